import { expect, test } from 'vitest'
import { isBeyond } from '#scripts/bench/fairness/measure.ts'
import { quizMeasures } from '#scripts/bench/fairness/quiz.ts'
import { dealCycle } from '#games/quiz/deal/schedule.ts'
import { cycleDraws } from '#games/quiz/deal/draws.ts'
import { LIVE } from '#games/quiz/deal/held.ts'

test('a casual fan knows the first two questions of a match and few of the last two', async () => {
  const ramp = (await quizMeasures()).filter(({ name }) => name.startsWith('known to a casual fan'))
  const shares = ramp.map(({ measured }) => measured)
  expect(ramp.filter(isBeyond)).toEqual([])
  expect(shares).toEqual(shares.toSorted((one, other) => other - one))
})

test('no kind of question is the last one in more than an eighth of the matches', async () => {
  const { deck, levels } = LIVE
  const draws = await cycleDraws('a fixed secret', deck.version, 0, deck.questions.length)
  const closing = dealCycle(deck.questions, levels, draws).map((match) => deck.questions[match.at(-1)!]!.template)
  const counts = [...Map.groupBy(closing, (id) => id).values()].map(({ length }) => length)
  expect(Math.max(...counts) / closing.length).toBeLessThan(1 / 8)
})
