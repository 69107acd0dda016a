/**
 * The sounds of the table, synthesised by the browser, so no files are fetched. Silent until the player has touched the
 * page.
 */

import type { Sound } from "../model/board/show";

let context: AudioContext | null = null;
/** The volume, from 0 to 1. */
let loudness = 1;

let isWaking = false;

/**
 * Unlocks the sound, which browsers allow only after a gesture. The app calls this at each gesture. The first call creates
 * the audio context, which takes 0.3 s on a slow phone, so it waits until the next frame shows the effect of the gesture.
 */
export function wakeSound(): void {
  if (context !== null) {
    if (context.state === "suspended") void context.resume();
  } else if (!isWaking) {
    isWaking = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        context = new AudioContext();
        if (context.state === "suspended") void context.resume();
      }),
    );
  }
}

/** Plays a sound. If the browser cannot, it stays silent, because a sound must not stop the animation. */
export function play(sound: Sound, percent: number): void {
  if (context === null || context.state !== "running") return;
  try {
    loudness = percent / 100;
    make(context, sound);
  } catch (error) {
    console.warn("a sound could not be made", error);
  }
}

function make(context: AudioContext, sound: Sound): void {
  const at = context.currentTime;
  switch (sound) {
    case "roll":
      for (const [delay, loud] of [
        [0, 0.5],
        [0.07, 0.35],
        [0.13, 0.45],
        [0.22, 0.25],
        [0.3, 0.16],
      ] as const) {
        knock(context, at + delay, 1500 + Math.random() * 900, loud, 0.035);
      }
      return;
    case "move":
      return knock(context, at, 620, 0.5, 0.05);
    case "off":
      knock(context, at, 480, 0.45, 0.06);
      return knock(context, at + 0.06, 760, 0.25, 0.04);
    case "hit":
      knock(context, at, 420, 0.7, 0.07);
      return knock(context, at + 0.045, 300, 0.55, 0.09);
    case "cube":
      tone(context, at, 392, 0.16, 0.14);
      return tone(context, at + 0.11, 523.25, 0.16, 0.24);
    case "win":
      for (const [index, note] of [392, 493.88, 587.33, 783.99].entries())
        tone(context, at + index * 0.11, note, 0.14, 0.4);
      return;
    case "lose":
      for (const [index, note] of [392, 349.23, 293.66].entries()) tone(context, at + index * 0.15, note, 0.12, 0.4);
      return;
    case "tick":
      return knock(context, at, 2100, 0.18, 0.02);
    case "turn":
      tone(context, at, 659.25, 0.14, 0.3);
      return tone(context, at + 0.16, 880, 0.14, 0.5);
    case "chat":
      return tone(context, at, 880, 0.06, 0.16);
    default:
      return never(sound);
  }
}

/** Wood on wood: a short burst of noise through a narrow filter. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number, seconds: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise(audio, seconds);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 3.2;
  const gain = audio.createGain();
  gain.gain.value = loud * loudness;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

/** Bursts of noise by their length in seconds, kept because making one takes longer than playing it. */
const noises = new Map<number, AudioBuffer>();

function noise(audio: AudioContext, seconds: number): AudioBuffer {
  const known = noises.get(seconds);
  if (known !== undefined) return known;
  const length = Math.ceil(audio.sampleRate * seconds * 3);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) {
    samples[index] = (Math.random() * 2 - 1) * Math.exp(-index / (audio.sampleRate * seconds * 0.5));
  }
  noises.set(seconds, buffer);
  return buffer;
}

/** A soft bell. */
function tone(audio: AudioContext, at: number, pitch: number, loud: number, seconds: number): void {
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}

function never(sound: never): never {
  throw new Error(`a sound without a recipe: ${String(sound)}`);
}
