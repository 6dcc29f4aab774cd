# Python's generator (Mersenne twister), seeded by texts or whole numbers; JavaScript has its state.
import host


class Random:
    def __init__(self, seed=None):
        self._generator = host.generator(host.random_bits(53) if seed is None else seed)

    def getrandbits(self, count):
        if count <= 32:
            return (self._generator.word() & 0xFFFFFFFF) >> (32 - count)
        found, at = 0, 0
        while count > 0:
            word = self._generator.word() & 0xFFFFFFFF
            found |= (word >> (32 - count) if count < 32 else word) << at
            at += 32
            count -= 32
        return found

    def random(self):
        return float(self._generator.random())

    def _below(self, n):
        if not n:
            return 0
        bits, least = 0, n
        while least:
            bits += 1
            least >>= 1
        found = self.getrandbits(bits)
        while found >= n:
            found = self.getrandbits(bits)
        return found

    def randrange(self, start, stop=None):
        return self._below(start) if stop is None else start + self._below(stop - start)

    def randint(self, low, high):
        return self.randrange(low, high + 1)

    def choice(self, values):
        return values[self._below(len(values))]

    def shuffle(self, values):
        for i in range(len(values) - 1, 0, -1):
            j = self._below(i + 1)
            values[i], values[j] = values[j], values[i]

    def sample(self, population, count):
        n = len(population)
        result = [None] * count
        size = 21
        if count > 5:
            power = 1
            while power < count * 3:
                power *= 4
            size += power
        if n <= size:
            pool = list(population)
            for i in range(count):
                j = self._below(n - i)
                result[i] = pool[j]
                pool[j] = pool[n - i - 1]
            return result
        chosen = set()
        for i in range(count):
            j = self._below(n)
            while j in chosen:
                j = self._below(n)
            chosen.add(j)
            result[i] = population[j]
        return result

    def choices(self, population, weights=None, k=1):
        if weights is None:
            return [population[int(self.random() * len(population))] for _ in range(k)]
        sums, total = [], 0
        for one in weights:
            total += one
            sums.append(total)
        return [population[_place(sums, self.random() * (total + 0.0))] for _ in range(k)]


def _place(sums, wanted):
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        if wanted < sums[middle]:
            high = middle
        else:
            low = middle + 1
    return low
