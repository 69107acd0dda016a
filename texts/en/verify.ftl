### The page that checks dice.

verify-title = Check the dice
verify-lead = Your browser recomputes every roll of a match. You do not have to trust the server.
verify-idLabel = Match id
verify-idHint = 11 letters and digits: the last part of a match’s address
verify-idProblem = A match id has letters and digits only.
verify-check = Check
verify-chooseFile = Choose a file
verify-fileHint = A match record, or what the server disclosed about its dice (JSON). The file stays on your device.
verify-fileTooLarge = This file is too large to be a match record.
verify-fileNotJson = This file is not JSON.
# $field (string | null)
verify-fileField =
    { $field ->
        [none] This file is not a match record.
       *[other] This file is not a match record: the field “{ $field }” is missing or wrong.
    }
verify-fileThrown = The dice of this match were rolled by hand. Such dice cannot be verified.
verify-fileUnknown = This record does not say where its dice come from.
verify-importedTitle = These rolls came from an imported set
verify-imported = The director imported the rolls of this team match from a file. They cannot be checked against a commitment; both rooms had the same rolls.
verify-download = Save the disclosure
verify-downloadRecord = Save the match record
verify-checking = Checking every roll …
verify-notFound = There is no match with this id.
verify-toMatch = Open the match

verify-agrees = The dice are honest
# $throws (number)
# $games (number)
verify-agreesText =
    { $throws } { $throws ->
        [one] roll
       *[other] rolls
    } in { $games } { $games ->
        [one] game
       *[other] games
    } recomputed. Every one matches the sealed numbers.
verify-pending = So far everything agrees
# $throws (number)
verify-pendingText =
    { $throws ->
        [0] The match is still being played and no game is over yet. Its dice are sealed; come back later.
        [one] The match is still being played. { $throws } roll of its finished games agree; the seed is revealed at the end.
       *[other] The match is still being played. { $throws } rolls of its finished games agree; the seed is revealed at the end.
    }
verify-differs = Something does not agree
# $bad (number)
# $throws (number)
verify-differsText =
    { $bad ->
        [0] The rolls agree with their keys, but one of the claims below does not hold.
        [one] { $bad } of { $throws } rolls does not match the sealed numbers.
       *[other] { $bad } of { $throws } rolls do not match the sealed numbers.
    }

verify-claims = What was checked
verify-ok = agrees
verify-bad = does not agree
verify-open = not known yet
verify-claim-commitment = The seal is unbroken
verify-claim-commitmentOk = The secret number has exactly the fingerprint that was published before anyone sat down.
verify-claim-commitmentBad = The secret number does not have the fingerprint that was published: it was replaced.
verify-claim-commitmentOpen = The secret number is revealed when the match is over.
verify-claim-seats = Both players contributed
# $seat (string)
verify-claim-seatGiven = { $seat } gave 32 bytes of its own.
# $seat (string)
verify-claim-seatZeros = { $seat } gave none; zeros are used instead.
# $seat (string)
verify-claim-seatHouse = { $seat } is a house bot and counts as zeros, because the server must not choose bytes.
# $seat (string)
verify-claim-seatDrawn = { $seat } is a house bot. The server drew its bytes, as it did in matches of the first version.
# $seat (string)
verify-claim-seatRefused = { $seat } is a house bot and must count as zeros, but has bytes that the server chose.
# $seat (string)
verify-claim-seatHidden = { $seat }’s bytes are shown when the match is over.
verify-claim-chain = The games’ keys form one chain
verify-claim-chainOk = The keys follow from the secret number and both players’ bytes, and end in the value published at the start.
verify-claim-chainBad = The keys do not lead to the value that was published at the start.
verify-claim-chainOpen = The keys of finished games lead to the value published at the start; the rest follows at the end.
verify-claim-chainNone = The keys are revealed game by game.
verify-claim-complete = No game is missing
verify-claim-completeOk = The games are numbered without a gap.
verify-claim-completeBad = A game is missing.
verify-claim-noted = It is the seal that you saw
verify-claim-notedOk = When you sat down, this browser saved the fingerprint and its own random bytes. Both match.
verify-claim-notedBad = When you sat down, this browser saved another fingerprint or other bytes.
verify-claim-notedOpen = The fingerprint is the one that this browser saved. Its bytes are compared at the end.
# $n (number)
verify-game = Game { $n }
# $n (number)
verify-gameThrows =
    { $n ->
        [one] 1 roll
       *[other] { $n } rolls
    }
verify-gameKey = Key
verify-keyNotInChain = does not lead to the published value
verify-throwMissing = A roll of one side is missing: its numbers have a gap.
verify-opening = Opening roll
# $faces (string)
verify-ties = after ties of { $faces }
verify-columnSide = Side
verify-columnTurn = Turn
verify-columnShown = Rolled
verify-columnComputed = Computed
verify-columnAgrees = Agrees
verify-white = White
verify-black = Black
verify-details = The numbers
verify-commitment = Commitment
verify-seed = Seed
verify-whiteBytes = White’s bytes
verify-blackBytes = Black’s bytes
verify-g0 = End of the chain, g0
verify-none = none
verify-sealed = sealed until the end

verify-howTitle = How it works
verify-how-1 = Before anyone sits down, the server draws a secret number and publishes its fingerprint (SHA-256). No other number has the same fingerprint, so it can no longer be changed.
verify-how-2 = Then each player’s browser adds 32 random bytes. The dice depend on all three numbers, so neither the server nor a player can choose them.
verify-how-3 = From these come the keys of all games, in a chain: each key is the fingerprint of the next. When a game is over, its key is shown and must fit the chain published at the start.
verify-how-4 = Every roll is computed from the game’s key, the side, and the number of the turn. Nothing else goes in: not the position, not the cube, not whether a player is a bot.
verify-how-5 = This page repeats all of it. It would find a single changed, swapped or missing roll.
verify-recipe = The recipe, byte by byte
verify-statistics = All dice ever rolled
verify-commandLine = Would you rather not trust this page either? The program can run the same check from the command line:
