import { describe, expect, test } from 'vitest'
import { blurMeasures } from '#scripts/bench/fairness/blur.ts'
import { isBeyond } from '#scripts/bench/fairness/measure.ts'
import { pixelsMeasures } from '#scripts/bench/fairness/pixels.ts'
import { stadiumsMeasures } from '#scripts/bench/fairness/stadiums.ts'
import { splitMeasures } from '#scripts/bench/fairness/split.ts'

// Measures a tenth of the sample of `npm run bench -- fairness`, with fixed seeds.
describe.each([
  ['pixels', await pixelsMeasures(0.1)],
  ['blur', await blurMeasures(0.1)],
  ['stadiums', stadiumsMeasures(0.1)],
  ['split', await splitMeasures(0.1)],
])('%s', (_game, measures) => {
  test('yields figures', () => expect(measures.length).toBeGreaterThan(0))

  test.each(measures.filter(({ least, most }) => least !== undefined || most !== undefined))('$name', (measure) => {
    expect(measure).toSatisfy((shown: typeof measure) => !isBeyond(shown))
  })
})
