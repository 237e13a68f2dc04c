import { initialsOf } from '#core/initials.ts'
import type { Engine } from '#games/engine.ts'
import { HINT_AFTER, MAX_GUESSES, MAX_HINTS } from './terms.ts'
import { allOk, tilesOf, type Clue, type Terms, type Tile } from './tiles.ts'

export { HINT_AFTER, MAX_GUESSES, MAX_HINTS } from './terms.ts'
export { sameTiles, tilesOf } from './tiles.ts'
export type { Clue, Tile, TileKind, TileState } from './tiles.ts'

/** The answer with the attributes that hints and end screen reveal. Unknown = null. */
export type Answer = Clue & { name: string; position: string | null; foot: string | null; number: number | null }

/** `day` is the puzzle's date, or the player's date in practice. */
export type Setup = Terms & { answer: Answer }

/** A twin has the same tiles but is not the answer: that guess is free. */
export type Row = { guess: Clue; tiles: readonly Tile[]; twin: boolean }

export type State = Setup & { rows: readonly Row[]; hints: number; gaveUp: boolean }

export type Action = { type: 'guess'; clue: Clue } | { type: 'hint' } | { type: 'giveUp' }

/** The first hint is foot and number, or the first club where those are unknown; the second the initials. */
export type Hint =
  | { kind: 'shirt'; foot: string; number: number }
  | { kind: 'first-club'; club: string | null }
  | { kind: 'initials'; letters: string[] }

export type View = Terms & {
  rows: { player: string; tiles: readonly Tile[]; twin: boolean }[]
  /** Counted guesses; a twin's does not count. */
  guesses: number
  hints: Hint[]
  /** Why no hint is available; null when one is. */
  hintRefusal: 'hint-too-early' | 'no-hint-left' | null
  over: boolean
  solved: boolean
  gaveUp: boolean
  /** Null until the end. */
  answer: Answer | null
}

export type Refusal = 'already-over' | 'already-guessed' | 'hint-too-early' | 'no-hint-left'

/** Guess the footballer by club, nation, league, role and age. */
export const wordle: Engine<Setup, State, Action, View, Refusal> = {
  start: ({ answer, day, hard }) => ({ answer, day, hard, rows: [], hints: 0, gaveUp: false }),

  apply(state, action) {
    if (wordle.isOver(state)) return { ok: false, reason: 'already-over' }
    if (action.type === 'giveUp') return { ok: true, state: { ...state, gaveUp: true } }
    if (action.type === 'hint') {
      const reason = hintRefusal(state)
      return reason ? { ok: false, reason } : { ok: true, state: { ...state, hints: state.hints + 1 } }
    }
    if (state.rows.some(({ guess }) => guess.id === action.clue.id)) return { ok: false, reason: 'already-guessed' }
    return { ok: true, state: { ...state, rows: [...state.rows, rowOf(state, action.clue)] } }
  },

  view(state) {
    const over = wordle.isOver(state)
    return {
      day: state.day,
      hard: state.hard,
      rows: state.rows.map(({ guess, tiles, twin }) => ({ player: guess.id, tiles, twin })),
      guesses: guessesOf(state),
      hints: hintsOf(state.answer).slice(0, state.hints),
      hintRefusal: over ? 'no-hint-left' : hintRefusal(state),
      over,
      solved: isSolved(state),
      gaveUp: state.gaveUp,
      answer: over ? state.answer : null,
    }
  },

  isOver: (state) => state.gaveUp || isSolved(state) || guessesOf(state) >= MAX_GUESSES,
}

export const isSolved = ({ rows, answer }: State): boolean => rows.at(-1)?.guess.id === answer.id

export const guessesOf = ({ rows }: Pick<State, 'rows'>): number => rows.filter(({ twin }) => !twin).length

function rowOf(state: State, guess: Clue): Row {
  const tiles = tilesOf(guess, state.answer, state)
  return { guess, tiles, twin: allOk(tiles) && guess.id !== state.answer.id }
}

function hintRefusal(state: State): View['hintRefusal'] {
  if (state.hints >= MAX_HINTS) return 'no-hint-left'
  return guessesOf(state) < HINT_AFTER ? 'hint-too-early' : null
}

function hintsOf({ foot, number, clubs, club, name }: Answer): Hint[] {
  const first: Hint =
    foot !== null && number !== null ? { kind: 'shirt', foot, number } : { kind: 'first-club', club: clubs[0] ?? club }
  return [first, { kind: 'initials', letters: initialsOf(name) }]
}
