import { cameFromHere } from './came-from-here.ts'

/** Events that show intent; `pointermove` starts loading before a mouse's first click. */
const EVENTS = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const

let wanted = () => {}
const intent = new Promise<void>((resolve) => (wanted = resolve))
let watching = false

/**
 * Resolves at the first event that shows the visitor's intent to play; a key counts even without focus. Code for the
 * first move waits for this, so that a visitor who only looks downloads just the board.
 */
export function playIntent(): Promise<void> {
  if (!watching) watch()
  return intent
}

/** Resolves `playIntent()` at once, for pages with content to show, such as a run begun before. */
export const declareIntent = () => wanted()

/** `playIntent()` of a game; resolves at once for a visitor who chose the game on another page of this site. */
export function chosenIntent(): Promise<void> {
  if (cameFromHere()) declareIntent()
  return playIntent()
}

function watch() {
  watching = true
  for (const sign of EVENTS) addEventListener(sign, wanted, { once: true, passive: true })
  // The visitor interacted before this script ran; the focused element may have been replaced since.
  if (navigator.userActivation?.hasBeenActive || document.querySelector('main:focus-within')) wanted()
}
