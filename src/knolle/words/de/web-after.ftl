### Nach einem Spiel: Ergebnis, Wertungsblatt, Wiedergabe, Analyse, Prüfung der Karten.

## Wertungsblatt
sheet-label = Wertungsblatt
sheet-round = Runde
sheet-game = Partie
sheet-total = Summe
sheet-none = Noch ist nichts gewertet.
sheet-so-far = { $number }, bisher
sheet-wins = gewinnt
sheet-shares = teilt sich den Sieg

## Das Ende eines Spiels
after-you-win = Du gewinnst!
after-wins = { $name } gewinnt!
after-share = { $names } teilen sich den Sieg!
after-you-share = Du teilst dir den Sieg mit { $names }!
after-with = { $points ->
    [one] Mit einem Punkt.
   *[other] Mit { $points } Punkten.
}
after-place =
    Du: { $place }. Platz, { $points ->
        [0] nach dem Gleichstand
       *[other] { $score } Rückstand
    }.
after-rematch = Revanche
after-next = Das nächste Spiel wird vorbereitet.
after-accept = Ich bin dabei
after-decline = Nein, danke
after-begun = Das nächste Spiel hat begonnen.
after-without-you = Das nächste Spiel hat ohne dich begonnen.
after-to-table = Zum Tisch
after-replay = Wiedergabe
after-review = Analyse
after-check = Verteilung prüfen
after-record = Aufzeichnung herunterladen

## Seiten zu einem beendeten Spiel
finished = Nach dem Spiel
finished-title = { $game }, Spiel { $number }
finished-replay = Wiedergabe
finished-review = Analyse
finished-check = Verteilung prüfen
finished-table = Zum Tisch
finished-again = Noch einmal versuchen

## Wiedergabe
replay-loading = Das Spiel wird geladen …
replay-slider = Schritt des Spiels
replay-at = { $step } von { $steps }
replay-at-round = Schritt { $step } von { $steps }, Runde { $part }
replay-at-game = Schritt { $step } von { $steps }, Partie { $part }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-part-back =
    { $part ->
        [game] Zurück zum Anfang der Partie
       *[round] Zurück zum Anfang der Runde
    }
replay-part-on =
    { $part ->
        [game] Weiter zur nächsten Partie
       *[round] Weiter zur nächsten Runde
    }
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-chair = Aus Sicht von
replay-spectator = Zuschauer
replay-open = Alle Hände aufdecken
replay-link = Link zu diesem Moment kopieren
replay-keys =
    Tasten: ← → ein Schritt, N P { $part ->
        [game] Partie vor/zurück
       *[round] Runde vor/zurück
    }, Pos1 Ende, Leertaste Abspielen/Anhalten, 1–6 ein Platz, 0 Zuschauer.

## Analyse
review-whose = Entscheidungen von
review-thinking = Der Meister geht die Entscheidungen von { $name } durch. Beim ersten Mal dauert das einige Sekunden.
review-summary = { $good } von { $real } Entscheidungen so gut wie die des Meisters: { $share }
review-mean = { $mistakes ->
    [0] Kein klarer Fehler.
    [one] Ein klarer Fehler.
   *[other] { $mistakes } klare Fehler.
} Im Mittel kostete eine Entscheidung { $points } { $unit }.
review-honest = So urteilt unser stärkster Bot, mit { $simulations } simulierten Fortsetzungen je Entscheidung, nach dem, was in diesem Moment zu wissen war. Das Urteil hat einen Unsicherheitsbereich. Als Fehler zählt nur, was mehr als das Doppelte davon und mehr als { $score } gekostet hat. Für Tipps gilt derselbe Maßstab.
review-part = Das Spiel ist lang: Beurteilt sind nur die ersten { $count } Entscheidungen.
review-moments = Die teuersten Momente
review-no-moments = Keine: Nichts war klar schlechter als die Wahl des Meisters.
review-moment = Gewählt: { $chosen }; besser: { $best }.
review-cost = Das kostete { $score } ({ $error }), und die Gewinnchance fiel von { $before } auf { $after }.
review-cost-points = Das kostete { $score } ({ $error }), änderte an der Gewinnchance aber kaum etwas.
review-error = ± { $error }
review-exact = genau
review-show = Zeigen
review-show-number = Entscheidung { $number } auf dem Tisch zeigen
review-curve = Gewinnchance
review-curve-told = Von { $first } bei der ersten Entscheidung bis { $last } bei der letzten, zwischen { $least } und { $most }.
review-curve-keys = Mit den Pfeiltasten gehst du die Kurve entlang, die Eingabetaste zeigt den Moment auf dem Tisch.
review-curve-table = Die Kurve als Tabelle
review-decision = Entscheidung
review-chance-was = Gewinnchance { $chance }
review-told = Entscheidung { $number }, { $chosen }: Gewinnchance { $chance }.
review-all = { $count ->
    [one] Die einzige Entscheidung
   *[other] Alle { $count } Entscheidungen
}
review-master = Der Meister hätte gewählt: { $best }.
review-verdict-only = Hier gab es keine Wahl.
review-verdict-best = Die Wahl des Meisters.
review-verdict-as-good = Ebenso gut oder fast so gut.
review-verdict-mistake = Ein Fehler.

