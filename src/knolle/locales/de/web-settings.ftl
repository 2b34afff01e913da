set-language = Sprache
