import { expect, test } from 'vitest'
import { pictureOf, PORTRAITS } from '#pictures/index.ts'
import { EYES, MOUTH } from '#ui/Guides.tsx'

/** Tolerance as a fraction of the picture's height: two of its 316 units. */
const NEAR = 2 / 316

test('the upper line crosses the pupils of every portrait, the lower one is below it', () => {
  let seen = 0
  for (const id of PORTRAITS) {
    const drawing = pictureOf('portrait', id)!
    const [, , top, , height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(drawing)!.map(Number) as number[]
    const [, dots = ''] = /<path d="([^"]+)" fill="#120B08"\/>/.exec(drawing) ?? []
    const pupils = [...dots.matchAll(/M[\d.]+ ([\d.]+)a/g)]
    seen += pupils.length
    for (const [, y] of pupils) expect(Math.abs((Number(y) - top!) / height! - EYES), id).toBeLessThan(NEAR)
  }
  expect(seen).toBe(2 * PORTRAITS.size)
  expect(MOUTH).toBeGreaterThan(EYES)
})
