import { initialsOf } from '#core/initials.ts'
import type { LocalName, Position, Role, Spell } from '#data/types.ts'
import type { Engine } from '#games/engine.ts'
import { CLUES, FIRST_ROWS, HARD_POINTS, HARD_TURNS, hardPointsFor, pointsFor, turnsFor, CLUE_POINTS } from './terms.ts'
import { withHints, type Outcome } from '#games/outcome.ts'

/** The footballer to find. */
export type Answer = { id: string; name: string; nation: string; role: Role; position: Position | null }

/** A spell with the club's name, and whether the site has its crest; without years in hard. */
export type Row = Spell & LocalName & { crest: boolean }

/**
 * `hard`: the order in which the clubs (without years) open, the first `first` at the start. Null: the rows open in
 * career order.
 */
export type Setup = {
  answer: Answer
  career: readonly Row[]
  hard: { clubs: readonly string[]; first: number } | null
  /** Level of a practice run; the rules do not use it. */
  level?: string
}

/** A named footballer; `isSure`: his list of clubs is complete. */
export type Candidate = { id: string; clubs: readonly string[]; isSure: boolean }

/**
 * `player` is null for a reveal. `never`: the first shown club he never played for; null when he played for all of
 * them.
 */
type Turn = { player: string | null; never: string | null; solves: boolean }

/** `rows` and `clues`: how many are open. `hints`: clues taken, `bought` of them while a row was hidden. */
export type State = Setup & {
  turns: readonly Turn[]
  rows: number
  clues: number
  hints: number
  bought: number
  gaveUp: boolean
}

export type Action = { type: 'guess'; player: Candidate } | { type: 'reveal' } | { type: 'hint' } | { type: 'giveUp' }

export type Clue =
  | { kind: 'nation'; nation: string }
  | { kind: 'position'; role: Role; position: Position | null }
  | { kind: 'initials'; letters: string[] }

/** A guess: he played for every club shown then (`fits`), or never for the club in `never`. */
export type Guess = { id: string; fits: boolean; never?: string }

export type View = {
  hard: boolean
  /** Open rows. */
  rows: readonly Row[]
  hidden: number
  /** Rows open at the start. */
  first: number
  clues: readonly Clue[]
  cluesLeft: number
  guesses: readonly Guess[]
  /** In order; null is a reveal. */
  turns: readonly (Guess | null)[]
  /** Turns left, and their total. */
  left: number
  of: number
  /** Points for finding him now, before hints. */
  worth: number
  /** Points for each row or turn, and the index of the current one. */
  rungs: readonly number[]
  rung: number
  canReveal: boolean
  over: boolean
  solved: boolean
  gaveUp: boolean
  /** Null until the run is over. */
  answer: Answer | null
  /** The whole career; null until the run is over. */
  career: readonly Row[] | null
}

type Refusal = 'already-over' | 'already-guessed' | 'cannot-tell' | 'nothing-hidden' | 'no-hint-left'

/**
 * Find the footballer by his career. Rows open one by one, and a guess that fits the rows shown is reported as such.
 */
export const careerPath: Engine<Setup, State, Action, View, Refusal> = {
  start: (setup) => ({ ...setup, turns: [], rows: firstOf(setup), clues: 0, hints: 0, bought: 0, gaveUp: false }),

  apply(state, action) {
    if (careerPath.isOver(state)) return { ok: false, reason: 'already-over' }
    switch (action.type) {
      case 'guess':
        return guess(state, action.player)
      case 'reveal':
        if (!canReveal(state)) return { ok: false, reason: 'nothing-hidden' }
        return { ok: true, state: afterMiss(state, { player: null, never: null, solves: false }) }
      case 'hint':
        if (state.clues >= CLUES.length) return { ok: false, reason: 'no-hint-left' }
        return { ok: true, state: withClue(state) }
      case 'giveUp':
        return { ok: true, state: { ...state, gaveUp: true } }
    }
  },

  view(state) {
    const over = careerPath.isOver(state)
    const { answer, career, clues, gaveUp, hard, turns } = state
    return {
      hard: hard !== null,
      rows: allRows(state).slice(0, state.rows),
      hidden: hiddenIn(state),
      first: firstOf(state),
      clues: cluesOf(answer).slice(0, clues),
      cluesLeft: CLUES.length - clues,
      guesses: turns.flatMap((turn) => guessOf(turn) ?? []),
      turns: turns.map(guessOf),
      left: leftIn(state),
      of: turnsIn(state),
      worth: worthOf(state),
      ...ladderOf(state),
      canReveal: !over && canReveal(state),
      over,
      solved: isSolved(state),
      gaveUp,
      answer: over ? answer : null,
      career: over ? career : null,
    }
  },

  isOver: (state) => state.gaveUp || isSolved(state) || leftIn(state) === 0,
}

const isSolved = ({ turns }: State): boolean => turns.at(-1)?.solves ?? false

