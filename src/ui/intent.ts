import { cameFromHere } from './came-from-here.ts'

/** What nobody does by accident; `pointermove` gives a mouse its head start before the first click. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const

let wanted = () => {}
const intent = new Promise<void>((resolve) => (wanted = resolve))
let watching = false

/**
 * Resolves at the first sign in the page that somebody is going to play; a key may come before anything has the focus.
 * What a game needs from its first move on waits for this, so that a visitor who only looks downloads the board and
 * nothing else.
 */
export function playIntent(): Promise<void> {
  if (!watching) watch()
  return intent
}

/** There is something to show, such as a run begun before: resolves `playIntent()` without a sign. */
export const declareIntent = () => wanted()

/** `playIntent()` of a game: whoever chose it on another page of this site sees it at once. */
export function chosenIntent(): Promise<void> {
  if (cameFromHere()) declareIntent()
  return playIntent()
}

function watch() {
  watching = true
  for (const sign of SIGNS) addEventListener(sign, wanted, { once: true, passive: true })
  // Somebody was quicker than the script; the part that had the focus may have been replaced since.
  if (navigator.userActivation?.hasBeenActive || document.querySelector('main:focus-within')) wanted()
}
