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
        made = Counter(self)
        made.update(other)
        return made

    def most_common(self, count=None):
        from _rt import sorted_

        found = sorted_(self.items(), key=lambda one: one[1], reverse=True)
        return found if count is None else found[:count]
