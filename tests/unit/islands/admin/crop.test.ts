import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Crop } from '#contracts/admin.ts'
import {
  cropOf,
  firstCrop,
  inside,
  keyed,
  moved,
  resized,
  squareOf,
  stretched,
  type Extent,
} from '#islands/admin/crop.ts'

/** Pictures of any height and up to ten times as wide. */
const pictures = fc
  .record({ width: fc.integer({ min: 32, max: 6000 }), height: fc.integer({ min: 32, max: 6000 }) })
  .filter(({ width, height }) => width <= 10 * height)

const anyPoint = fc.double({ min: -3, max: 3, noNaN: true })
const crops = fc.record({ x: anyPoint, y: anyPoint, size: anyPoint })
const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-')

const PIXEL = 1e-6

/** Expects the server's conditions: fractions within bounds, and a square inside the picture. */
function expectInside(crop: Crop, { width, height }: Extent) {
  expect(Crop.safeParse(crop).success).toBe(true)
  expect(crop.x + crop.size).toBeLessThanOrEqual(1 + PIXEL)
  expect(crop.y * height + crop.size * width).toBeLessThanOrEqual(height * (1 + PIXEL))
}

const acts = fc.oneof(
  fc.tuple(anyPoint, anyPoint).map(
    ([right, down]) =>
      (crop: Crop, picture: Extent) =>
        moved(crop, right, down, picture),
  ),
  anyPoint.map((size) => (crop: Crop, picture: Extent) => resized(crop, size, picture)),
  anyPoint.map((size) => (crop: Crop, picture: Extent) => stretched(crop, size, picture)),
  fc.tuple(keys, fc.boolean()).map(
    ([key, far]) =>
      (crop: Crop, picture: Extent) =>
        keyed(crop, key, far, picture)!,
  ),
)

describe('the crop', () => {
  test('starts as the largest square, at the top and centred', () => {
    expect(firstCrop({ width: 900, height: 1200 })).toEqual({ x: 0, y: 0, size: 1 })
    expect(firstCrop({ width: 1600, height: 800 })).toEqual({ x: 0.25, y: 0, size: 0.5 })
  })

  test('never leaves the picture', () => {
    fc.assert(
      fc.property(pictures, fc.array(acts, { maxLength: 20 }), (picture, many) => {
        let crop = firstCrop(picture)
        expectInside(crop, picture)
        for (const act of many) {
          crop = act(crop, picture)
          expectInside(crop, picture)
        }
      }),
    )
  })

  test('moves inside from anywhere, and then does not change', () => {
    fc.assert(
      fc.property(pictures, crops, (picture, crop) => {
        const once = inside(crop, picture)
        expectInside(once, picture)
        const twice = inside(once, picture)
        for (const part of ['x', 'y', 'size'] as const) expect(twice[part]).toBeCloseTo(once[part], 5)
      }),
    )
  })

  test('has whole pixels, which survive typing', () => {
    fc.assert(
      fc.property(pictures, crops, (picture, crop) => {
        const square = squareOf(inside(crop, picture), picture)
        expect(Object.values(square).every(Number.isInteger)).toBe(true)
        expect(Math.min(square.left, square.top)).toBeGreaterThanOrEqual(0)
        expect(square.side).toBeGreaterThan(0)
        expect(square.left + square.side).toBeLessThanOrEqual(picture.width)
        expect(square.top + square.side).toBeLessThanOrEqual(picture.height)
        const again = squareOf(cropOf(square, picture), picture)
        for (const part of ['left', 'top', 'side'] as const) {
          expect(Math.abs(again[part] - square[part])).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('keeps its size when moved there and back', () => {
    const picture = { width: 1000, height: 1000 }
    const crop = { x: 0.2, y: 0.3, size: 0.4 }
    const there = moved(crop, 0.1, 0.2, picture)
    expect(there).toEqual({ x: 0.3, y: 0.5, size: 0.4 })
    expect(squareOf(moved(there, -0.1, -0.2, picture), picture)).toEqual(squareOf(crop, picture))
  })

  test('grows and shrinks around its centre where there is room', () => {
    const picture = { width: 1000, height: 2000 }
    expect(squareOf(resized({ x: 0.3, y: 0.4, size: 0.4 }, 0.2, picture), picture)).toEqual({
      left: 400,
      top: 900,
      side: 200,
    })
  })

  test('is resized from its upper left corner, at most to the edge', () => {
    const picture = { width: 1000, height: 500 }
    expect(squareOf(stretched({ x: 0.5, y: 0.2, size: 0.1 }, 2, picture), picture)).toEqual({
      left: 500,
      top: 100,
      side: 400,
    })
  })

  test.each([
    ['ArrowLeft', { left: 290, top: 300, side: 400 }],
    ['ArrowRight', { left: 310, top: 300, side: 400 }],
    ['ArrowUp', { left: 300, top: 290, side: 400 }],
    ['ArrowDown', { left: 300, top: 310, side: 400 }],
    ['+', { left: 290, top: 290, side: 420 }],
    ['=', { left: 290, top: 290, side: 420 }],
    ['-', { left: 310, top: 310, side: 380 }],
    ['_', { left: 310, top: 310, side: 380 }],
  ])('%s', (key, square) => {
    const picture = { width: 1000, height: 2000 }
    const crop = cropOf({ left: 300, top: 300, side: 400 }, picture)
    expect(squareOf(keyed(crop, key, false, picture)!, picture)).toEqual(square)
  })

  test('moves five times as far with Shift, and ignores other keys', () => {
    const picture = { width: 1000, height: 1000 }
    const crop = { x: 0.2, y: 0.2, size: 0.4 }
    expect(squareOf(keyed(crop, 'ArrowRight', true, picture)!, picture).left).toBe(250)
    expect(keyed(crop, 'Tab', false, picture)).toBeNull()
  })
})
