/**
 * The controller of a match page: takes the server's messages, shows them beat by beat, lets the player compose a play,
 * and sends the player's actions. The logic of positions is in `model/`.
 */

import { play as sound } from "../../io/sound";
import type { Answer } from "../../io/socket";
import { recallHere, rememberHere } from "../../io/storage";
import { other } from "../../model/board/checkers";
import { boardView, type BoardView } from "../../model/board/board-view";
import { keptTurn, resumed } from "../../model/board/kept-turn";
import { newEvents, newMatch, withMessage, type MatchState } from "../../model/match/match";
import { missed, withLine, type Line as SpokenLine } from "../../model/match/news";
import { notable } from "../../model/match/notable";
import { after, emptyScene, lastPlay, sceneOf, type Scene } from "../../model/board/scene";
import { beatsOf, freshOpening, moveBeats, paced, pipsDuring, stillPace, type Beat } from "../../model/board/show";
import {
  carried,
  checkersAfter,
  forced,
  isComplete,
  made,
  movesOf,
  newTurn,
  pathOf,
  played,
  pressed,
  reset,
  swapped,
  undo,
  type Turn,
} from "../../model/board/turn";
import { typedPlay, type TypedFault } from "../../model/board/typed-play";
import type {
  ChatPhrase,
  Command,
  CommandKind,
  ErrorBody,
  GameTerms,
  LoggedEvent,
  MatchId,
  RematchTerms,
  Seat,
  Seq,
  ServerMessage,
} from "../../wire/messages";
import type { Intent } from "../board/intents";
import { afterPaint } from "../after-paint";
import { bodyText } from "../failure";
import { tellElsewhere } from "../notices";
import { asksBeforeDoubling, slowness } from "../../model/app/settings";
import { settings } from "../settings.svelte";
import { t } from "../text/index.svelte";
import { notify } from "../toasts.svelte";
import { answer, introduction, notices, spoken, spokenMoves, type Question } from "./speech";
import { isOnTurn } from "./table-texts";

/** The outcome of a player's action: the server's answer, or withdrawn by the player. */
export type Doing = Answer | { withdrawn: true };

/** The part of the connection that a match page needs. */
export interface Line {
  act(id: MatchId, command: Command): Promise<Doing>;
  chat(id: MatchId, text: string): Promise<Doing>;
  phrase(id: MatchId, phrase: ChatPhrase): Promise<Doing>;
  /** `next`: other terms for the next game of a session. */
  rematch(id: MatchId, terms: RematchTerms | null, next?: GameTerms): Promise<Doing>;
  declineRematch(id: MatchId): Promise<Doing>;
}

const OWN_MOVE_MS = 150;
/** The time that an automatic play is shown before it is confirmed. */
const FORCED_PAUSE_MS = 450;
const ROLL_PAUSE_MS = 250;
/** The storage key of the match whose games this tab has shown last. */
const SHOWN_HERE = "shown";

/** Whether this device asks for less motion. */
let reducesMotion: MediaQueryList | undefined;

export class Table {
  state: MatchState = $state.raw(newMatch(""));
  /** The arrival time of the view on this machine's monotonic clock; the players' clocks run on from it. */
  receivedAt = $state(0);
  turn: Turn | null = $state.raw(null);
  picked: number | null = $state(null);
  beat: Beat | null = $state.raw(null);
  beatNumber = $state(0);
  /** The action that waits for its answer. */
  sending: Command["do"] | null = $state(null);
  /** The event after which the board is shown; null: the current position. */
  reviewed: Seq | null = $state(null);
  /** What screen readers say, the newest last. */
  said: readonly SpokenLine[] = $state.raw([]);
  /** Whether a dialog tells how the match ended. */
  #endIsShown = false;
  /** The last event when the player pressed Double and was asked for confirmation. */
  #askedDouble: Seq | null = $state(null);
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** The plays that the turn was made from, to keep it when only the viewers have changed. */
  #turnKey = "";
  /** The event that the answered action has caused; it may not have arrived yet. */
  #awaited: Seq | null = null;
  readonly #line: Line | null;
  /** The side whose home board is always at the bottom, for a player of both sides. */
  readonly #near: Seat | null;
  /** Whether nothing is played automatically, regardless of the settings, because a learner should make every move. */
  readonly #byHand: boolean;

  /** Without a line the table is read-only and silent. */
  constructor(id: MatchId, line: Line | null, near: Seat | null = null, byHand = false) {
    this.state = newMatch(id);
    this.#line = line;
    this.#near = near;
    this.#byHand = byHand;
  }

