### Обучение (`voliera learn`): ход обучения и отказы.

learn-count = { NUMBER($value, maximumFractionDigits: 0) }
learn-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
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
learn-preparing = Готовятся партии. В первый раз компилируются правила: несколько минут …
learn-resumed = Продолжено с { $share }: { $seconds } с, решений: { $decisions }
learn-measuring = Измеряются последние веса. Ctrl-C пропускает это.
learn-written = Веса, журнал и графики в папке { $folder }: last.net, log.jsonl, report.svg.
learn-stopped = Остановлено. Веса и контрольная точка в папке { $folder }; продолжить можно с --resume.