/** Points for finding him now, or points earned; before hints. */
function worthOf(state: State): number {
  const turn = Math.min(state.turns.length + (isSolved(state) ? 0 : 1), turnsIn(state))
  if (state.hard) return hardPointsFor(turn)
  return pointsFor(hiddenIn(state), allRows(state).length - firstOf(state))
}

function ladderOf(state: State): Pick<View, 'rungs' | 'rung'> {
  if (state.hard) return { rungs: HARD_POINTS, rung: Math.min(state.turns.length, HARD_TURNS - 1) }
  const atStart = allRows(state).length - firstOf(state)
  const rungs = Array.from({ length: atStart + 1 }, (_, opened) => pointsFor(atStart - opened, atStart))
  return { rungs, rung: atStart - hiddenIn(state) }
}

export const clubsShown = (state: State): string[] => [
  ...new Set(
    allRows(state)
      .slice(0, state.rows)
      .map(({ club }) => club),
  ),
]

const NO_YEARS = { from: null, to: null, loan: false, current: false }

const allRows = ({ career, hard }: Setup): readonly Row[] =>
  hard ? hard.clubs.map((club) => ({ ...career.find((row) => row.club === club)!, ...NO_YEARS })) : career

const firstOf = ({ hard }: Setup): number => hard?.first ?? FIRST_ROWS

const turnsIn = (state: Setup): number => turnsFor(allRows(state).length, state.hard !== null)

const leftIn = (state: State): number => turnsIn(state) - state.turns.length

const hiddenIn = (state: State): number => allRows(state).length - state.rows

/** False on the last turn, which a reveal would only waste. */
const canReveal = (state: State): boolean => leftIn(state) > 1 && (hiddenIn(state) > 0 || state.clues < CLUES.length)

function guess(state: State, { id, clubs, isSure }: Candidate) {
  if (state.turns.some(({ player }) => player === id)) return { ok: false, reason: 'already-guessed' } as const
  const solves = id === state.answer.id || requiredClubs(state).every((club) => clubs.includes(club))
  const never = solves ? null : (clubsShown(state).find((club) => !clubs.includes(club)) ?? null)
  if (never !== null && !isSure) return { ok: false, reason: 'cannot-tell' } as const
  const turn = { player: id, never, solves }
  const next = solves ? { ...state, turns: [...state.turns, turn] } : afterMiss(state, turn)
  return { ok: true, state: next } as const
}

/** Clubs that a right answer must share: those shown in hard, else the whole career. */
const requiredClubs = (state: State): string[] =>
  state.hard ? clubsShown(state) : state.career.map(({ club }) => club)

/** Free once every row is open, because from then on each miss opens a clue. */
const withClue = (state: State): State => ({
  ...state,
  clues: state.clues + 1,
  hints: state.hints + 1,
  bought: state.bought + (hiddenIn(state) > 0 ? 1 : 0),
})

/** Opens the next row or clue; before the last turn every row that is left. */
function afterMiss(state: State, turn: Turn): State {
  const turns = [...state.turns, turn]
  const next = { ...state, turns }
  const hidden = hiddenIn(state)
  if (hidden === 0) return { ...next, clues: Math.min(CLUES.length, state.clues + 1) }
  return { ...next, rows: state.rows + (leftIn(next) <= 1 && !state.hard ? hidden : 1) }
}

const guessOf = ({ player, never }: Turn): Guess | null =>
  player === null ? null : { id: player, fits: never === null, ...(never !== null && { never }) }

const cluesOf = ({ nation, role, position, name }: Answer): Clue[] => [
  { kind: 'nation', nation },
  { kind: 'position', role, position },
  { kind: 'initials', letters: initialsOf(name) },
]

/** Outcome of a finished run. Only a found answer earns points, and hints never cost more than that. */
export function outcomeOf(state: State): Outcome {
  const won = isSolved(state)
  const score = won ? state.turns.length : 0
  return {
    won,
    score,
    lines: withHints(won ? [{ key: 'solved', points: worthOf(state), count: score }] : [], state.bought, CLUE_POINTS),
    n: state.turns.length + state.hints + (state.gaveUp ? 1 : 0),
    tags: [
      ...(state.bought > 0 ? ['hint'] : []),
      ...(state.turns.some(({ player }) => player === null) ? ['reveal'] : []),
      ...(state.gaveUp ? ['gave-up'] : []),
    ],
  }
}

/** Facts that the server sends once a run is over. */
export type Facts = {
  /** Footballers with a known career who match the first row, the first two rows, and so on. */
  left: number[]
}

/** Counts the footballers who match the first row, the first two rows, up to the whole career. */
export const leftAfter = (
  career: readonly Pick<Spell, 'club'>[],
  wasAt: (clubs: readonly string[]) => readonly unknown[],
): number[] => career.map((_, at) => wasAt([...new Set(career.slice(0, at + 1).map(({ club }) => club))]).length)
