import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { VALUES } from '#data/records.ts'
import { challengeRules } from '#games/challenge-rules.ts'
import { PracticeDeal, setupOf } from './deal/practice-deal.ts'
import { REPEATS } from '#data/pools.ts'
import { dealApart, dealtOrNull } from '#games/deal-apart.ts'
import { BY_DAYS, dealRested, isAwayOf, wholeOf } from '#games/duel/deal.ts'
import { marksOf, picksOf, BARS, type DuelFacts } from '#games/duel/runs.ts'
import { ASKED, MOST_QUESTIONS, type Terms } from '#games/duel/terms.ts'
import { runRules } from '#games/run-rules.ts'
import { dailyRules, dealChain, dealEven, pairsOf } from './deal/deal.ts'
import { higherlower, isRight, outcomeOf, type Card, type Setup, type State } from './rules/engine.ts'
import { asOf, dailyPool, hasPortrait, pool } from './deal/roster.ts'
import { HigherLowerAction } from './rules/action.ts'

/** Rules of Higher lower challenges: a practice deal whose chain could have been dealt. */
const challenge = challengeRules({
  deal: PracticeDeal,
  setup: (deal) => setupOf(deal, { footballers: FOOTBALLERS, values: VALUES }),
  level: ({ league }) => league ?? 'all',
  stands: ({ deck }) => deck.every(([id]) => footballerById(id) !== undefined),
})

/** Server rules of the Higher lower daily and ranked runs. */
export const higherlowerRuns = runRules({
  engine: higherlower,
  action: HigherLowerAction,
  resolve: (wire) => wire,
  refusals: { 'not-offered': 'bad-request' },
  outcome: outcomeOf,
  marks: ({ steps }) => marksOf(steps.filter(({ answer }) => answer !== null)),
  isAnswered: (state) => state.answers.length > 0,
  distribution: BARS,
  facts: (_, hardest): DuelFacts => ({ hardest }),
  picks: (state) => picksOf(state.answers, ['higher', 'lower'], (at, choice) => isRight(state, at, choice)),
  about: ({ deck, answers }) => deck.slice(0, answers.length + 1).map(([id]) => id),
  hiddenValues: hiddenValuesOf,
  challenge,
  sidePanel: { pool: () => dailyPool.map(({ footballer }) => footballer.id) },
  daily: {
    deal: (random, past, day, taken = new Set()) =>
      dealtOrNull(() => {
        const deck = dealApart(
          (late) =>
            dealRested(past, (resting) =>
              wholeOf(
                dealEven(dailyPool, random, late, dailyRules(hasPortrait, isAwayOf(resting, taken), day)),
                ASKED + 1,
              ),
            ),
          past,
          BY_DAYS,
        )
        return { setup: termsSetup('today', deck), used: pairsOf(deck), names: deck.map(([, name]) => name) }
      }),
    keep: { days: REPEATS.pairDays },
    answers: ({ deck }) => deck.slice(1).map(([id]) => ({ kind: 'portrait', id })),
  },
  ranked: {
    deal: (random) =>
      dealtOrNull(() => termsSetup('ranked', wholeOf(dealChain(pool, MOST_QUESTIONS + 1, random), ASKED + 1))),
  },
})

const termsSetup = (terms: Terms, deck: readonly Card[]): Setup => ({ terms, asOf, league: null, deck })

/** Later names and the value in question, except names and values that have already been revealed. */
export function hiddenValuesOf(state: State): string[] {
  const { over, steps, asked } = higherlower.view(state, 0)
  if (over) return []
  const known = new Set(steps.flatMap(({ id, name, eur }) => [`"${id}"`, `"${name}"`, String(eur)]))
  if (asked) known.add(`"${asked.id}"`).add(`"${asked.name}"`)
  const [now, ...later] = state.deck.slice(steps.length)
  const hiddenValues = [String(now![4]), ...later.flatMap(([id, name]) => [`"${id}"`, `"${name}"`])]
  return hiddenValues.filter((secret) => !known.has(secret))
}
