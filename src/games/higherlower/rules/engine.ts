import type { LeagueId } from '#data/types.ts'
import { duelOf } from '#games/duel/index.ts'
import type { Dealt, Standing, State as DuelState } from '#games/duel/state.ts'
import { LIVES, type Terms } from '#games/duel/terms.ts'
import { STEP_MS } from './terms.ts'
import { outcomeOf as duelOutcome } from '#games/duel/outcome.ts'
import type { Outcome } from '#games/outcome.ts'

/** A footballer in a deal of up to 200. `euros` is hidden until the answer. */
export type Card = readonly [id: string, name: string, nation: string, club: string | null, euros: number]

/**
 * `deck`: a chain, each compared with the one before. `asOf` is the month of the estimates, `league` the league of all
 * of them.
 */
export type Setup = Dealt & { asOf: string; league: LeagueId | null; deck: readonly Card[] }

export type Choice = 'higher' | 'lower'
export type State = DuelState<Setup, Choice>
export type Action = { type: Choice | 'giveUp' | 'timeUp' }

export type Asked = { id: string; name: string; nation: string; club: string | null }
export type Known = Asked & { eur: number }

/** `answer` is null for the opening footballer and for unanswered ones; `hit` is null only for the opening one. */
export type Revealed = Known & { answer: Choice | null; hit: boolean | null }

export type View = Standing & {
  asOf: string
  league: LeagueId | null
  /** The footballer revealed last. */
  known: Known
  /** Null when the run is over. */
  asked: Asked | null
  /** All revealed footballers in order, the opening one first; after a daily run also the unanswered ones. */
  steps: readonly Revealed[]
}

const LIMITS: Record<Terms, { lives: number | null; stepMs: number | null }> = {
  today: { lives: null, stepMs: null },
  normal: { lives: LIVES, stepMs: null },
  ranked: { lives: 1, stepMs: STEP_MS },
}

const eurosOf = ([, , , , euros]: Card): number => euros

export const isRight = ({ deck }: Pick<Setup, 'deck'>, at: number, choice: Choice): boolean =>
  eurosOf(deck[at + 1]!) > eurosOf(deck[at]!) === (choice === 'higher')

/** Is the next one worth more or less than the one before? Two equal values are never compared. */
export const higherlower = duelOf<Setup, Choice, Action, View>({
  limits: LIMITS,
  count: ({ deck }) => deck.length - 1,
  choiceOf: ({ type }) => (type === 'higher' || type === 'lower' ? type : null),
  isRight,
  view(state, standing) {
    const { asOf, league, deck, answers } = state
    const steps = deck.slice(0, revealedCount(state, standing)).map((card, at) => revealedCard(state, card, at))
    const known = knownOf(deck[answers.length]!)
    return { ...standing, asOf, league, known, asked: standing.over ? null : askedOf(deck[answers.length + 1]!), steps }
  },
})

/** Number of revealed cards: all of them after a daily run, else up to the one that ended the run. */
function revealedCount({ deck, answers, closed }: State, { over, terms }: Standing): number {
  if (over && terms === 'today') return deck.length
  return answers.length + (closed ? 2 : 1)
}

function revealedCard(state: State, card: Card, at: number): Revealed {
  const answer = state.answers[at - 1] ?? null
  const hit = at === 0 ? null : answer !== null && isRight(state, at - 1, answer)
  return { ...knownOf(card), answer, hit }
}

const askedOf = ([id, name, nation, club]: Card): Asked => ({ id, name, nation, club })
const knownOf = (card: Card): Known => ({ ...askedOf(card), eur: eurosOf(card) })

/** Outcome of a finished run: `score` is the number of right answers. A tag names the league. */
export const outcomeOf = (state: State): Outcome =>
  duelOutcome(state, higherlower.view(state, 0), state.league ? [`league:${state.league}`] : [])
