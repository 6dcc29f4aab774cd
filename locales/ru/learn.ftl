### Обучение (`voliera learn`): ход обучения и отказы.

learn-decisions = Решения
learn-rate = Решений в секунду
learn-time = Время
learn-left = { $seconds } с, осталось { $left } с
learn-figure-policy = Ошибка стратегии
learn-figure-value = Ошибка оценки
learn-figure-entropy = Энтропия
learn-figure-change = Изменение стратегии
learn-figure-clipped = Ограниченные решения
learn-figure-agreement = Совпадение выбора в отложенных партиях
learn-last = Против своей прежней версии
learn-opponent = Против соперника
learn-against = { $weights } против { $level }
learn-share = { $share } (от { $low } до { $high })
error-learn = Эту сеть нельзя обучить: { $detail }
learn-run = Этап обучения { $number } из { $runs }
