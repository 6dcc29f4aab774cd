import host


def normalize(form, text):
    return host.normalized(form, text)


def category(character):
    return host.category(character)
