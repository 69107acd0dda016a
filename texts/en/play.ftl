### What a player does and reads at the table.

## The buttons, and what the player waits for

play-actions-label = What you can do
play-actions-roll = Roll
play-actions-double = Double
play-actions-redouble = Redouble
# $value (number)
play-actions-doubleSure = Offer the cube at { $value }?
play-actions-keepCube = Not now
play-actions-take = Take
play-actions-pass = Pass
play-actions-beaver = Beaver
play-actions-raccoon = Raccoon
play-actions-undo = Undo
play-actions-reset = Reset
play-actions-confirm = Confirm
play-actions-backToGame = Back to the game
play-actions-showResult = Show result
play-actions-stop = Stop here
play-actions-abort = Abort
play-actions-abortHint = No result, no rating, stakes back
# $name (string)
play-actions-abortSent = You asked { $name } to abort the match
# $name (string)
play-actions-abortOffered = { $name } wants to abort: no result, no rating, stakes back
play-actions-abortAccept = Abort the match
play-actions-abortDecline = Play on
play-actions-decided = The match is decided. You can both agree to stop here.
# $value (number)
play-actions-offered = Double to { $value } offered
# $value (number)
play-actions-beavered = Beaver: cube at { $value }
# $value (number)
play-actions-raccooned = Raccoon: cube at { $value }
# $name (string)
play-actions-stopOffered = { $name } offers to stop here
# $name (string)
play-actions-gone = { $name } has gone. Claim the match, end it without a result, or wait.
# $name (string)
# $time (string)
play-actions-goneWait = { $name } has gone. You can claim the match in { $time }.
play-actions-claimMatch = Claim the match
play-actions-claimNoResult = No result
# $name (string)
play-actions-thinking = { $name } to move
play-actions-otherRoom = Waiting for the other room. The clocks are stopped.
# $name (string)
# $presence ("reconnecting" | "elsewhere" | "gone")
play-actions-absent =
    { $presence ->
        [reconnecting] { $name } is reconnecting; the clock keeps running
        [elsewhere] { $name } is on another page; the clock keeps running
       *[gone] { $name } is disconnected; the clock keeps running
    }
# $name (string)
play-actions-answering = { $name } is deciding on the double
# $name (string)
play-actions-illegalPlaySent = { $name } is deciding whether the illegal play may stand
# $name (string)
play-actions-resignationSent = { $name } is deciding on your resignation
play-actions-yourMove = Move your checkers

## The menu of the table

play-menu-label = Table
play-menu-settings = Board and sound
play-menu-resign = Resign
play-menu-leave = Leave the match
play-menu-moves = Moves
play-menu-chat = Chat
# $count (number)
play-menu-unread = { $count } new

## Notes on the board

play-notes-openingRoll = Opening roll
# $name (string)
# $dice (string)
play-notes-opening = { $name } starts with { $dice }
# $dice (string)
play-notes-youStart = You start with { $dice }
# $dice (readonly number[])
play-notes-ties = Tied rolls: { $dice }
play-notes-atBoard-illegal_play = The board shows no legal play
play-notes-atBoard-sensor_fault = The board’s sensors report an impossible position
play-notes-atBoard-rolled_early = Rolled too early; the roll stands
play-notes-noPlay = No legal play
# $name (string)
play-notes-wins = { $name } wins
play-notes-youWin = You win
# $result (GameResult)
# $cube (number)
# $won (number)
play-notes-worth =
    { $cube ->
        [1]
            { $result ->
                [single] Single game
                [gammon] Gammon
               *[other] Backgammon
            } · { $won } { $won ->
                [one] point
               *[other] points
            }
       *[other]
            { $result ->
                [single] Single game
                [gammon] Gammon
               *[other] Backgammon
            } × { $cube } · { $won } { $won ->
                [one] point
               *[other] points
            }
    }
play-notes-go = Continue

## Illegal plays that may stand

# $name (string)
# $notation (string)
# $first (number)
# $second (number)
play-illegal-question = { $name } plays { $first }-{ $second }: { $notation }. That is not legal. May it stand?
play-illegal-accept = Let it stand
play-illegal-decline = Insist on a legal play

## The list of moves

