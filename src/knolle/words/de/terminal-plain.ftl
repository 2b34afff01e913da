### Der Tisch als Gespräch in Zeilen: `knolle play --plain` und `knolle join --plain`.

## Anfang und Ende
plain-welcome = { $game } mit { $names }.
plain-seated = Du bist { $name }.
plain-watching = An diesem Tisch ist kein Platz frei: Du schaust zu.
plain-goes-on = Das Spiel geht dort weiter, wo es war.
plain-paused = Das Spiel ist unterbrochen und gespeichert. Weiter geht es mit: { $command }
plain-left = Du hast den Tisch verlassen, dein Platz bleibt deiner. Zurück kommst du mit: { $command }
plain-left-watching = Du schaust nicht mehr zu. Zurück kommst du mit: { $command }
plain-connected = Wieder verbunden.
plain-record = Die Aufzeichnung liegt in { $path }. Prüfen kannst du sie mit: { $command }
plain-no-review = Die Analyse des Meisters ist gerade nicht verfügbar.
plain-chat = { $name } sagt: { $text }

## Fragen
plain-ask = Was wählst du, 1 bis { $count }? Hilfe: ?
plain-early = { $text }: vorgemerkt, bis du dran bist.
plain-time = Noch { $seconds } Sekunden Zeit.
plain-time-left = Noch { $time } Zeit.
plain-ask-start = Sind alle da? Austeilen mit: { $word }
plain-ask-consent = Bist du einverstanden? { $yes } oder { $no }
plain-ask-back = Selbst weiterspielen mit: { $word }
plain-ask-keep = Den Platz behalten mit: { $word }
plain-ask-again = Noch einmal? { $word } oder { $quit }
plain-ask-accept = Annehmen mit: { $word }. Ablehnen mit: { $quit }
plain-ask-anyway = Trotzdem austeilen mit: { $word }
plain-no-number = Eine Nummer { $number } gibt es hier nicht. Zur Wahl stehen 1 bis { $count }.
plain-no-count = In diesem Spiel gibt es keine Karten zu zählen.
plain-see-help = Alles, was du antworten kannst: ?
tools-seats = Welcher Platz? { $seats }
tools-faces = Welches Gesicht? { $faces }
tools-confirm = Um es zu tun: { $word } { $text }
tools-offer = Schick diesen Link an die Person, die Platz { $number } bekommen soll. Er gilt einmal.
tools-bots = Welcher Bot? Zum Beispiel: { $example }. Stufen: { $levels }. Temperamente: { $temperaments }.
tools-no-name = Hier heißt niemand { $name }.
tools-names = Wen? { $names }
tools-none-removed = Von diesem Tisch wurde niemand entfernt.
tools-none-here = Außer dir ist niemand hier.
tools-none-muted = Du blendest niemanden aus.
tools-muted = Du siehst nicht mehr, was { $name } schreibt.
tools-unmuted = Du siehst wieder, was { $name } schreibt.
tools-close = Damit ist der Tisch für alle geschlossen und das Spiel zu Ende.
tools-words = Nach einem Schrägstrich geht: { $words }

## Wörter zum Antworten; die englischen gelten immer auch
plain-word-help = hilfe
plain-word-hint = tipp
plain-word-why = warum
plain-word-last = letzter
plain-word-scores = stand
plain-word-count = zählen
plain-word-log = verlauf
plain-word-hand = hand
plain-word-table = tisch
plain-word-undo = zurück
plain-word-quit = ende
plain-word-say = sag
plain-word-start = los
plain-word-yes = ja
plain-word-no = nein
plain-word-back = weiter
plain-word-rematch = revanche
plain-word-face = gesicht
plain-word-seat = platz
plain-word-grant = zusagen
plain-word-deny = absagen
plain-word-offer = anbieten
plain-word-bot = bot
plain-word-remove = entfernen
plain-word-readmit = zulassen
plain-word-close = schließen
plain-word-mute = ausblenden
plain-word-unmute = einblenden

## Hilfe, je eine Zeile
plain-help-help = Mit einer Nummer wählst du die Zeile. Du kannst eine Karte auch so eingeben, wie sie dasteht, etwa { $card }.
plain-help-hint = { $word }: was der Meister wählen würde.
plain-help-why = { $word } { $card }: warum etwas nicht erlaubt ist.
plain-help-last = { $word }: noch einmal der letzte Stich oder die letzte Runde.
plain-help-scores = { $word }: wie es bis jetzt steht.
plain-help-count = { $word }: wo alle Karten sind: gespielt, bei dir, noch nicht gesehen.
plain-help-log = { $word }: was zuletzt geschah; { $word } 50 reicht weiter zurück.
plain-help-table = { $word }: wie es steht, und deine Hand.
plain-help-undo = { $word }: deinen letzten Zug zurücknehmen.
plain-help-say = { $word } und ein Text: dem Tisch etwas sagen.
plain-help-face = { $word } 1 bis 6: den anderen ein Gesicht zeigen.
plain-help-seat = { $word } und eine Nummer: als Zuschauer um den Platz dieses Bots bitten.
plain-help-grant = { $word } und die Nummer eines Platzes: ihn als Gastgeber zusagen.
plain-help-deny = { $word } und die Nummer eines Platzes: als Gastgeber ablehnen, als Zuschauer zurückziehen.
plain-help-offer = { $word } und die Nummer eines Platzes: als Gastgeber einen Link dafür machen.
plain-help-bot = { $word } und die Nummer eines Platzes, vielleicht eine Stufe: als Gastgeber dort einen Bot spielen lassen.
plain-help-remove = { $word } und die Nummer eines Platzes: ihn als Gastgeber vor dem Spiel räumen.
plain-help-readmit = { $word } und ein Name: als Gastgeber jemanden wieder Platz nehmen lassen.
plain-help-close = { $word }: den Tisch als Gastgeber für alle schließen.
plain-help-mute = { $word } und ein Name: ausblenden, was jemand schreibt.
plain-help-unmute = { $word } und ein Name: es wieder zeigen.
plain-help-quit = { $word }: für jetzt aufhören und ein andermal weiterspielen.
