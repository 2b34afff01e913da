"""The fair shuffle, compiled; core/fair.py draws its words."""

from knolle.compiled.decorators import inner, uint64

WORD = uint64(2**32)


@inner
def shuffle(words, n, order):
    """Do the fair shuffle of docs/rules/record.md; return False if it needs more words than there are."""
    for i in range(n):
        order[i] = i
    used = 0
    for i in range(n - 1, 0, -1):
        m = uint64(i + 1)
        limit = WORD // m * m
        while used < words.size and uint64(words[used]) >= limit:
            used += 1
        if used == words.size:
            return False
        j = uint64(words[used]) % m
        used += 1
        order[i], order[j] = order[j], order[i]
    return True