play-moves-label = Moves
play-moves-empty = No moves yet
# $dice (string)
# $starter (string)
play-moves-openingRoll = Opening roll { $dice }: { $starter } starts
play-moves-noPlay = no play
# $notation (string)
play-moves-illegalPlay = { $notation } (illegal)
play-moves-declinesIllegalPlay = Insists on a legal play
# $value (number)
play-moves-doubles = Doubles to { $value }
play-moves-takes = Takes
play-moves-passes = Passes
# $value (number)
play-moves-beavers = Beavers to { $value }
# $value (number)
play-moves-raccoons = Raccoons to { $value }
# $result (GameResult)
play-moves-offersResignation =
    Offers to resign { $result ->
        [single] a single game
       *[other] a { $result }
    }
# $result (GameResult)
play-moves-resigns =
    Resigns { $result ->
        [single] a single game
       *[other] a { $result }
    }
play-moves-declines = Declines
play-moves-timedOut = Time ran out
play-moves-left = Left
# $name (string)
# $won (number)
# $result (GameResult)
play-moves-end =
    { $result ->
        [single]
            { $name } wins { $won } { $won ->
                [one] point
               *[other] points
            }
       *[other]
            { $name } wins { $won } { $won ->
                [one] point
               *[other] points
            } ({ $result })
    }
play-moves-first = Start of the match
play-moves-previous = One step back
play-moves-next = One step forward
play-moves-present = Current position

## The chat

play-chat-empty = No messages yet. Be kind.
play-chat-placeholder = Say something
play-chat-send = Send
# $name (string)
play-chat-mute = Mute { $name }
# $name (string)
play-chat-unmute = Unmute { $name }
play-chat-spectator = (spectator)
# $name (string)
play-chat-muted = { $name } is muted: new messages are hidden.

## Resigning

play-resign-title = Resign this game?
play-resign-text = Your opponent can accept, decline or simply play on.
# Returns the cost of a resignation; `endsMatch`: it loses the match, `asks`: the opponent has to accept.
# $count (number)
# $endsMatch (boolean)
# $asks (boolean)
play-resign-costs =
    { $endsMatch ->
        [true]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] point
                       *[other] points
                    } and the match
               *[false]
                    { $count } { $count ->
                        [one] point
                       *[other] points
                    } and the match, no consent needed
            }
       *[false]
            { $asks ->
                [true]
                    { $count } { $count ->
                        [one] point
                       *[other] points
                    }
               *[false]
                    { $count } { $count ->
                        [one] point
                       *[other] points
                    }, no consent needed
            }
    }
play-resign-offer = Offer resignation
play-resign-resignNow = Resign
# $name (string)
# $result (GameResult)
# $count (number)
play-resign-offered =
    { $name } offers to resign { $result ->
        [single] a single game
       *[other] a { $result }
    }: { $count } { $count ->
        [one] point
       *[other] points
    }
play-resign-accept = Accept
play-resign-decline = Decline

## Leaving

play-leave-title = Leave the match?
play-leave-matchLost = You lose the whole match at once, and your rating changes as after any loss.
play-leave-matchLostUnrated = You lose the whole match at once. It is unrated.
# $staked (boolean)
play-leave-unplayed =
    { $staked ->
        [true] You have not both completed a turn yet, so the match does not count for the ratings. You still lose your stake, and your completion rate drops. If you leave three matches like this within an hour, you cannot use quick pairing for an hour. You can also ask your opponent to abort.
       *[false] You have not both completed a turn yet, so the match does not count for the ratings. Your completion rate drops. If you leave three matches like this within an hour, you cannot use quick pairing for an hour. You can also ask your opponent to abort.
    }
# `credits` is the amount that goes to the opponent; null: no stake.
# $count (number)
# $credits (string | null)
play-leave-gameLost =
    { $credits ->
        [none]
            You lose the game at once: { $count } { $count ->
                [one] point
               *[other] points
            }.
       *[other]
            You lose the game at once: { $count } { $count ->
                [one] point
               *[other] points
            }, { $credits } of your stake.
    }
play-leave-stay = Stay
play-leave-leave = Leave
play-leave-hint = If you only lose your connection or close the page, your seat is kept while your clock runs.

## The end of the match

play-over-backToLesson = Back to the lesson
play-over-youWon = You won the match
play-over-youLost = You lost the match
# $name (string)
play-over-won = { $name } won the match
play-over-drawn = A draw
play-over-aborted = Match aborted
play-over-unplayed = Not rated: it ended before both players had completed a turn.
play-over-noChange = No ratings changed.
# `loser` is a name; a draw has none.
# $reason (OutcomeReason)
# $loser (string | null)
play-over-reason =
    { $reason ->
        [borne_off] All checkers borne off
        [passed] { $loser } passed the double
        [resigned] { $loser } resigned
        [left] { $loser } left the match
        [timed_out] { $loser } ran out of time
        [completed] Played to the end
        [agreed] By agreement
       *[aborted] No result, no rating, stakes back
    }
