import { footballerById } from '#data/facts.ts'
import { challengeRules } from '#games/challenge-rules.ts'
import { PracticeDeal, setupOf } from './deal/practice-deal.ts'
import { isChampion, hasPortrait, totals, rankedPool, todayPool } from './deal/roster.ts'
import { REPEATS } from '#data/pools.ts'
import { dealApart, dealtOrNull } from '#games/deal-apart.ts'
import { BY_DAYS, dealRested, isAwayOf, wholeOf } from '#games/duel/deal.ts'
import { marksOf, picksOf, BARS, type DuelFacts } from '#games/duel/runs.ts'
import { ASKED, MOST_QUESTIONS, type Terms } from '#games/duel/terms.ts'
import { runRules } from '#games/run-rules.ts'
import { dailyRules, dealQuestions, pairsOf } from './deal/deal.ts'
import { isRight, statistics, outcomeOf, type Question, type Setup, type State } from './rules/engine.ts'
import { StatisticsAction } from './rules/action.ts'

/** Rules of Statistics challenges: a practice deal whose ten questions could have been dealt. */
const challenge = challengeRules({
  deal: PracticeDeal,
  setup: (deal) => setupOf(deal, totals),
  level: ({ level }) => level,
  stands: ({ deck }) =>
    deck.every(([, , [left], [right]]) => footballerById(left) !== undefined && footballerById(right) !== undefined),
})

/** Server rules of the Statistics daily and ranked runs. */
export const statisticsRuns = runRules({
  engine: statistics,
  action: StatisticsAction,
  resolve: (wire) => wire,
  refusals: { 'not-offered': 'bad-request' },
  outcome: outcomeOf,
  marks: ({ done }) => marksOf(done.filter(({ picked }) => picked !== null)),
  isAnswered: (state) => state.answers.length > 0,
  distribution: BARS,
  facts: (_, hardest): DuelFacts => ({ hardest }),
  picks: (state) => picksOf(state.answers, [0, 1], (at, choice) => isRight(state, at, choice)),
  about: ({ deck, answers }) => deck.slice(0, answers.length).flatMap(([, , [left], [right]]) => [left, right]),
  hiddenValues: hiddenValuesOf,
  challenge,
  sidePanel: { pool: () => [...todayPool.values()].flat().map(({ footballer }) => footballer.id) },
  daily: {
    deal: (random, past, day, taken = new Set()) =>
      dealtOrNull(() => {
        const deck = dealApart(
          (late) =>
            dealRested(past, (resting) =>
              wholeOf(
                dealQuestions(
                  todayPool,
                  ASKED,
                  random,
                  late,
                  dailyRules({ hasPortrait, isChampion, isAway: isAwayOf(resting, taken) }, day),
                ),
                ASKED,
              ),
            ),
          past,
          BY_DAYS,
        )
        const names = deck.flatMap(([, , [, left], [, right]]) => [left, right])
        return { setup: termsSetup('today', deck), used: pairsOf(deck), names }
      }),
    keep: { days: REPEATS.pairDays },
    answers: (setup) =>
      setup.deck.map(([, , left, right], at) => ({ kind: 'portrait', id: (isRight(setup, at, 1) ? right : left)[0] })),
  },
  ranked: {
    deal: (random) =>
      dealtOrNull(() => termsSetup('ranked', wholeOf(dealQuestions(rankedPool, MOST_QUESTIONS, random), ASKED))),
  },
})

const termsSetup = (terms: Terms, deck: readonly Question[]): Setup => ({ terms, level: null, deck })

/**
 * Later names and the two figures in question, except figures equal to those of a revealed pair, and names of revealed
 * namesakes.
 */
export function hiddenValuesOf(state: State): string[] {
  const { over, at, done } = statistics.view(state, 0)
  if (over) return []
  const known = new Set(done.map(({ figures }) => figures.join()))
  const shown = new Set(state.deck.slice(0, at + 1).flatMap(([, , left, right]) => [left[1], right[1]]))
  const [open, ...later] = state.deck.slice(at)
  const [, , left, right] = open!
  const figures = [left[4], right[4]]
  const names = later.flatMap(([, , ...two]) =>
    two.flatMap(([id, name]) => (shown.has(name) ? [`"${id}"`] : [`"${id}"`, `"${name}"`])),
  )
  return known.has(figures.join()) ? names : [`[${figures.join()}]`, ...names]
}
