set-language = Langue