play-over-rating = Rating
play-over-voided = A moderator voided this match. It no longer counts.
play-over-arithmetic = How it was calculated
play-over-formula = 4 × K × √n × P
play-over-k = K, from the experience before the match
play-over-p = P, the loser’s chance to win
play-over-n = n, the weight of the format
play-over-unrated = This match was unrated.
play-over-credits = Credits
# $name (string)
play-over-creditsTo = { $name } gets
play-over-house = The house keeps
# $each (string)
# $both (string)
play-over-stakesTogether = Both stakes: { $each } + { $each } = { $both }
# $both (string)
# $house (string)
play-over-wholeHouse = House: a tenth of { $both } = { $house }
# $each (string)
play-over-drawHouse = Equal points: each stake of { $each } is returned less a tenth
# $points (number)
# $point (string)
# $gain (string)
# $isLimit (boolean)
play-over-pointsGain =
    { $isLimit ->
        [true] Won: { $points } × { $point }, up to the limit of { $gain }
       *[false] Won: { $points } × { $point } = { $gain }
    }
# $gain (string)
# $house (string)
play-over-gainHouse = House: a tenth of { $gain } = { $house }
play-over-rematch = Rematch
play-over-acceptRematch = Accept rematch
play-over-rematchSent = Rematch offered …
# $name (string)
play-over-rematchWanted = { $name } would like a rematch
play-over-decline = Decline
# $name (string)
play-over-declined = { $name } declined the rematch.
play-over-toRematch = Go to the rematch
play-over-review = Replay
play-over-analysis = Review
play-over-lobby = Lobby
play-over-verify = Verify the dice

## Waiting

play-waiting-title = Waiting for an opponent
play-waiting-free = A seat is free
play-waiting-text = The match begins as soon as someone sits down.
play-waiting-link = Link to this table
play-waiting-copy = Copy link
play-waiting-copied = Link copied
play-waiting-close = Close the table
play-waiting-sit = Take the seat
play-waiting-commitment = Dice commitment

## The keys

play-keys-title = Keyboard
play-keys-rows-1-1 = R
play-keys-rows-1-2 = roll
play-keys-rows-2-1 = D
play-keys-rows-2-2 = double
play-keys-rows-3-1 = T
play-keys-rows-3-2 = take
play-keys-rows-4-1 = P
play-keys-rows-4-2 = pass
play-keys-rows-5-1 = Tab, arrows
play-keys-rows-5-2 = select a checker that can move
play-keys-rows-6-1 = Shift + arrows
play-keys-rows-6-2 = read every point
play-keys-rows-7-1 = Home, End
play-keys-rows-7-2 = first and last place
play-keys-rows-8-1 = Enter
play-keys-rows-8-2 = select, move, confirm
play-keys-rows-9-1 = 1 to 6
play-keys-rows-9-2 = play this die from the selected point
play-keys-rows-10-1 = M
play-keys-rows-10-2 = enter a play as notation, such as 8/5 6/5
play-keys-rows-11-1 = U
play-keys-rows-11-2 = undo
play-keys-rows-12-1 = S
play-keys-rows-12-2 = swap dice
play-keys-asks = While the board has the focus
play-keys-askRows-1-1 = I
play-keys-askRows-1-2 = pip counts
play-keys-askRows-2-1 = H
play-keys-askRows-2-2 = blots and the rolls that hit them
play-keys-askRows-3-1 = C
play-keys-askRows-3-2 = cube
play-keys-askRows-4-1 = G
play-keys-askRows-4-2 = score
play-keys-askRows-5-1 = W
play-keys-askRows-5-2 = whose turn it is, with roll and cube
play-keys-askRows-6-1 = A
play-keys-askRows-6-2 = all checkers
play-keys-askRows-7-1 = L
play-keys-askRows-7-2 = last announcement again

## A play entered as notation

play-typed-open = Enter a play
play-typed-label = Your play
play-typed-hint = For example 8/5 6/5, 13/7*, bar/22, 6/off, or only off.
play-typed-move = Move
play-typed-empty = Enter a move, for example 8/5.
# $part (string)
play-typed-unreadable = { $part } is not a move. Write moves such as 8/5, bar/22 or 6/off.
# $place (string)
play-typed-noChecker = You have too few checkers on { $place }.
# $place (string)
play-typed-noHit = Nothing is hit on { $place }. Leave out the star.
play-typed-illegal = This play is not legal with your roll.
