# Days by their numbers, as Python counts them: from 0001-01-01, day 1.
_MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_DAY_S = 86_400
_EPOCH = 719_163  # 1970-01-01
UTC = None


def _leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _days(year, month):
    return _MONTHS[month - 1] + (month == 2 and _leap(year))


def _before(year):
    year -= 1
    return year * 365 + year // 4 - year // 100 + year // 400


class timedelta:
    def __init__(self, days=0, hours=0):
        self.seconds_in_all = days * _DAY_S + hours * 3600

    @property
    def days(self):
        return self.seconds_in_all // _DAY_S


class date:
    def __init__(self, year, month, day):
        if not (1 <= year <= 9999 and 1 <= month <= 12 and 1 <= day <= _days(year, month)):
            raise ValueError("no such day")
        self.year, self.month, self.day = year, month, day
        self._number = _before(year) + sum([_days(year, one) for one in range(1, month)]) + day

    @staticmethod
    def fromordinal(number):
        year = max(1, number * 400 // 146_097)
        while _before(year + 1) < number:
            year += 1
        rest, month = number - _before(year), 1
        while rest > _days(year, month):
            rest -= _days(year, month)
            month += 1
        return date(year, month, rest)

    @staticmethod
    def fromisoformat(text):
        return date(*[int(part) for part in text.split("-")])

    def toordinal(self):
        return self._number

    def weekday(self):
        return (self._number + 6) % 7

    def isoformat(self):
        return "%04d-%02d-%02d" % (self.year, self.month, self.day)

    __str__ = isoformat

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return date.fromordinal(self._number - other.days)
        return timedelta(self._number - other._number)

    def __add__(self, other):
        return date.fromordinal(self._number + other.days)

    def __eq__(self, other):
        return isinstance(other, date) and self._number == other._number

    def __lt__(self, other):
        return self._number < other._number

    def __le__(self, other):
        return self._number <= other._number

    def __gt__(self, other):
        return self._number > other._number

    def __ge__(self, other):
        return self._number >= other._number

    def __hash__(self):
        return self._number


class datetime:
    # A moment in Greenwich, in seconds.
    def __init__(self, seconds):
        self._seconds = seconds

    @staticmethod
    def fromtimestamp(seconds, zone):
        return datetime(seconds)

    def __add__(self, other):
        return datetime(self._seconds + other.seconds_in_all)

    def date(self):
        return date.fromordinal(_EPOCH + int(self._seconds // _DAY_S))
