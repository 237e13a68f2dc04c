import { REPEATS } from '#data/pools.ts'
import { dealOne } from '#games/deal-one.ts'
import { runRules } from '#games/run-rules.ts'
import { challenge } from './deal/challenge.ts'
import { classicSetup } from './deal/deal.ts'
import { careerPath, type State } from './rules/engine.ts'
import { MOST_TURNS } from './rules/terms.ts'
import type { Facts } from './rules/facts.ts'
import { leftAfter } from './rules/left.ts'
import { outcomeOf } from './rules/outcome.ts'
import { answerPool, candidateById, shownClub, isDailyOpen, wasAt } from './deal/roster.ts'
import { CareerPathAction } from './rules/action.ts'

/** Column 0 counts misses, columns 1 to 8 the turn of the right answer. */
const MISSED = 0
const WORST_FIRST = [MISSED, ...Array.from({ length: MOST_TURNS }, (_, at) => MOST_TURNS - at)]

/** Server rules of the Career path daily. */
export const careerPathRuns = runRules({
  engine: careerPath,
  action: CareerPathAction,
  resolve(wire) {
    if (wire.type !== 'guess') return wire
    const player = candidateById(wire.player)
    return player ? { type: 'guess', player } : 'unknown-player'
  },
  refusals: {
    'already-over': 'already-over',
    'already-guessed': 'already-guessed',
    'cannot-tell': 'cannot-tell',
    'nothing-hidden': 'nothing-hidden',
    'no-hint-left': 'no-hint-left',
  },
  outcome: outcomeOf,
  bars: { count: MOST_TURNS + 1, of: ({ score }) => score, worstFirst: WORST_FIRST, missed: MISSED },
  hiddenValues: (state) =>
    careerPath.isOver(state) ? [] : [...hiddenClubs(state), state.answer.id, state.answer.name],
  facts: ({ career }): Facts => ({ left: leftAfter(career, wasAt) }),
  challenge,
  sidePanel: { pool: () => answerPool('today').map(({ id }) => id), isHe: true, names: true },
  daily: {
    deal(random, past) {
      const pool = answerPool('today')
      if (!isDailyOpen(pool)) return null
      const answer = dealOne(pool, random, past)
      return { setup: classicSetup(answer, shownClub), used: [answer.id], names: [answer.name] }
    },
    keep: { days: REPEATS.answerDays },
    drawing: ({ answer: { id } }) => ({ kind: 'portrait', id }),
  },
})

/** Clubs of no open row, quoted because "roma" is part of other words. */
function hiddenClubs({ career, hard, rows }: State): string[] {
  const order = hard?.clubs ?? career.map(({ club }) => club)
  const shown = new Set(order.slice(0, rows))
  return career.filter(({ club }) => !shown.has(club)).flatMap(({ club, name }) => [`"${club}"`, `"${name}"`])
}
