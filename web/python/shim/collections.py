from collections import OrderedDict


class Counter(OrderedDict):
    def __init__(self, values=()):
        super().__init__()
        self.update(values)

    def update(self, values):
        if isinstance(values, dict):
            for key, number in values.items():
                self[key] = self.get(key, 0) + number
        else:
            for one in values:
                self[one] = self.get(one, 0) + 1

    def subtract(self, values):
        for one in values:
            self[one] = self.get(one, 0) - 1

    def __pos__(self):
        return self + Counter()

    def __missing__(self, key):
        return 0

    def __getitem__(self, key):
        return self.get(key, 0)

    def elements(self):
        return [key for key, number in self.items() for _ in range(number)]

    def total(self):
        return sum(self.values())

    def __sub__(self, other):
        made = Counter()
        for key, number in self.items():
            if number - other[key] > 0:
                made[key] = number - other[key]
        for key, number in other.items():
            if key not in self and -number > 0:
                made[key] = -number
        return made

    def __add__(self, other):
        both = Counter(self)
        both.update(other)
        made = Counter()
        for key, number in both.items():
            if number > 0:
                made[key] = number
        return made

    def most_common(self, count=None):
        from _rt import sorted_

        found = sorted_(self.items(), key=lambda one: one[1], reverse=True)
        return found if count is None else found[:count]


class deque:
    def __init__(self, values=(), maxlen=None):
        self._values, self._most = list(values), maxlen

    def append(self, value):
        self._values.append(value)
        if self._most is not None and len(self._values) > self._most:
            self._values.pop(0)

    def popleft(self):
        return self._values.pop(0)

    def clear(self):
        self._values.clear()

    def copy(self):
        return deque(self._values, self._most)

    def __len__(self):
        return len(self._values)

    def __iter__(self):
        return iter(self._values)

    def __getitem__(self, at):
        return self._values[at]
