### Sentences for screen readers. Where `$who` or `$starter` is none, it is the reader.

speech-you = You
# $game (number)
# $starter (string | null)
# $first (number | null)
# $second (number | null)
# $crawford (boolean)
speech-gameStarted =
    { $starter ->
        [none]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Game { $game }, Crawford. You start.
                       *[false] Game { $game }. You start.
                    }
               *[other]
                    { $crawford ->
                        [true] Game { $game }, Crawford. You start with { $first } and { $second }.
                       *[false] Game { $game }. You start with { $first } and { $second }.
                    }
            }
       *[other]
            { $first ->
                [none]
                    { $crawford ->
                        [true] Game { $game }, Crawford. { $starter } starts.
                       *[false] Game { $game }. { $starter } starts.
                    }
               *[other]
                    { $crawford ->
                        [true] Game { $game }, Crawford. { $starter } starts with { $first } and { $second }.
                       *[false] Game { $game }. { $starter } starts with { $first } and { $second }.
                    }
            }
    }
# $who (string | null)
# $first (number)
# $second (number)
speech-rolled =
    { $who ->
        [none] You roll { $first } and { $second }.
       *[other] { $who } rolls { $first } and { $second }.
    }
# $who (string | null)
# $notation (string)
speech-played =
    { $who ->
        [none] You play { $notation }.
       *[other] { $who } plays { $notation }.
    }
# $who (string | null)
speech-noPlay =
    { $who ->
        [none] You have no legal play.
       *[other] { $who } has no legal play.
    }
# $who (string | null)
# $notation (string)
speech-illegalPlay =
    { $who ->
        [none] Your
       *[other] { $who }'s
    } board shows { $notation }, which is not legal. May it stand?
# $who (string | null)
speech-acceptsIllegal =
    { $who ->
        [none] You accept the illegal play.
       *[other] { $who } accepts the illegal play.
    }
# $who (string | null)
speech-declinesIllegal =
    { $who ->
        [none] You insist on a legal play.
       *[other] { $who } insists on a legal play.
    }
# $who (string | null)
# $value (number)
speech-doubled =
    { $who ->
        [none] You double to { $value }.
       *[other] { $who } doubles to { $value }.
    }
# $who (string | null)
# $value (number)
speech-taken =
    { $who ->
        [none] You take and own the cube at { $value }.
       *[other] { $who } takes and owns the cube at { $value }.
    }
# $who (string | null)
speech-passed =
    { $who ->
        [none] You pass.
       *[other] { $who } passes.
    }
# $who (string | null)
# $value (number)
speech-beavered =
    { $who ->
        [none] You beaver to { $value }.
       *[other] { $who } beavers to { $value }.
    }
# $who (string | null)
# $value (number)
speech-raccooned =
    { $who ->
        [none] You raccoon to { $value }.
       *[other] { $who } raccoons to { $value }.
    }
# $who (string | null)
# $result (string)
speech-resigns =
    { $who ->
        [none] You offer to resign { $result }.
       *[other] { $who } offers to resign { $result }.
    }
# $who (string | null)
speech-declines =
    { $who ->
        [none] You decline the resignation.
       *[other] { $who } declines the resignation.
    }
# $who (string | null)
# $result (string)
speech-resigned =
    { $who ->
        [none] You resign { $result }.
       *[other] { $who } resigns { $result }.
    }
# $who (string | null)
speech-stopAgreed =
    { $who ->
        [none] You agree to stop.
       *[other] { $who } agrees to stop.
    }
# $who (string | null)
speech-abortAgreed =
    { $who ->
        [none] You ask to abort the match.
       *[other] { $who } asks to abort the match.
    }
# $who (string | null)
speech-abortDeclined =
    { $who ->
        [none] You want to play on.
       *[other] { $who } wants to play on.
    }
# $who (string | null)
speech-takeBackAsked =
    { $who ->
        [none] You ask to take the last play back.
       *[other] { $who } asks to take the last play back.
    }
# $who (string | null)
speech-takeBackDeclined =
    { $who ->
        [none] You let the play stand.
       *[other] { $who } lets the play stand.
    }
# $who (string | null)
speech-tookBack =
    { $who ->
        [none] You take the play back.
       *[other] { $who } takes the play back.
    }
# $who (string | null)
speech-pauseAsked =
    { $who ->
        [none] You ask for a pause.
       *[other] { $who } asks for a pause.
    }
# $who (string | null)
speech-pauseDeclined =
    { $who ->
        [none] You want to play on.
       *[other] { $who } wants to play on.
    }
speech-paused = The match is paused. The clocks are stopped.
# $who (string | null)
speech-resumed =
    { $who ->
        [none] You resume the match. The clocks run again.
       *[other] { $who } resumes the match. The clocks run again.
    }
speech-pauseEnded = The pause is over. The clocks run again.
speech-abandoned = Both players left. The match is aborted.
speech-calledOff = This game has ended without a result. The page of the event says what counts.
speech-calledOffTooLong = The match has too many events, so it is called off. It counts for neither player.
# $reason (string)
speech-held = The director has paused this game: { $reason }. The clocks are stopped.
speech-released = The director has resumed this game. The clocks run again.
# $who (string | null)
speech-rollAsked =
    { $who ->
        [none] You will roll when the other room is ready.
       *[other] { $who } will roll when the other room is ready.
    }
speech-turnOpened = Both rooms are ready to roll.
# $came (string)
# $left (string)
speech-substituted = { $came } now plays for { $left }.
# $minutes (number)
speech-extraTime =
    { $minutes ->
        [0] The director has taken the extra time back.
       *[other] The director has given extra time: { $minutes } min for each player.
    }
