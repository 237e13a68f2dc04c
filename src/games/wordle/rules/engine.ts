import { initialsOf } from '#core/initials.ts'
import type { Engine } from '#games/engine.ts'
import { HINT_AFTER, MAX_GUESSES, MAX_HINTS, HINT_POINTS } from './terms.ts'
import { allOk, tilesOf, sameTiles, type Clue, type Terms, type Tile } from './tiles.ts'
import type { PointLine } from '#core/points.ts'
import { tagsOf, withHints, type Outcome } from '#games/outcome.ts'

export { HINT_AFTER, MAX_GUESSES, MAX_HINTS } from './terms.ts'
export { tilesOf } from './tiles.ts'
export type { Clue, Tile, TileKind, TileState } from './tiles.ts'

/** The answer with the attributes that hints and end screen reveal. Unknown = null. */
export type Answer = Clue & { name: string; position: string | null; foot: string | null; number: number | null }

/** `day` is the puzzle's date, or the player's date in practice. */
export type Setup = Terms & { answer: Answer }

/** `twin`: all tiles match but it is not the answer, so the guess is free. */
type Row = { guess: Clue; tiles: readonly Tile[]; twin: boolean }

export type State = Setup & { rows: readonly Row[]; hints: number; gaveUp: boolean }

export type Action = { type: 'guess'; clue: Clue } | { type: 'hint' } | { type: 'giveUp' }

/** The first hint is foot and number, or the first club when those are unknown; the second hint is the initials. */
export type Hint =
  | { kind: 'shirt'; foot: string; number: number }
  | { kind: 'first-club'; club: string | null }
  | { kind: 'initials'; letters: string[] }

export type View = Terms & {
  rows: { player: string; tiles: readonly Tile[]; twin: boolean }[]
  /** Number of guesses without twins. */
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

type Refusal = 'already-over' | 'already-guessed' | 'hint-too-early' | 'no-hint-left'

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

/** Points for a solution at guess 1 to 8 (docs/games/wordle.md). */
const SOLVED_POINTS = [60, 50, 42, 35, 29, 24, 20, 16] as const
/** Points for a guess with the right club and nation but no solution; random names hardly ever have both. */
const CLOSE_POINTS = 3

/** Outcome of a finished run. Giving up earns nothing; hints never cost more than was earned. */
export function outcomeOf(state: State): Outcome {
  const won = isSolved(state)
  const score = won ? guessesOf(state) : 0
  const line = earned(state, score)
  return {
    won,
    score,
    lines: withHints(line ? [line] : [], state.hints, HINT_POINTS),
    n: state.rows.length + state.hints + (state.gaveUp ? 1 : 0),
    tags: tagsOf(state),
  }
}

function earned(state: State, score: number): PointLine | null {
  if (score > 0) return { key: 'solved', points: SOLVED_POINTS[score - 1]!, count: score }
  if (state.gaveUp || !isClose(state)) return null
  return { key: 'close', points: CLOSE_POINTS }
}

const isClose = ({ rows }: State): boolean =>
  rows.some(({ tiles }) =>
    (['club', 'nation'] as const).every((kind) => tiles.some((tile) => tile.kind === kind && tile.state === 'ok')),
  )

/** Number of possible answers in the pool, before the first guess and after each row. Use it only after the end. */
export function playersLeft(state: State, pool: readonly Clue[]): number[] {
  // Adds the answer when a data update has removed it from the pool.
  let left = pool.some(({ id }) => id === state.answer.id) ? pool : [...pool, state.answer]
  const start = left.length
  const counts = state.rows.map((row) => {
    left = left.filter((candidate) => fits(candidate, row, state))
    return left.length
  })
  return [start, ...counts]
}

/** True when the row would be the same with the candidate as the answer. */
export function fits(candidate: Clue, { guess, tiles }: Row, state: State): boolean {
  const isGuess = candidate.id === guess.id
  const solved = guess.id === state.answer.id
  if (isGuess || solved) return isGuess && solved
  return sameTiles(tiles, tilesOf(guess, candidate, state))
}

/** Revealed after a daily: the number of possible answers at the start and after each guess. */
export type Facts = { left: number[] }