  view = $derived.by(() => this.state.view);
  /** The viewer's seat. */
  you: Seat | null = $derived.by(() => this.view?.you ?? null);
  /** The side whose home board is at the bottom. */
  near: Seat = $derived.by(() => this.#near ?? this.you ?? "white");
  /** The board as the server last described it. */
  #truth: Scene = $derived.by(() => (this.view === null ? emptyScene : sceneOf(this.view, lastPlay(this.state.log))));
  reviewScene: Scene | null = $derived.by(() => (this.reviewed === null ? null : this.#sceneAt(this.reviewed)));
  /** Whether the player may move checkers now. */
  #handsOn = $derived.by(() => this.turn !== null && this.reviewed === null && this.sending !== "play");
  scene: Scene = $derived.by(() => {
    if (this.reviewScene !== null) return this.reviewScene;
    if (this.beat !== null) return this.beat.scene;
    if (this.turn === null) return this.#truth;
    return { ...this.#truth, checkers: checkersAfter(this.turn, this.#truth.checkers) };
  });
  board: BoardView = $derived.by(() =>
    boardView({
      scene: this.#marked(this.scene),
      beat: this.reviewed === null ? this.beat : null,
      turn: this.#handsOn ? this.turn : null,
      picked: this.picked,
    }),
  );
  /** Whether events are still being animated; actions wait until this is done. The player's own moves do not block. */
  showing = $derived.by(
    () => this.beat !== null && this.beat.ms > 0 && !(this.beat.flights.length > 0 && this.turn !== null),
  );

  /** The last event that the board shows completely. */
  shownTo: Seq = $derived.by(() => (this.beat?.seq === undefined ? (this.view?.seq ?? 0) : this.beat.seq - 1));

  /** Whether the player is asked to confirm the double. */
  asksDouble = $derived.by(() => this.#askedDouble !== null && this.#askedDouble === this.view?.seq);

  /** The pip count of a side on the board that is shown. */
  pips(seat: Seat): number {
    const flights = this.reviewed === null ? (this.beat?.flights ?? []) : [];
    return pipsDuring({ scene: this.scene, flights }, seat);
  }

  /** Whether the viewer may perform this command now. */
  may(kind: CommandKind): boolean {
    return this.sending === null && (this.view?.allowed.includes(kind) ?? false);
  }

  receive(message: ServerMessage): void {
    const before = this.state;
    this.state = withMessage(before, message);
    if (this.state === before) return;
    if (message.type === "chat") {
      const line = message.lines.at(-1);
      // The first lines are those written before the page was opened: no sound for them.
      if (
        before.chat.length > 0 &&
        line !== undefined &&
        line.name !== this.#nameOf(this.you) &&
        !settings().muted.includes(line.name)
      ) {
        this.#sound("chat");
      }
      return;
    }
    if (message.type !== "match") return;
    this.receivedAt = performance.now();
    const events = newEvents(before, message.events);
    const asks = message.view.rematch_offered_by;
    if (asks !== null && asks !== this.you && this.you !== null && before.view?.rematch_offered_by === null) {
      void tellElsewhere(t().shell.rematchOffered(this.#nameOf(asks) ?? ""), this.state.id, {
        page: "match",
        id: this.state.id,
      });
    }
    this.#isSent();
    if (events.length === 0) {
      if (before.view === null) this.#settle();
      return;
    }
    if (this.you !== null && message.view.phase.kind !== "over") this.reviewed = null;
    const shown = notable(events, before.view === null, this.you);
    for (const text of notices(shown, message.view)) notify(text);
    // A notice is read out by itself.
    if (before.view !== null) this.#tell(events.filter((event) => !shown.includes(event)));
    this.#show(before, events);
  }

  intent(intent: Intent): void {
    const { turn } = this;
    if (turn === null || !this.#handsOn) return;
    switch (intent.kind) {
      case "press": {
        const mode = settings().quickPress ? "left_die" : "choose";
        const result = pressed(turn, this.picked, intent.place, mode);
        this.picked = result.picked;
        return this.#make(result.turn, result.moves);
      }
      case "die": {
        const moves = played(turn, intent.place, intent.die);
        return this.#make(made(turn, moves), moves);
      }
      case "lift":
        this.#skip();
        this.picked = intent.place;
        return;
      case "drop": {
        this.picked = null;
        const next = intent.place === null ? null : carried(turn, intent.from, intent.place);
        if (next === null) return;
        // A dragged checker has already moved, so only its sound is played.
        this.#change(next);
        const hit = pathOf(next)
          .slice(pathOf(turn).length)
          .some((edge) => edge.hit);
        return this.#sound(hit ? "hit" : intent.place === 0 ? "off" : "move");
      }
      case "cancel":
        this.picked = null;
        return;
      case "dice":
        if (isComplete(turn)) this.confirm();
        else if (pathOf(turn).length === 0) this.#change(swapped(turn));
        return;
      default:
        return never(intent);
    }
  }

  /** Whether the play on the board may be confirmed. */
  get ready(): boolean {
    return this.turn !== null && this.sending === null && isComplete(this.turn);
  }

  get begun(): boolean {
    return this.turn !== null && this.sending === null && pathOf(this.turn).length > 0;
  }

  /** Makes the moves of a play typed as notation. Returns why they cannot be made, or null. */
  type(text: string): TypedFault | null {
    const { turn } = this;
    if (turn === null || !this.mayType) return { kind: "not_legal" };
    const read = typedPlay(turn, text, t().speech, this.#truth.checkers);
    if ("fault" in read) return read.fault;
    clearTimeout(this.#pause);
    this.picked = null;
    if (pathOf(read.turn).length === read.moves.length) this.turn = reset(turn);
    this.#make(read.turn, read.moves);
    return null;
  }

  /** Whether a play can be typed now. */
  get mayType(): boolean {
    return this.turn !== null && this.#handsOn;
  }

  /** Answers a player's question aloud. */
  ask(question: Question): void {
    if (this.view !== null) this.#say(answer(question, this.view, this.scene.checkers, this.near));
  }

  /** Repeats the last announcement. */
  repeat(): void {
    this.#say(this.said.at(-1)?.text ?? "");
  }

  /**
   * Tells a listener who opens the page what this tab has missed, then the situation. `endIsShown`: a dialog tells how the
   * match ended.
   */
  introduce(endIsShown: boolean): void {
    this.#endIsShown = endIsShown;
    if (this.view === null) return;
    const heard = recallHere(this.#heard);
    this.#tell(missed(this.state.log, typeof heard === "number" ? heard : null, this.view), true);
    this.#say(introduction(this.view, this.near));
    rememberHere(this.#heard, this.view.seq);
  }

  undo(): void {
    if (this.turn === null || !this.begun) return;
    this.#skip();
    clearTimeout(this.#pause);
    this.picked = null;
    this.#say(t().speech.undone);
    this.#change(undo(this.turn));
  }

  reset(): void {
    if (this.turn === null || !this.begun) return;
    this.#skip();
    clearTimeout(this.#pause);
    this.picked = null;
    this.#say(t().speech.undone);
    this.#change(reset(this.turn));
  }

  confirm(): void {
    if (this.turn === null || !this.ready) return;
    void this.act({ do: "play", moves: movesOf(this.turn) });
  }

  /** Offers the cube. After a press by touch the player is asked to confirm, unless the settings say otherwise. */
  double(byTouch: boolean): void {
    if (this.asksDouble || !asksBeforeDoubling(settings().doubleCheck, byTouch)) {
      this.#askedDouble = null;
      void this.act({ do: "double" });
    } else {
      this.#askedDouble = this.view?.seq ?? null;
    }
  }

  keepCube(): void {
    this.#askedDouble = null;
  }

  /** Sends an action; a refusal is shown and changes nothing. */
  async act(command: Command): Promise<void> {
    if (this.sending !== null || this.#line === null) return;
    clearTimeout(this.#pause);
    this.picked = null;
    this.sending = command.do;
    const answer = await this.#line.act(this.state.id, command);
    if ("withdrawn" in answer) {
      this.sending = null;
      return this.#settle();
    }
    if ("refused" in answer) {
      this.sending = null;
      return this.#refused(answer.refused);
    }
    this.#awaited = answer.done;
    if (this.#isSent() && this.beat === null) this.#settle();
  }

  async chat(text: string): Promise<boolean> {
    return this.#answered(this.#line?.chat(this.state.id, text));
  }

  async phrase(phrase: ChatPhrase): Promise<boolean> {
    return this.#answered(this.#line?.phrase(this.state.id, phrase));
  }

  /** Asks for the rematch. `next`: the terms of the next game of a session. */
  async rematch(next?: GameTerms): Promise<boolean> {
    return this.#answered(this.#line?.rematch(this.state.id, this.view?.rematch_terms ?? null, next));
  }

  /** Declines the rematch, or ends the session. */
  async declineRematch(): Promise<boolean> {
    return this.#answered(this.#line?.declineRematch(this.state.id));
  }

  /** Returns whether the action was done; a refusal is shown. */
  async #answered(doing: Promise<Doing> | undefined): Promise<boolean> {
    if (doing === undefined) return false;
    const answer = await doing;
    if ("refused" in answer) notify(bodyText(answer.refused), "bad");
    return "done" in answer;
  }

  /** Shows the position after an event; `null` goes back to the current one. */
  review(seq: Seq | null): void {
    this.picked = null;
    this.reviewed = seq;
  }

  /** Ends the animation of events and shows the current position. */
  skip(): void {
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pause);
  }

  #make(next: Turn, moves: readonly { from: number; to: number }[]): void {
    const { turn } = this;
    if (turn === null || moves.length === 0) return;
    this.#skip();
    this.#say(spokenMoves(moves, next));
    const before = { ...this.#truth, checkers: checkersAfter(turn, this.#truth.checkers) };
    this.#change(next);
    this.#run(moveBeats(before, turn.seat, moves, this.#still() ? 0 : OWN_MOVE_MS * slowness(settings().speed)));
  }

  #show(before: MatchState, events: readonly LoggedEvent[]): void {
    const { view } = this;
    if (view === null) return;
    const shown = before.view !== null && this.reviewed === null && document.visibilityState !== "hidden";
    const ownPlayShown = this.turn !== null && isComplete(this.turn);
    const from = before.view === null ? emptyScene : sceneOf(before.view, lastPlay(before.log));
    const pace = this.#still() ? stillPace : paced(slowness(settings().speed));
    // A reload during the first turn costs no time for an opening roll that this tab has shown.
    const isNew = before.view === null && recallHere(SHOWN_HERE) !== this.state.id;
    const opening = isNew ? freshOpening(events, view.server_time) : null;
    if (this.#line !== null && view.game > 0) rememberHere(SHOWN_HERE, this.state.id);
    const beats =
      opening !== null && document.visibilityState !== "hidden"
        ? beatsOf({ from, events: [opening], settings: view.settings, you: this.you, ownPlayShown, pace })
        : shown
          ? beatsOf({ from, events, settings: view.settings, you: before.view.you ?? this.you, ownPlayShown, pace })
          : [];
    if (events.some((event) => event.event === "played" || event.event === "game_ended")) this.#endTurn();
    if (beats.length === 0 && this.#queue.length === 0 && this.beat === null) this.#settle();
    else this.#run(beats);
  }

  /** Tells events. `past`: the choices of the player are told with the situation, which follows. */
  #tell(events: readonly LoggedEvent[], past = false): void {
    const { view } = this;
    if (view === null) return;
    const manner = {
      ownPlayHeard: !past && this.turn !== null && isComplete(this.turn),
      rollsAlone: settings().rollAlone,
      endIsShown: this.#endIsShown,
    };
    this.#say(spoken(events, past ? { ...view, allowed: [] } : view, manner));
    if (!past) rememberHere(this.#heard, view.seq);
  }

  #say(text: string): void {
    this.said = withLine(this.said, text);
  }

  /** The storage key of the last event that this tab has told. */
  get #heard(): string {
    return `heard.${this.state.id}`;
  }

  #run(beats: readonly Beat[]): void {
    this.#queue.push(...beats);
    if (this.beat === null) this.#next();
  }

  #next(): void {
    const next = this.#queue.shift() ?? null;
    this.beat = next;
    this.beatNumber++;
    if (next === null) return this.#settle();
    if (next.sound !== null) this.#sound(next.sound);
    this.#timer = setTimeout(() => this.#next(), next.ms);
  }

  /** Ends the animation of moves at once, because the next gesture has begun. */
  #skip(): void {
    if (this.beat === null) return;
    this.#queue = [];
    clearTimeout(this.#timer);
    this.beat = null;
  }

  /** Shows the current position, with the viewer's turn if there is one. Called when all events have been animated. */
  #settle(): void {
    const { view } = this;
    if (view === null) return;
    const { phase, plays } = view;
    if (phase.kind === "to_play" && plays !== null && phase.seat === this.you) {
      // A view that arrives again in the same turn must not undo the moves that the player has made so far.
      const key = JSON.stringify([view.game, phase.dice, plays]);
      if (this.turn === null || key !== this.#turnKey) {
        this.#turnKey = key;
        this.turn = resumed(newTurn(phase.seat, plays, phase.dice), this.#since, recallHere(this.#kept));
        if (pathOf(this.turn).length === 0) this.#playAlone(this.turn);
      }
    } else if (view.held !== null || view.paused_until !== null) {
      // The moves made so far come back when the game is resumed.
      this.#leaveTurn();
    } else if (this.sending !== "play") {
      this.#endTurn();
    }
    const mayGoOn = this.you !== null && isOnTurn(phase, this.you) && !view.waits_for_other_room;
    if (document.visibilityState === "hidden" && this.you !== null && mayGoOn) {
      this.#sound("turn");
      void tellElsewhere(t().agenda.yourTurn(this.#nameOf(other(this.you)) ?? ""), this.state.id, {
        page: "match",
        id: this.state.id,
      });
    }
    this.#rollAlone();
  }

  /** Stores the changed turn in this tab, so that a reload restores it. */
  #change(turn: Turn): void {
    this.turn = turn;
    rememberHere(this.#kept, keptTurn(turn, this.#since));
  }

  /** The storage key of the turn in this tab. */
  get #kept(): string {
    return `turn.${this.state.id}`;
  }

  /** The event that began the turn. A practice game begins with a view and no events. */
  get #since(): Seq {
    const roll = this.state.log.findLast((event) => event.event === "rolled" || event.event === "game_started");
    return roll?.seq ?? this.view?.seq ?? 0;
  }

  #endTurn(): void {
    if (this.turn !== null) rememberHere(this.#kept, null);
    this.#leaveTurn();
  }

  #leaveTurn(): void {
    this.turn = null;
    this.picked = null;
    this.#turnKey = "";
  }

  #playAlone(turn: Turn): void {
    const way = settings().playForced && !this.#byHand ? forced(turn) : null;
    if (way === null) return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      if (this.turn !== turn) return;
      this.#make(made(turn, way), way);
      this.#pause = setTimeout(
        () => {
          // If the opponent has offered to resign meanwhile, the player confirms: playing on declines the offer.
          if (!this.may("accept_resignation")) this.confirm();
        },
        FORCED_PAUSE_MS + way.length * OWN_MOVE_MS,
      );
    }, ROLL_PAUSE_MS);
  }

  #rollAlone(): void {
    // An offer to resign is for the player to answer: rolling would decline it.
    if (!settings().rollAlone || !this.may("roll") || this.may("double") || this.may("accept_resignation")) return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      // Asked again, because the position may have changed during the pause.
      if (this.may("roll") && !this.may("double") && !this.may("accept_resignation")) void this.act({ do: "roll" });
    }, ROLL_PAUSE_MS);
  }

