import { expect, test } from 'vitest'
import { CRESTS, pictureOf, PORTRAITS } from '#pictures/index.ts'
import { LADDERS, MOST_STEP_BYTES, reduced, thirdOf } from '#pictures/ladder.ts'
import { GROUND_LOOKS } from '#pictures/stadium/sheet.ts'
import { groundOf, MOST_GROUND_BYTES } from '#server/pictures/run-pictures.ts'

test('the largest step of every portrait and crest is below 2 kB', async () => {
  const heavy: string[] = []
  const weigh = async (kind: 'portrait' | 'crest', id: string, width: number) => {
    const step = await reduced(pictureOf(kind, id)!, width)
    if (step.length >= MOST_STEP_BYTES) heavy.push(id)
  }
  for (const id of PORTRAITS) await weigh('portrait', id, LADDERS['pixels-easy'].at(-1)!)
  for (const id of CRESTS) await weigh('crest', id, LADDERS.blur.at(-1)!)
  expect(heavy).toEqual([])
})

test('a third of every seventh portrait fits into a step, with and without a shirt', async () => {
  const heavy: string[] = []
  for (const [at, id] of [...PORTRAITS].entries()) {
    if (at % 7 > 0) continue
    const drawing = pictureOf('portrait', id, { number: false, kit: at % 2 === 0 })!
    if ((await thirdOf(drawing, at % 3)).length > MOST_STEP_BYTES) heavy.push(id)
  }
  expect(heavy).toEqual([])
})

test('every ground is within the limit of a run', async () => {
  const heavy: [string, number][] = []
  for (const id of GROUND_LOOKS.keys()) {
    const { length } = await groundOf({ drawing: pictureOf('ground', id)! })
    if (length > MOST_GROUND_BYTES) heavy.push([id, length])
  }
  expect(heavy).toEqual([])
})
