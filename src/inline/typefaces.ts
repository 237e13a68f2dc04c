import { root } from './fill.ts'
import { afterFirstFrame } from './first-frame.ts'

/** Typefaces of a game's page, by their variable in src/styles/tokens.css. */
const FACES = { body: '1em Figtree', display: '800 1em Bricolage', num: '800 1em Numerals' }
/** Leaves the connection to the first frame and the first picture of a game (opening.ts). */
const WAIT_MS = 100
const PICTURE_MS = 600

/**
 * A first visit starts with system fonts (docs/decisions/063), named by `data-plain`. Loads our fonts after the first
 * frame and, once all are there, applies each in its own frame: text is laid out once more per font, and no frame lays
 * out all of it.
 */
export function dress() {
  const { js, seen, opens } = root.dataset
  if (js !== 'false' || seen !== undefined) return
  const plain = Object.keys(FACES)
  const name = () => (root.dataset['plain'] = plain.join(' '))
  function show() {
    plain.shift()
    name()
    if (plain.length > 0) requestAnimationFrame(() => setTimeout(show))
  }
  name()
  const load = () => Promise.allSettled(Object.values(FACES).map((face) => document.fonts.load(face))).then(show)
  afterFirstFrame(() => setTimeout(load, opens ? PICTURE_MS : WAIT_MS))
}
