import { fill } from '#i18n/format.ts'
import { nationName, playerName, type Names } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import type { Clue, Guess, Row, View } from './rules/engine.ts'
import { yearsInWords } from './view/play/PathTable.tsx'

export type Words = Names & { own: GameWords<'career-path'> }

/** "2013 to 2016, Napoli, on loan" */
const rowLabel = (row: Row, own: Words['own']): string =>
  [yearsInWords(row, own), row.name, ...(row.loan ? [own.loan] : [])].filter(Boolean).join(', ')

/** "Raúl Albiol" and ", never at River Plate", in two parts for layout. */
export function guessText(
  { id, fits, never }: Guess,
  rows: readonly Row[],
  words: Words,
): [name: string, told: string] {
  const revealed = fits ? words.own.fits : fill(words.own.never, { club: clubIn(rows, never) })
  return [playerName(id, words), revealed.replace('{name}', '')]
}

/** "Argentina", "centre forward", "Initials: G. H." */
export function clueText(clue: Clue, words: Words): string {
  const { own, football } = words
  switch (clue.kind) {
    case 'nation':
      return nationName(clue.nation, words)
    case 'position':
      return clue.position ? football[`pos-${clue.position}`] : football[`role-${clue.role}`]
    case 'initials':
      return fill(own['clue-initials'], { letters: clue.letters.map((letter) => `${letter}.`).join(' ') })
  }
}

/** Result of the last step, in one or two sentences. */
export function newsOf(now: View, before: View, words: Words): string {
  const { own } = words
  const turn = now.turns.length > before.turns.length ? now.turns.at(-1) : null
  const row = now.rows.length > before.rows.length ? now.rows.at(-1) : undefined
  const clue = now.clues.length > before.clues.length ? now.clues.at(-1) : undefined
  if (turn && now.solved) return fill(own.saysSolved, { name: playerName(turn.id, words) })
  return [
    ...(turn ? [turnLabel(turn, now.rows, words)] : []),
    ...(row && !now.over ? [fill(own.saysRow, { row: rowLabel(row, own) })] : []),
    ...(clue ? [`${clueText(clue, words)}.`] : []),
  ].join(' ')
}

function turnLabel({ id, fits, never }: Guess, rows: readonly Row[], words: Words): string {
  const name = playerName(id, words)
  if (fits) return fill(words.own.saysFits, { name })
  return fill(words.own.saysNever, { name, club: clubIn(rows, never) })
}

const clubIn = (rows: readonly Row[], club: string | undefined): string =>
  rows.find((row) => row.club === club)?.name ?? ''
