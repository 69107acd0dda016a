/** The first lesson. */
import type { LessonStepId } from "../../../wire/messages";

const steps: Record<LessonStepId, Record<"title" | "text" | "task" | "done", string>> = {
  direction: {
    title: "The way home",
    text: "You play White. Your checkers move from high points to low ones, towards your home board: the points 6 to 1 at the bottom. Black moves the other way. Each die moves one checker by its number.",
    task: "You rolled 4 and 2. Tap a checker, then the point where it goes. Then confirm.",
    done: "That is a whole turn: two numbers, two moves. One checker may make both.",
  },
  doublet: {
    title: "Doubles",
    text: "When both dice are equal, you play the number four times: 2-2 is four moves of 2.",
    task: "Play all four 2s.",
    done: "Four moves. Doubles win races.",
  },
  block: {
    title: "Blocked points",
    text: "A point with two or more checkers of the other side is blocked. You may not land there. Black holds the points that your two rear checkers would reach.",
    task: "Your rear checkers cannot move. Play 4-3 with the others.",
    done: "You can pass over blocked points, but not stop on one.",
  },
  point: {
    title: "Make a point",
    text: "Two of your checkers on one point are safe, and they block Black. A checker alone is called a blot and can be hit.",
    task: "You rolled 3-1 at the start of a game. Bring two checkers to your 5-point.",
    done: "The best play of this roll. Points in your home board are worth the most.",
  },
  hit: {
    title: "Hit",
    text: "If you land on a blot, you hit it. The checker goes to the bar in the middle and has to start again from the far end.",
    task: "Black has a blot on your 5-point. Hit it with the 3.",
    done: "Black loses 20 pips and has to enter before anything else.",
  },
  bar: {
    title: "From the bar",
    text: "Now one of your checkers was hit. A checker on the bar must enter in Black’s home board, by the number of a die, before you move anything else.",
    task: "You rolled 6 and 3. The 6 is blocked. Enter with the 3, then play the 6.",
    done: "If neither number lets you enter, your turn is over.",
  },
  bear_off: {
    title: "Bear off",
    text: "When all your checkers are in your home board, you take them off. A die takes a checker off the point with its number. The side that has taken off all 15 first wins. If the other side has borne off none, it is a gammon and counts double.",
    task: "You rolled 6 and 5. Take two checkers off.",
    done: "A number higher than your highest point takes a checker from that point.",
  },
  double: {
    title: "The doubling cube",
    text: "Before your roll you may offer to double the stake. The other side takes, and then owns the cube, or passes and loses the game at its current value. Here you are far ahead in the race.",
    task: "Double.",
    done: "Black should pass: the chance to win is too small for twice the stake.",
  },
  take: {
    title: "Take or pass",
    text: "Now Black doubles. If you pass in four such games, you lose 4 points. If you take all four, lose three and win one, you lose 6 points and win 2: a loss of 4 as well. So take if you win at least 1 game in 4.",
    task: "You are only two pips behind. Take.",
    done: "Right. You own the cube now, and only you may double next.",
  },
};

export const lesson = {
  panel: "Lesson",
  part: (at: number, parts: number): string => `Part ${String(at)} of ${String(parts)}`,
  steps,
  wrong: "Legal, but not the task. The checkers are back: try again.",
  spoken: (title: string, text: string, task: string): string => `${title}. ${text} ${task}`,
  next: "Next",
  back: "Back",
  again: "Start again",
  matchTitle: "Your first match",
  matchText:
    "Now play Pip, the bot for beginners. The match is one game to one point, without a clock, and unrated. Come back here afterwards to review it.",
  play: "Play Pip",
  starting: "Setting up the table …",
  resume: "Back to the match",
  toReview: "The match is over. Review it",
  reviewTitle: "Your match, reviewed",
  reviewWait: "The engine is analysing your match. This takes a moment.",
  reviewNotOver: "Your match with Pip is not over yet.",
  reviewNone: "Play the match with Pip first.",
  reviewGood: "No bad mistakes. That is a good first match.",
  reviewCount: (at: number, count: number): string => `Mistake ${String(at)} of ${String(count)}`,
  reviewWhole: "Full analysis",
  endTitle: "Lesson complete",
  endText: "Continue with puzzles, or play. The trainer keeps your mistakes and quizzes you on them.",
};
