### The first lesson.

lesson-panel = Lesson
# $at (number)
# $parts (number)
lesson-part = Part { $at } of { $parts }
lesson-steps-direction-title = The way home
lesson-steps-direction-text = You play White. Your checkers move from high points to low ones, towards your home board: the points 6 to 1 at the bottom. Black moves the other way. Each die moves one checker by its number.
lesson-steps-direction-task = You rolled 4 and 2. Tap a checker, then the point where it goes. Then confirm.
lesson-steps-direction-done = That is a whole turn: two numbers, two moves. One checker may make both.
lesson-steps-doublet-title = Doubles
lesson-steps-doublet-text = When both dice are equal, you play the number four times: 2-2 is four moves of 2.
lesson-steps-doublet-task = Play all four 2s.
lesson-steps-doublet-done = Four moves. Doubles win races.
lesson-steps-block-title = Blocked points
lesson-steps-block-text = A point with two or more checkers of the other side is blocked. You may not land there. Black holds the points that your two rear checkers would reach.
lesson-steps-block-task = Your rear checkers cannot move. Play 4-3 with the others.
lesson-steps-block-done = You can pass over blocked points, but not stop on one.
lesson-steps-point-title = Make a point
lesson-steps-point-text = Two of your checkers on one point are safe, and they block Black. A checker alone is called a blot and can be hit.
lesson-steps-point-task = You rolled 3-1 at the start of a game. Bring two checkers to your 5-point.
lesson-steps-point-done = The best play of this roll. Points in your home board are worth the most.
lesson-steps-hit-title = Hit
lesson-steps-hit-text = If you land on a blot, you hit it. The checker goes to the bar in the middle and has to start again from the far end.
lesson-steps-hit-task = Black has a blot on your 5-point. Hit it with the 3.
lesson-steps-hit-done = Black loses 20 pips and has to enter before anything else.
lesson-steps-bar-title = From the bar
lesson-steps-bar-text = Now one of your checkers was hit. A checker on the bar must enter in Black’s home board, by the number of a die, before you move anything else.
lesson-steps-bar-task = You rolled 6 and 3. The 6 is blocked. Enter with the 3, then play the 6.
lesson-steps-bar-done = If neither number lets you enter, your turn is over.
lesson-steps-bear_off-title = Bear off
lesson-steps-bear_off-text = When all your checkers are in your home board, you take them off. A die takes a checker off the point with its number. The side that has taken off all 15 first wins. If the other side has borne off none, it is a gammon and counts double.
lesson-steps-bear_off-task = You rolled 6 and 5. Take two checkers off.
lesson-steps-bear_off-done = A number higher than your highest point takes a checker from that point.
lesson-steps-double-title = The doubling cube
lesson-steps-double-text = Before your roll you may offer to double the stake. The other side takes, and then owns the cube, or passes and loses the game at its current value. Here you are far ahead in the race.
lesson-steps-double-task = Double.
lesson-steps-double-done = Black should pass: the chance to win is too small for twice the stake.
lesson-steps-take-title = Take or pass
lesson-steps-take-text = Now Black doubles. If you pass in four such games, you lose 4 points. If you take all four, lose three and win one, you lose 6 points and win 2: a loss of 4 as well. So take if you win at least 1 game in 4.
lesson-steps-take-task = You are only two pips behind. Take.
lesson-steps-take-done = Right. You own the cube now, and only you may double next.
lesson-wrong = Legal, but not the task. The checkers are back: try again.
# $title (string)
# $text (string)
# $task (string)
lesson-spoken = { $title }. { $text } { $task }
lesson-next = Next
lesson-back = Back
lesson-again = Start again
lesson-matchTitle = Your first match
lesson-matchText = Now play Pip, the bot for beginners. The match is one game to one point, without a clock, and unrated. Come back here afterwards to review it.
lesson-play = Play Pip
lesson-starting = Setting up the table …
lesson-resume = Back to the match
lesson-reviewTitle = Your match, reviewed
lesson-reviewWait = The engine is analysing your match. This takes a moment.
lesson-reviewNotOver = Your match with Pip is not over yet.
lesson-reviewNone = Play the match with Pip first.
lesson-reviewGood = No bad mistakes. That is a good first match.
# $at (number)
# $count (number)
lesson-reviewCount = Mistake { $at } of { $count }
lesson-reviewWhole = Full analysis
lesson-endTitle = Lesson complete
lesson-endText = Continue with puzzles, or play. The trainer keeps your mistakes and quizzes you on them.
