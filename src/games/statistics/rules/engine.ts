import type { Statistic } from '#data/types.ts'
import { duelOf } from '#games/duel/index.ts'
import type { Dealt, Standing, State as DuelState } from '#games/duel/state.ts'
import type { Terms } from '#games/duel/terms.ts'
import { CLUBS_HIDDEN_FROM, STEP_MS } from './terms.ts'
import { outcomeOf as duelOutcome } from '#games/duel/outcome.ts'
import type { Outcome } from '#games/outcome.ts'

/** One of the two footballers, with his clubs of that season. `figure` is hidden until the answer. */
export type Card = readonly [
  id: string,
  name: string,
  nation: string,
  clubs: readonly string[],
  figure: number,
  matches: number,
]

/** Question which of the two has more in that season (`2025/26`). */
export type Question = readonly [statistic: Statistic, season: string, left: Card, right: Card]

/** Seasons of a practice run; other runs have no choice. */
export type Level = 'now' | 'any'

export type Setup = Dealt & { level: Level | null; deck: readonly Question[] }

/** 0: left, 1: right. */
export type Choice = 0 | 1
export type State = DuelState<Setup, Choice>
export type Action = { type: 'pick'; side: Choice } | { type: 'hint' | 'giveUp' | 'timeUp' }

/** `clubs` is null when clubs are hidden; then no other field may reveal them. */
export type Side = { id: string; name: string; nation: string; clubs: readonly string[] | null }

/** `picked` is null without an answer. */
export type Revealed = {
  statistic: Statistic
  season: string
  left: Side
  right: Side
  /** Left figure, then right figure. */
  figures: readonly [number, number]
  picked: Choice | null
  hit: boolean
}

export type View = Standing & {
  level: Level | null
  /** These four are null when the run is over. */
  left: Side | null
  right: Side | null
  statistic: Statistic | null
  season: string | null
  /** Matches of the left and of the right footballer, when bought for this question. */
  hint: readonly [number, number] | null
  /** True when the hint is for sale; never for a question about matches, because it would be the answer. */
  hintLeft: boolean
  /** The answered questions; after the end also the rest of the ten, or the question that ended the run. */
  done: readonly Revealed[]
}

const LIMITS: Record<Terms, { lives: number | null; stepMs: number | null }> = {
  today: { lives: null, stepMs: null },
  normal: { lives: null, stepMs: null },
  ranked: { lives: 1, stepMs: STEP_MS },
}

const figureOf = ([, , , , figure]: Card): number => figure
const matchesOf = ([, , , , , matches]: Card): number => matches

export function isRight({ deck }: Pick<Setup, 'deck'>, at: number, choice: Choice): boolean {
  const [, , left, right] = deck[at]!
  return figureOf(right) > figureOf(left) === (choice === 1)
}

const hints = ({ deck }: Pick<Setup, 'deck'>, at: number): boolean => deck[at]![0] !== 'matches'

/** Two footballers, one season, one figure: who has more? Two equal figures are never compared. */
export const statistics = duelOf<Setup, Choice, Action, View>({
  limits: LIMITS,
  count: ({ deck }) => deck.length,
  choiceOf: (action) => (action.type === 'pick' ? action.side : null),
  isRight,
  hints,
  view(state, standing) {
    const at = state.answers.length
    const open = standing.over ? null : state.deck[at]!
    return {
      ...standing,
      level: state.level,
      left: open && sideOf(open[2], hidesClubs(standing.terms, at)),
      right: open && sideOf(open[3], hidesClubs(standing.terms, at)),
      statistic: open && open[0],
      season: open && open[1],
      hint: open && state.hinted === at ? [matchesOf(open[2]), matchesOf(open[3])] : null,
      hintLeft: open !== null && standing.terms !== 'ranked' && state.hinted === null && hints(state, at),
      done: state.deck.slice(0, doneOf(state, standing)).map((_, question) => revealedAt(state, question)),
    }
  },
})

const hidesClubs = (terms: Terms, at: number): boolean => terms === 'ranked' && at + 1 >= CLUBS_HIDDEN_FROM

/** Number of revealed questions: all ten at the end, or those up to the question that ended the run. */
function doneOf({ deck, answers, closed }: State, { over, terms }: Standing): number {
  if (over && terms !== 'ranked') return deck.length
  return answers.length + (closed ? 1 : 0)
}

function revealedAt(state: State, at: number): Revealed {
  const [statistic, season, left, right] = state.deck[at]!
  const picked = state.answers[at] ?? null
  return {
    statistic,
    season,
    left: sideOf(left, false),
    right: sideOf(right, false),
    figures: [figureOf(left), figureOf(right)],
    picked,
    hit: picked !== null && isRight(state, at, picked),
  }
}

const sideOf = ([id, name, nation, clubs]: Card, hidden: boolean): Side => ({
  id,
  name,
  nation,
  clubs: hidden ? null : clubs,
})

/** Outcome of a finished run: `score` is the number of right answers. A tag names the level. */
export const outcomeOf = (state: State): Outcome =>
  duelOutcome(state, statistics.view(state, 0), state.level ? [`level:${state.level}`] : [])
