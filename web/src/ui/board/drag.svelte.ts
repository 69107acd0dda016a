/** Dragging a checker: a press that moves becomes a drag; a press that stays in place remains a press. */

import type { Spot } from "./geometry";
import type { Intent } from "./intents";

/** The distance in pixels after which a press becomes a drag. */
const WANDER_PX = 7;

export interface Held extends Spot {
  readonly place: number;
}

interface Start {
  readonly pointer: number;
  readonly place: number;
  readonly x: number;
  readonly y: number;
}

export class Drag {
  /** The position of the dragged checker, in the board's units. */
  held: Held | null = $state.raw(null);
  #start: Start | null = null;
  /** The browser fires a click at the end of a drag; it is ignored. */
  #swallow = false;
  readonly #svg: () => SVGSVGElement | undefined;
  readonly #report: (intent: Intent) => void;

  constructor(svg: () => SVGSVGElement | undefined, report: (intent: Intent) => void) {
    this.#svg = svg;
    this.#report = report;
  }

  /** Begins a new touch of the board. A click from now on is not the end of an earlier drag. */
  begin(): void {
    this.#swallow = false;
  }

  down(event: PointerEvent, place: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#start = { pointer: event.pointerId, place, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (start === null || event.pointerId !== start.pointer) return;
    if (this.held === null) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < WANDER_PX) return;
      // Captured only now: with an earlier capture, the click of a plain press would go to the board instead of its point.
      this.#svg()?.setPointerCapture(event.pointerId);
      this.#report({ kind: "lift", place: start.place });
    }
    this.held = { place: start.place, ...this.#at(event) };
  }

  /**
   * Keeps the page from scrolling under a finger that drags a checker. `touch-action` does not help: browsers apply
   * it to the whole drawing, but the rest of the board must scroll the page.
   */
  readonly holdStill = (svg: SVGSVGElement): (() => void) => {
    // Once scrolling has begun, browsers send events that cannot be cancelled.
    const still = (event: TouchEvent): void => {
      if (this.#start !== null && event.cancelable) event.preventDefault();
    };
    svg.addEventListener("touchmove", still, { passive: false });
    return () => svg.removeEventListener("touchmove", still);
  };

  /** `placeAt` returns the place at a spot of the board. */
  up(event: PointerEvent, placeAt: (spot: Spot) => number | null): void {
    const held = this.held;
    this.#start = null;
    this.held = null;
    if (held === null) return;
    // The browser sends a click after the drag. It must not also count as a press on the point.
    this.#swallow = true;
    this.#report({ kind: "drop", from: held.place, place: placeAt(this.#at(event)) });
  }

  cancel(): void {
    const held = this.held;
    this.#start = null;
    this.held = null;
    if (held !== null) this.#report({ kind: "cancel" });
  }

  /** Returns true if a click is only the end of a drag. */
  swallows(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  #at(event: PointerEvent): Spot {
    const svg = this.#svg();
    const box = svg?.getBoundingClientRect();
    if (svg === undefined || box === undefined || box.width === 0) return { x: 0, y: 0 };
    const scale = svg.viewBox.baseVal.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }
}
