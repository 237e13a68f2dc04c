import { root } from './fill.ts'
import { afterFirstFrame } from './first-frame.ts'

/** Typefaces of a game's page, by their variable in src/styles/tokens.css. */
const FACES = { body: '1em Figtree', display: '800 1em Bricolage', num: '800 1em Numerals' }
/** Delays, so that the fonts do not compete with the first frame and a game's first pictures (opening.ts). */
const WAIT_MS = 100
const PICTURE_MS = 600

/**
 * Loads our fonts after the first frame of a first visit, which starts with system fonts (docs/decisions/063; listed in
 * `data-plain`). Once all are loaded, applies each in a frame of its own, so that no single frame lays out all text.
 */
export function applyTypefaces() {
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