## Prüfung der Karten
check-running = Das Spiel wird nachgespielt …
check-holds = Die Verteilung stimmt
check-open = Die Verteilung ist nur zum Teil bewiesen
check-fails = Die Verteilung stimmt nicht
check-steps-told = Der Server hat das ganze Spiel aus seinem Startwert nachgespielt: { $shuffles } Mal gemischt, { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}, { $events } Ereignisse, und alles passt.
check-own = Was dieser Browser selbst prüft
check-own-yes = Vor der ersten Karte hat sich dieses Gerät die gezeigten Fingerabdrücke (SHA-256) gemerkt. Der Startwert und alle Beiträge passen dazu, und dein eigener Beitrag ist dabei. In der Aufzeichnung stehen die Karten, die es gezeigt bekam.
check-own-watched = Vor der ersten Karte hat sich dieses Gerät die gezeigten Fingerabdrücke (SHA-256) gemerkt. Der Startwert und alle Beiträge passen dazu. Du hast zugesehen, also ist kein Beitrag von dir.
check-own-seed = Der Startwert passt nicht zu dem Fingerabdruck, der diesem Gerät vor der ersten Karte gezeigt wurde. Der Server hat ihn ausgetauscht.
check-own-own = Dein eigener Beitrag ist beim Mischen nicht dabei.
check-own-other = Ein Beitrag passt nicht zu den Fingerabdrücken, die diesem Gerät vor der ersten Karte gezeigt wurden.
check-own-starter = Wer beginnt, folgt nicht aus dem Startwert und den Beiträgen.
check-own-seen = Die Aufzeichnung passt nicht zu dem, was dieses Gerät während des Spiels gezeigt bekam.
check-own-record = Die Aufzeichnung folgt nicht aus ihrem Startwert und den Regeln.
check-own-missing = Die Aufzeichnung ließ sich nicht abrufen, die Verteilung ist also ungeprüft.
check-own-unseen = Dieses Gerät hat sich vor dem Geben nichts gemerkt und kann nichts vergleichen. Wer an einem anderen Gerät mitgespielt hat, kann dort prüfen.
check-without = Der Beitrag von { $name } kam nicht rechtzeitig, die Karten wurden ohne ihn gegeben. Wer so fehlt und zugleich den Server betreibt, konnte damit zwischen zwei Verteilungen wählen.
check-redrawn = { $count ->
    [one] Vor dieser Verteilung wurden schon einmal Beiträge aufgedeckt, und es kamen keine Karten. Wer den Server betreibt, konnte so zwischen den Verteilungen wählen.
   *[other] Vor dieser Verteilung wurden schon { $count } Mal Beiträge aufgedeckt, und es kamen keine Karten. Wer den Server betreibt, konnte so zwischen den Verteilungen wählen.
}
check-commitment = Festlegung
check-committed = Festgelegt am { $when }, bevor jemand etwas aufgedeckt hat
check-seed = Startwert
check-seed-when = Geheim bis zum Ende des Spiels
check-entropy = Von den Spielern beigetragen
check-entropy-none = Niemand hat etwas beigetragen.
check-started = Ausgeteilt am { $when }
check-means = Was das bedeutet
check-proves = Startwert und Beiträge legen jedes Mischen fest und wer beginnt. Bis alle feststanden, war von jedem Beitrag nur der Fingerabdruck bekannt. Stimmt also die eigene Prüfung dieses Geräts, war dein Beitrag dabei und fehlt keiner, so konnte niemand die Karten aussuchen, auch nicht der Betreiber des Servers.
check-proves-not = Es beweist nicht, dass niemand heimlich nachgesehen hat: Der Betreiber des Servers hätte die Karten während des Spiels ansehen können. Auch diese Seite kommt von seinem Server; wenn du ihm nicht traust, spiel mit deinem eigenen Knolle mit: „knolle join“.
check-yourself = Selbst prüfen
check-yourself-how = Die Aufzeichnung enthält das ganze Spiel. Mit Knolle auf deinem eigenen Gerät spielst du es nach, ohne diesem Server zu vertrauen:
