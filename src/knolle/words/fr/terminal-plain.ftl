### La table sous forme de conversation, ligne par ligne : `knolle play --plain` et `knolle join --plain`.

## Début et fin
plain-welcome = { $game } avec { $names }.
plain-seated = Tu es { $name }.
plain-watching = Il n’y a pas de place libre à cette table : tu regardes.
plain-goes-on = La partie reprend où elle en était.
plain-paused = La partie est en pause et enregistrée. Pour continuer : { $command }
plain-left = Tu as quitté la table, et ta place reste à toi. Pour revenir : { $command }
plain-left-watching = Tu ne regardes plus. Pour revenir : { $command }
plain-connected = De nouveau en ligne.
plain-record = L’enregistrement est dans { $path }. Pour le vérifier : { $command }
plain-no-review = L’analyse du maître n’est pas disponible pour le moment.
plain-chat = { $name } dit : { $text }

## Questions
plain-ask = Ton choix, de 1 à { $count } ? Aide : ?
plain-early = { $text } : en attente de ton tour.
plain-time = Temps restant : { $seconds } secondes.
plain-time-left = Temps restant : { $time }.
plain-ask-start = Tout le monde est là ? Pour distribuer : { $word }
plain-ask-consent = Es-tu d’accord ? { $yes } ou { $no }
plain-ask-back = Pour jouer toi-même : { $word }
plain-ask-keep = Pour garder ta place : { $word }
plain-ask-again = Encore une partie ? { $word } ou { $quit }
plain-ask-accept = Pour accepter : { $word }. Pour refuser : { $quit }
plain-ask-anyway = Pour distribuer quand même : { $word }
plain-no-number = Il n’y a pas de numéro { $number } ici. Les choix vont de 1 à { $count }.
plain-no-count = Dans ce jeu, il n’y a pas de cartes à compter.
plain-see-help = Tout ce que tu peux répondre : ?
tools-seats = Quelle place ? { $seats }
tools-faces = Quelle mimique ? { $faces }
tools-confirm = Pour le faire : { $word } { $text }
tools-offer = Envoie ce lien à la personne qui aura la place { $number }. Il ne sert qu’une fois.
tools-bots = Quel bot ? Par exemple : { $example }. Niveaux : { $levels }. Tempéraments : { $temperaments }.
tools-no-name = Personne ici ne s’appelle { $name }.
tools-names = Qui ? { $names }
tools-none-removed = Personne n’a été retiré de cette table.
tools-none-here = Il n’y a personne d’autre ici.
tools-none-muted = Tu ne masques personne.
tools-muted = Tu ne vois plus ce qu’écrit { $name }.
tools-unmuted = Tu vois de nouveau ce qu’écrit { $name }.
tools-close = La table sera fermée pour tout le monde et la partie s’arrêtera.
tools-words = Après une barre oblique, on peut taper : { $words }

## Mots pour répondre ; les mots anglais sont toujours compris aussi
plain-word-help = aide
plain-word-hint = conseil
plain-word-why = pourquoi
plain-word-last = dernier
plain-word-scores = scores
plain-word-count = compter
plain-word-log = journal
plain-word-hand = main
plain-word-table = table
plain-word-undo = annuler
plain-word-quit = quitter
plain-word-say = dire
plain-word-start = commencer
plain-word-yes = oui
plain-word-no = non
plain-word-back = reprendre
plain-word-rematch = revanche
plain-word-face = mimique
plain-word-seat = place
plain-word-grant = accorder
plain-word-deny = refuser
plain-word-offer = proposer
plain-word-bot = bot
plain-word-remove = retirer
plain-word-readmit = readmettre
plain-word-close = fermer
plain-word-mute = masquer
plain-word-unmute = montrer

## Aide, une ligne chacun
plain-help-help = Un numéro choisit la ligne correspondante. Tu peux aussi taper une carte comme elle est affichée, par exemple { $card }.
plain-help-hint = { $word } : ce que le maître choisirait.
plain-help-why = { $word } { $card } : pourquoi quelque chose n’est pas permis.
plain-help-last = { $word } : revoir le dernier pli ou la dernière manche.
plain-help-scores = { $word } : les scores jusqu’ici.
plain-help-count = { $word } : où sont toutes les cartes, jouées, à toi ou encore cachées.
plain-help-log = { $word } : ce qui s’est passé récemment ; { $word } 50 remonte plus loin.
plain-help-table = { $word } : où en est la table, et ta main.
plain-help-undo = { $word } : annuler ton dernier coup.
plain-help-say = { $word } et un texte : dire quelque chose à la table.
plain-help-face = { $word } 1 à 6 : montrer une mimique aux autres.
plain-help-seat = { $word } et un numéro : en tant que spectateur, demander la place de ce bot.
plain-help-grant = { $word } et le numéro d’une place : l’accorder, en tant qu’hôte.
plain-help-deny = { $word } et le numéro d’une place : la refuser (hôte) ou y renoncer (spectateur).
plain-help-offer = { $word } et le numéro d’une place : créer un lien qui l’offre à un ami (hôte).
plain-help-bot = { $word } et le numéro d’une place, au besoin un niveau : y faire jouer un bot (hôte).
plain-help-remove = { $word } et le numéro d’une place : la libérer avant la partie (hôte).
plain-help-readmit = { $word } et un nom : laisser quelqu’un se rasseoir (hôte).
plain-help-close = { $word } : fermer la table pour tout le monde (hôte).
plain-help-mute = { $word } et un nom : masquer ce que quelqu’un écrit.
plain-help-unmute = { $word } et un nom : le montrer de nouveau.
plain-help-quit = { $word } : s’arrêter là et continuer une autre fois.
