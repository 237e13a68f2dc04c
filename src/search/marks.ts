import { fold } from '#core/fold.ts'

/** A part of a name; `typed` parts match the player's input. */
export type Piece = { text: string; typed: boolean }

/** A folded letter with its position in the name and whether a word begins there. */
type Letter = { sign: string; place: number; first: boolean }

/** Splits a name into typed and other parts: "Ach" + "raf Hakimi". A word with a typo is not marked. */
export function piecesOf(name: string, typed: string): Piece[] {
  const letters = lettersOf(name)
  const marked = new Set<number>()
  for (const token of fold(typed).split(' ').filter(Boolean)) mark(letters, token, marked)
  const pieces: Piece[] = []
  for (let place = 0; place < name.length; place++) {
    const isTyped = marked.has(place)
    const last = pieces.at(-1)
    if (last?.typed === isTyped) last.text += name[place]
    else pieces.push({ text: name[place]!, typed: isTyped })
  }
  return pieces
}

/** A character can fold to several letters (ß, æ) or none (an apostrophe). */
function lettersOf(name: string): Letter[] {
  const letters: Letter[] = []
  let first = true
  for (let place = 0; place < name.length; place++) {
    const folded = fold(name[place]!)
    if (folded === '' && !/['’`.\p{M}]/u.test(name[place]!)) first = true
    for (const sign of folded) {
      letters.push({ sign, place, first })
      first = false
    }
  }
  return letters
}

function mark(letters: readonly Letter[], token: string, marked: Set<number>) {
  const start = letters.findIndex(
    ({ first, place }, at) =>
      first && !marked.has(place) && [...token].every((sign, offset) => letters[at + offset]?.sign === sign),
  )
  if (start < 0) return
  for (const { place } of letters.slice(start, start + token.length)) marked.add(place)
}
