import { describe, expect, test } from 'vitest'
import { ageMeasures } from '#scripts/bench/fairness/age.ts'
import { isBeyond } from '#scripts/bench/fairness/measure.ts'
import { paceMeasures } from '#scripts/bench/fairness/pace.ts'
import { weekMeasures } from '#scripts/bench/fairness/week.ts'
import { wordleMeasures } from '#scripts/bench/fairness/wordle.ts'

// A tenth of what `npm run bench -- fairness` deals, with fixed seeds.
describe.each([
  ['age', ageMeasures(0.1)],
  ['wordle', wordleMeasures(0.1)],
])('%s', (_game, measures) => {
  test('yields figures over a hundred deals', () => expect(measures[0]!.measured).toBe(100))

  test.each(measures.filter(({ least, most }) => least !== undefined || most !== undefined))('$name', (measure) => {
    expect(measure).toSatisfy((shown: typeof measure) => !isBeyond(shown))
  })
})

describe('the week', () => {
  test.each(weekMeasures(0.1).filter(({ least }) => least !== undefined))('$name', (measure) => {
    expect(measure).toSatisfy((shown: typeof measure) => !isBeyond(shown))
  })
})

describe('points a minute', () => {
  test.each(paceMeasures(0.1).filter(({ least, most }) => least !== undefined || most !== undefined))(
    '$name',
    (measure) => {
      expect(measure).toSatisfy((shown: typeof measure) => !isBeyond(shown))
    },
  )
})
