set-language = Lingua
