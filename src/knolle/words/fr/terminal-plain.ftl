### La table sous forme de conversation, ligne par ligne : `knolle play --plain` et `knolle join --plain`.

## Début et fin
plain-welcome = { $game } avec { $names }.
plain-seated = Tu es { $name }.
plain-watching = Il n’y a pas de place libre à cette table : tu regardes.
plain-goes-on = La partie reprend où elle en était.
plain-paused = La partie est en pause et enregistrée. Pour continuer : { $command }
plain-left = Tu as quitté la table, et ta place reste à toi. Pour revenir : { $command }
plain-left-watching = Tu ne regardes plus. Pour revenir : { $command }
plain-connected = La connexion est rétablie.
plain-record = L’enregistrement est dans { $path }. Pour le vérifier : { $command }
plain-no-review = L’analyse du maître n’est pas disponible pour le moment.
plain-chat = { $name } dit : { $text }

## Questions
plain-ask = Ton choix, de 1 à { $count } ? Aide : ?
plain-early = { $text } : en attente de ton tour.
plain-time = Temps restant : { $seconds } secondes.
plain-ask-start = Tout le monde est là ? Pour distribuer : { $word }
plain-ask-consent = Es-tu d’accord ? { $yes } ou { $no }
plain-ask-back = Pour jouer toi-même : { $word }
plain-ask-again = Encore une partie ? { $word } ou { $quit }
plain-no-number = Il n’y a pas de numéro { $number } ici. Les choix vont de 1 à { $count }.
plain-see-help = Tout ce que tu peux répondre : ?

## Mots pour répondre ; les mots anglais sont toujours compris aussi
plain-word-help = aide
plain-word-hint = conseil
plain-word-why = pourquoi
plain-word-last = dernier
plain-word-scores = scores
plain-word-log = journal
plain-word-hand = main
plain-word-table = table
plain-word-undo = annuler
plain-word-quit = quitter
plain-word-say = dire
plain-word-start = commencer
plain-word-yes = oui
plain-word-no = non
plain-word-back = place
plain-word-rematch = revanche

## Aide, une ligne chacun
plain-help-help = Un numéro choisit la ligne correspondante. Tu peux aussi taper une carte comme elle est affichée, par exemple { $card }.
plain-help-hint = { $word } : ce que le maître choisirait.
plain-help-why = { $word } { $card } : pourquoi quelque chose n’est pas permis.
plain-help-last = { $word } : revoir le dernier pli ou la dernière manche.
plain-help-scores = { $word } : les scores jusqu’ici.
plain-help-log = { $word } : ce qui s’est passé récemment ; { $word } 50 remonte plus loin.
plain-help-table = { $word } : où en est la table, et ta main.
plain-help-undo = { $word } : annuler ton dernier coup.
plain-help-say = { $word } et un texte : dire quelque chose à la table.
plain-help-quit = { $word } : s’arrêter là et continuer une autre fois.
