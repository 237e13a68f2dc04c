import { footballerById, FOOTBALLERS } from '#data/facts.ts'
import { agePool } from '#data/pools.ts'
import { DIED } from '#data/records.ts'
import { challengeRules, wasDealtOn } from '#games/challenge-rules.ts'
import { couldDeal, dealDaily } from './deal/deal.ts'
import { askedOf, type Done, type Setup } from './rules/engine.ts'
import { signedOff } from './rules/figures.ts'
import type { Shift } from './rules/terms.ts'
import type { Rules } from './rules/rules.ts'
import { PracticeDeal } from './deal/practice-deal.ts'
import { dayAt } from '#core/days.ts'
import type { SharedMark } from '#core/share-code.ts'
import { TENS } from '#core/tens.ts'
import { dealtOrNull, untaken } from '#games/deal-apart.ts'
import { runRules } from '#games/run-rules.ts'
import { onDay, type OfTheWeek } from '#games/week.ts'
import { daysApart, hasPortrait, poolOn } from './deal/roster.ts'

/** Rules of challenges: a practice deal of ten that could have been dealt on its day. */
const challenge = challengeRules({
  deal: PracticeDeal,
  setup: ({ players, day }, _mode, now): Setup | null => {
    if (!wasDealtOn(day, now)) return null
    const pool = agePool('normal', FOOTBALLERS, DIED, day)
    const asked = players.flatMap((id) => pool.find((candidate) => candidate.id === id) ?? [])
    return asked.length === players.length && couldDeal(pool, asked) ? { day, asked: asked.map(askedOf) } : null
  },
  stands: ({ asked }) => asked.every(({ id }) => footballerById(id) !== undefined && !DIED.has(id)),
})

/** Marks added to misses, Monday to Sunday. */
const SHIFTS: OfTheWeek<Shift> = [1, 1, 1, 0, 0, -1, -1]

/** Distances in years up to which an answer is marked as right, and as nearly right, as in the share text. */
const [RIGHT, NEAR] = [1, 4]

function markOf(done: Done): SharedMark {
  const off = Math.abs(signedOff(done) ?? Infinity)
  return off <= RIGHT ? 'good' : off <= NEAR ? 'fair' : 'closed'
}

/** Server rules of a game of estimates. */
export const estimateRuns = ({ engine, action, outcome, rightOf }: Rules) =>
  runRules({
    engine,
    action,
    resolve: (wire) => wire,
    refusals: {},
    outcome,
    marks: ({ done }) => [done.map(markOf)],
    isAnswered: (state) => state.answers.length > 0,
    distribution: { ...TENS, of: ({ score }) => TENS.of(score) },
    picks: ({ asked, answers, day }) =>
      asked.map(({ born }, at) => ({ picked: answers[at]?.toString() ?? null, right: String(rightOf(born, day)) })),
    // Quoted, because "Pedro" is part of other names.
    about: ({ asked }) => asked.map(({ id }) => id),
    hiddenValues: (state) =>
      engine.isOver(state)
        ? []
        : state.asked
            .slice(state.answers.length)
            .flatMap(({ id, name, born }, later) => [born, ...(later > 0 ? [`"${id}"`, `"${name}"`] : [])]),
    challenge,
    sidePanel: { pool: () => poolOn(dayAt(Date.now())).map(({ id }) => id) },
    daily: {
      deal: (random, past, day, taken = new Set()) =>
        dealtOrNull(() => {
          const asked = dealDaily(untaken(poolOn(day), taken), hasPortrait, random, past, day).map(askedOf)
          return {
            setup: { day, asked, shift: onDay(SHIFTS, day) },
            used: asked.map(({ id }) => id),
            names: asked.map(({ name }) => name),
          }
        }),
      keep: { days: daysApart(dayAt(Date.now())) },
      answers: ({ asked }) => asked.map(({ id }) => ({ kind: 'portrait', id })),
    },
  })
