import { describe, expect, test } from 'vitest'
import { higherlowerMeasures } from '#scripts/bench/fairness/higherlower.ts'
import { isBeyond } from '#scripts/bench/fairness/measure.ts'
import { statisticsMeasures } from '#scripts/bench/fairness/statistics.ts'

// A tenth of what `npm run bench -- fairness` deals, with fixed seeds.
describe.each([
  ['higher lower', higherlowerMeasures(0.1)],
  ['statistics', statisticsMeasures(0.1)],
])('%s', (_game, measures) => {
  test('yields figures over three thousand questions', () => expect(measures[0]!.measured).toBe(3_000))

  test.each(measures.filter(({ least, most }) => least !== undefined || most !== undefined))('$name', (measure) => {
    expect(measure).toSatisfy((shown: typeof measure) => !isBeyond(shown))
  })
})
