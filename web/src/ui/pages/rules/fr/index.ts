/** The rules in one language. */
export { default as Cube } from "./Cube.svelte";
export { default as Game } from "./Game.svelte";
export { default as Platform } from "./Platform.svelte";
export { TITLES } from "./titles";
