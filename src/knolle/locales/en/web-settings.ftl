set-language = Language
