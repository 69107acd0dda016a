import type { ChatPhrase } from "../../../wire/messages";
import { match } from "./match";

export const session = {
  title: "Session",
  game: (number: number): string => `Game ${String(number)}`,
  score: "Score",
  youWon: "You won the game",
  youLost: "You lost the game",
  won: (name: string): string => `${name} won the game`,
  /** A finished game in the list; null: it has no winner. */
  result: (name: string | null, count: number): string =>
    name === null ? "No result" : `${name} won ${match.points(count)}`,
  running: "In play",
  games: "Games of this session",
  next: "Next game",
  accept: "Accept and play",
  wants: (name: string): string => `${name} wants another game`,
  proposes: (name: string): string => `${name} wants another game with other options:`,
  asked: (name: string): string => `Waiting for ${name} …`,
  yours: "You propose:",
  noOptions: "No options",
  change: "Change the options",
  keep: "Keep the options",
  propose: "Propose and play",
  end: "End the session",
  ended: (name: string): string => `${name} has ended the session.`,
  youEnded: "You have ended the session.",
  again: "Ask for another game",
  toNext: "Go to the next game",
  leaveTitle: "Leave the game?",
  leave: "Leave the game",
  leaveEnds: "Leaving also ends the session.",
};

export const phrases = {
  title: "Phrases",
  hint: "Each player reads them in their own language.",
  text: {
    hello: "Hello!",
    good_luck: "Good luck!",
    well_played: "Well played!",
    nice_roll: "Nice roll!",
    lucky_me: "That was lucky.",
    sorry: "Sorry!",
    thanks: "Thank you!",
    one_moment: "One moment, please.",
    back: "I am back.",
    good_game: "Good game!",
    another_game: "Another game?",
    last_game: "This is my last game.",
    bye: "I have to go. Bye!",
  } satisfies Record<ChatPhrase, string>,
};
