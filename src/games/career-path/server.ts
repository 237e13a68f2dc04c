import { footballerById } from '#data/facts.ts'
import { challengeRules } from '#games/challenge-rules.ts'
import { classicSetup, couldDealHard, hardSetup } from './deal/deal.ts'
import { careerPath, leftAfter, outcomeOf, type Setup, type State, type Facts } from './rules/engine.ts'
import { isLevelOf, isOfLevel } from './deal/levels.ts'
import { PracticeDeal } from './deal/practice-deal.ts'
import { answerPool, shownClub, wasAt, candidateById, isDailyOpen } from './deal/roster.ts'
import { REPEATS } from '#data/pools.ts'
import { dealOne, untaken } from '#games/deal-apart.ts'
import { seventhOf } from '#games/week.ts'
import { runRules } from '#games/run-rules.ts'
import { rowStates } from './rules/row-states.ts'
import { MOST_TURNS } from './rules/terms.ts'
import { CareerPathAction } from './rules/action.ts'

/** Rules of career path challenges: the answer is in the mode's pool, and in hard the clubs identify him alone. */
export const challenge = challengeRules({
  deal: PracticeDeal,
  setup({ answer: id, hard, level }, mode): Setup | null {
    if (mode !== 'classic' && mode !== 'hard') return null
    const answer = answerPool(mode).find((candidate) => candidate.id === id)
    if (!answer || !isLevelOf(mode, level) || !isOfLevel(level)(answer)) return null
    if ((mode === 'hard') !== (hard !== null)) return null
    if (!hard) return { ...classicSetup(answer, shownClub), level }
    return couldDealHard(answer, hard, wasAt) ? { ...hardSetup(answer, hard, shownClub), level } : null
  },
  level: ({ level }) => level ?? null,
  stands: ({ answer }) => footballerById(answer.id) !== undefined,
})

/** Minimum of rows: a shorter career is too easy or pure guessing. */
const LEAST_ROWS = 4
/** Places of fame that one more row is worth, because long careers are recognized more easily. */
const PLACES_A_ROW = 160

/** Careers for a daily, easiest first; `pool` is in order of fame, best known first. */
function easiestFirst<Someone extends { career: readonly unknown[] }>(pool: readonly Someone[]): Someone[] {
  return pool
    .filter(({ career }) => career.length >= LEAST_ROWS)
    .map((one, place) => ({ one, at: place - PLACES_A_ROW * one.career.length }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one)
}

/** Column 0 counts misses, columns 1 to 8 the turn of the right answer. */
const MISSED = 0
const WORST_FIRST = [MISSED, ...Array.from({ length: MOST_TURNS }, (_, at) => MOST_TURNS - at)]

const MARKS = { shown: 'closed', opened: 'poor', fits: 'fair', found: 'good', hidden: 'closed' } as const

/** Server rules of the Career path daily. */
export const careerPathRuns = runRules({
  engine: careerPath,
  action: CareerPathAction,
  resolve(wire) {
    if (wire.type !== 'guess') return wire
    const player = candidateById(wire.player)
    return player ? { type: 'guess', player } : 'unknown-player'
  },
  refusals: {},
  outcome: outcomeOf,
  marks: (view) => [rowStates(view).map((state) => MARKS[state])],
  isAnswered: (state) => state.turns.some(({ player }) => player !== null),
  distribution: { count: MOST_TURNS + 1, of: ({ score }) => score, worstFirst: WORST_FIRST, missed: MISSED },
  about: ({ answer }) => [answer.id],
  hiddenValues: (state) =>
    careerPath.isOver(state) ? [] : [...hiddenClubs(state), state.answer.id, state.answer.name],
  facts: ({ career }): Facts => ({ left: leftAfter(career, wasAt) }),
  challenge,
  sidePanel: { pool: () => answerPool('today').map(({ id }) => id), isHe: true, names: true },
  daily: {
    deal(random, past, day, taken = new Set()) {
      const pool = answerPool('today')
      if (!isDailyOpen(pool)) return null
      const answer = dealOne(untaken(seventhOf(easiestFirst(pool), day), taken), random, past)
      return { setup: classicSetup(answer, shownClub), used: [answer.id], names: [answer.name] }
    },
    keep: { days: REPEATS.answerDays },
    answers: ({ answer: { id } }) => [{ kind: 'portrait', id }],
  },
})

/** Clubs whose rows are all hidden, quoted because "roma" is part of other words. */
function hiddenClubs({ career, hard, rows }: State): string[] {
  const order = hard?.clubs ?? career.map(({ club }) => club)
  const shown = new Set(order.slice(0, rows))
  return career
    .filter(({ club }) => !shown.has(club))
    .flatMap(({ club, name, local }) => [club, name, ...Object.values(local ?? {})].map((value) => `"${value}"`))
}
