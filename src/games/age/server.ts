import { footballerById, FOOTBALLERS } from '#data/facts.ts'
import { agePool } from '#data/pools.ts'
import { DIED } from '#data/records.ts'
import { challengeRules, wasDealtOn } from '#games/challenge-rules.ts'
import { couldDeal, dealDaily } from './deal/deal.ts'
import { askedOf, age, type Setup } from './rules/engine.ts'
import { PracticeDeal } from './deal/practice-deal.ts'
import { ageOn } from '#core/age.ts'
import { dayAt } from '#core/days.ts'
import { TENS } from '#core/tens.ts'
import { dealtOrNull, untaken } from '#games/deal-apart.ts'
import { runRules } from '#games/run-rules.ts'
import { outcomeOf } from './rules/outcome.ts'
import { daysApart, isDrawn, poolOn } from './deal/roster.ts'
import { AgeAction } from './rules/action.ts'

/** Rules of Age challenges: a practice deal of ten that could have been dealt on its day. */
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

/** Server rules of the Age daily. */
export const ageRuns = runRules({
  engine: age,
  action: AgeAction,
  resolve: (wire) => wire,
  refusals: {},
  outcome: outcomeOf,
  isAnswered: (state) => state.answers.length > 0,
  distribution: { ...TENS, of: ({ score }) => TENS.of(score) },
  picks: ({ asked, answers, day }) =>
    asked.map(({ born }, at) => ({ picked: answers[at]?.toString() ?? null, right: String(ageOn(born, day)) })),
  // Quoted, because "Pedro" is part of other names.
  about: ({ asked }) => asked.map(({ id }) => id),
  hiddenValues: (state) =>
    age.isOver(state)
      ? []
      : state.asked
          .slice(state.answers.length)
          .flatMap(({ id, name, born }, later) => [born, ...(later > 0 ? [`"${id}"`, `"${name}"`] : [])]),
  challenge,
  sidePanel: { pool: () => poolOn(dayAt(Date.now())).map(({ id }) => id) },
  daily: {
    deal: (random, past, day, taken = new Set()) =>
      dealtOrNull(() => {
        const asked = dealDaily(untaken(poolOn(day), taken), isDrawn, random, past, day).map(askedOf)
        return { setup: { day, asked }, used: asked.map(({ id }) => id), names: asked.map(({ name }) => name) }
      }),
    keep: { days: daysApart(dayAt(Date.now())) },
    answers: ({ asked }) => asked.map(({ id }) => ({ kind: 'portrait', id })),
  },
})
