import { REPEATS } from '#data/pools.ts'
import { dealApart, dealtOrNull } from '#games/deal-apart.ts'
import { BY_DAYS, wholeOf } from '#games/duel/apart.ts'
import type { DuelFacts } from '#games/duel/facts.ts'
import { picksOf } from '#games/duel/picks.ts'
import { BARS, LEAST_MEDIAN_MS, REFUSALS } from '#games/duel/runs.ts'
import { ASKED, MOST_QUESTIONS, type Terms } from '#games/duel/terms.ts'
import { runRules } from '#games/run-rules.ts'
import { challenge } from './deal/challenge.ts'
import { dealChain, pairsOf } from './deal/deal.ts'
import { higherlower, isRight, type Card, type Setup, type State } from './rules/engine.ts'
import { outcomeOf } from './rules/outcome.ts'
import { asOf, dailyPool, pool } from './deal/roster.ts'
import { HigherLowerAction } from './rules/action.ts'

/** Server rules of the Higher lower daily and ranked runs. */
export const higherlowerRuns = runRules({
  engine: higherlower,
  action: HigherLowerAction,
  resolve: (wire) => wire,
  refusals: REFUSALS,
  outcome: outcomeOf,
  bars: BARS,
  facts: (_, hardest): DuelFacts => ({ hardest }),
  picks: (state) => picksOf(state.answers, ['higher', 'lower'], (at, choice) => isRight(state, at, choice)),
  hiddenValues: hiddenValuesOf,
  challenge,
  sidePanel: { pool: () => dailyPool.map(({ footballer }) => footballer.id) },
  daily: {
    deal: (random, past) =>
      dealtOrNull(() => {
        const chainOf = (late: ReadonlySet<string>) => dealChain(dailyPool, ASKED + 1, random, late)
        const deck = dealApart((late) => wholeOf(chainOf(late), ASKED + 1), past, BY_DAYS)
        return { setup: setupOf('today', deck), used: pairsOf(deck), names: deck.map(([, name]) => name) }
      }),
    keep: { days: REPEATS.pairDays },
    drawing: ({ deck }) => ({ kind: 'portrait', id: deck[0]![0] }),
  },
  ranked: {
    deal: (random) =>
      dealtOrNull(() => setupOf('ranked', wholeOf(dealChain(pool, MOST_QUESTIONS + 1, random), ASKED + 1))),
    leastMedianMs: LEAST_MEDIAN_MS,
  },
})

const setupOf = (terms: Terms, deck: readonly Card[]): Setup => ({ terms, asOf, league: null, deck })

/** Later names and the open value, except a name or value that has already been revealed. */
export function hiddenValuesOf(state: State): string[] {
  const { over, steps, asked } = higherlower.view(state, 0)
  if (over) return []
  const told = new Set(steps.flatMap(({ id, name, eur }) => [`"${id}"`, `"${name}"`, String(eur)]))
  if (asked) told.add(`"${asked.id}"`).add(`"${asked.name}"`)
  const [now, ...later] = state.deck.slice(steps.length)
  const secrets = [String(now![4]), ...later.flatMap(([id, name]) => [`"${id}"`, `"${name}"`])]
  return secrets.filter((secret) => !told.has(secret))
}