  /** Whether the sent action is finished: its effect has arrived. The answer and the event may come in either order. */
  #isSent(): boolean {
    if (this.#awaited === null || (this.view?.seq ?? 0) < this.#awaited) return false;
    this.#awaited = null;
    this.sending = null;
    return true;
  }

  #refused(error: ErrorBody): void {
    notify(bodyText(error), "bad");
    if (this.turn !== null) this.#change(reset(this.turn));
    this.#settle();
  }

  /** The last play is not marked if the viewer made it. */
  #marked(scene: Scene): Scene {
    const own = this.you !== null && this.reviewed === null && scene.last?.seat === this.you;
    return own ? { ...scene, last: null } : scene;
  }

  #sceneAt(seq: Seq): Scene {
    const { view, log } = this.state;
    if (view === null) return emptyScene;
    return log
      .filter((event) => event.seq <= seq)
      .reduce((scene, event) => after(scene, event, view.settings), emptyScene);
  }

  #nameOf(seat: Seat | null): string | null {
    return seat === null ? null : (this.view?.[seat].name ?? null);
  }

  #sound(name: Parameters<typeof sound>[0]): void {
    if (this.#line === null || !settings().sound) return;
    // The board is drawn first.
    afterPaint(() => sound(name, settings().volume));
  }

  #still(): boolean {
    reducesMotion ??= matchMedia("(prefers-reduced-motion: reduce)");
    return !settings().animation || reducesMotion.matches;
  }
}

function never(intent: never): never {
  throw new Error(`unknown intent: ${JSON.stringify(intent)}`);
}