# $seconds (number)
speech-outage-seconds = The site was out for { $seconds } s. No time was charged, and the player to move has at least 15 s.
# $minutes (number)
speech-outage-minutes = The site was out for { $minutes } min. No time was charged, and the player to move has at least 15 s.
# $who (string | null)
speech-atBoard-awaited =
    Waiting for { $who ->
        [none] your
       *[other] { $who }'s
    } board.
# $who (string | null)
speech-atBoard-ready =
    { $who ->
        [none] Your
       *[other] { $who }'s
    } board is ready.
# $who (string | null)
speech-atBoard-illegal_play =
    { $who ->
        [none] Your
       *[other] { $who }'s
    } board shows no legal play. The turn stays open.
# $who (string | null)
speech-atBoard-sensor_fault =
    The sensors of { $who ->
        [none] your
       *[other] { $who }'s
    } board report an impossible position.
# $who (string | null)
speech-atBoard-rolled_early =
    { $who ->
        [none] You have rolled too early. The roll stands.
       *[other] { $who } has rolled too early. The roll stands.
    }
# $who (string | null)
speech-vacation =
    { $who ->
        [none] Your
       *[other] { $who }'s
    } vacation has changed.
# $who (string | null)
speech-timedOut =
    { $who ->
        [none] You ran out of time.
       *[other] { $who } ran out of time.
    }
# $who (string | null)
speech-left =
    { $who ->
        [none] You left.
       *[other] { $who } left.
    }
# $who (string | null)
# $claim (Claim)
speech-claimed =
    { $claim ->
        [match]
            { $who ->
                [none] You claim the match, because the opponent has gone.
               *[other] { $who } claims the match, because the opponent has gone.
            }
       *[other]
            { $who ->
                [none] You end the match without a result, because the opponent has gone.
               *[other] { $who } ends the match without a result, because the opponent has gone.
            }
    }
# $who (string | null)
# $points (number)
speech-gameEnded =
    { $who ->
        [none]
            You win the game, { $points } { $points ->
                [one] point
               *[other] points
            }.
       *[other]
            { $who } wins the game, { $points } { $points ->
                [one] point
               *[other] points
            }.
    }
# $who (string | null)
speech-matchEnded =
    { $who ->
        [none] You win the match.
       *[other] { $who } wins the match.
    }
speech-drawn = The match is drawn.
speech-mayRoll = You may roll.
speech-mayDouble = You may roll or double.
speech-mayTake = You may take or pass.
speech-mayBeaver = You may take, beaver or pass.
speech-bar = bar
speech-off = off
speech-complete = Enter confirms, U undoes.
speech-undone = Undone.

## The situation, and answers to a player's questions

# $own (string | null)
# $points (number)
# $their (string)
# $theirPoints (number)
speech-score =
    { $own ->
        [none] Score: you { $points }, { $their } { $theirPoints }.
       *[other] Score: { $own } { $points }, { $their } { $theirPoints }.
    }
# $game (number)
# $crawford (boolean)
speech-game =
    { $crawford ->
        [true] Game { $game }, Crawford.
       *[false] Game { $game }.
    }
# $side (string)
speech-side = You play { $side }.
speech-cube-none = This game has no cube.
# $value (number)
speech-cube-centred = The cube is in the middle, at { $value }.
# $who (string | null)
# $value (number)
speech-cube-owned =
    { $who ->
        [none] You own the cube at { $value }.
       *[other] { $who } owns the cube at { $value }.
    }
# $who (string)
speech-toRoll = { $who } is to roll.
# $who (string | null)
# $first (number)
# $second (number)
speech-hasRolled =
    { $who ->
        [none] You have { $first } and { $second } to play.
       *[other] { $who } has { $first } and { $second } to play.
    }
# $who (string | null)
# $value (number)
speech-cubeOffered =
    { $who ->
        [none] You are offered the cube at { $value }.
       *[other] { $who } is offered the cube at { $value }.
    }
# $own (string | null)
# $points (number)
# $their (string)
# $theirPoints (number)
speech-pips =
    { $own ->
        [none] Pips: you { $points }, { $their } { $theirPoints }.
       *[other] Pips: { $own } { $points }, { $their } { $theirPoints }.
    }
# $who (string | null)
# $pips (number)
speech-lead =
    { $who ->
        [none] You lead by { $pips }.
       *[other] { $who } leads by { $pips }.
    }
speech-even = The race is even.
# $who (string | null)
# $count (number)
# $points (readonly number[])
speech-blots =
    { $who ->
        [none]
            { $count ->
                [one] Your blot: { $points }.
               *[other] Your blots: { $points }.
            }
       *[other]
            { $count ->
                [one] { $who }'s blot: { $points }.
               *[other] { $who }'s blots: { $points }.
            }
    }
# $who (string | null)
# $rolls (number)
speech-hits =
    { $who ->
        [none] You hit with { $rolls } of 36 rolls.
       *[other] { $who } hits with { $rolls } of 36 rolls.
    }
# $who (string | null)
speech-noBlots =
    { $who ->
        [none] You have no blot in reach.
       *[other] { $who } has no blot in reach.
    }
speech-noContact = No contact: nobody can be hit.
# $count (number)
# $point (number)
speech-stations-point = { $count } on { $point }
# $count (number)
speech-stations-bar = { $count } on the bar
# $count (number)
speech-stations-off = { $count } off
# $who (string | null)
# $places (readonly string[])
speech-stations-of =
    { $who ->
        [none] You: { $places }.
       *[other] { $who }: { $places }.
    }
# $dice (readonly number[])
speech-toPlay = Still to play: { $dice }.
speech-confirmed = Played.
speech-log = What has happened
