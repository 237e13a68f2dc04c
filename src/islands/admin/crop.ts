import type { Crop } from '#contracts/admin.ts'

/** A picture in real pixels. */
export type Extent = { width: number; height: number }

/** The least `size` that the server takes. */
const LEAST_SIZE = 0.05
const STEP = 0.01
const FAR_STEP = 0.05
const DECIMALS = 1e6

/** The largest square: the whole width, or the whole height of a wide picture. */
const largestSize = ({ width, height }: Extent): number => Math.min(1, height / width)

/** Where a review begins: the largest square, in the middle of its row and at the top, where faces are. */
export function firstCrop(picture: Extent): Crop {
  const size = largestSize(picture)
  return inside({ x: (1 - size) / 2, y: 0, size }, picture)
}

/** The nearest square that lies inside the picture and is as large as the server asks. */
export function inside({ x, y, size }: Crop, picture: Extent): Crop {
  const fitting = roundedDown(within(size, Math.min(LEAST_SIZE, largestSize(picture)), largestSize(picture)))
  const tall = (fitting * picture.width) / picture.height
  return {
    x: roundedDown(within(x, 0, 1 - fitting)),
    y: roundedDown(within(y, 0, 1 - tall)),
    size: fitting,
  }
}

/** Moves by fractions of the picture's width and height. */
export const moved = ({ x, y, size }: Crop, right: number, down: number, picture: Extent): Crop =>
  inside({ x: x + right, y: y + down, size }, picture)

/** Another size around the same middle, as far as the picture's edges allow. */
export function resized(crop: Crop, size: number, picture: Extent): Crop {
  const { size: fitting } = inside({ ...crop, size }, picture)
  const grown = crop.size - fitting
  const ratio = picture.width / picture.height
  return inside({ x: crop.x + grown / 2, y: crop.y + (grown * ratio) / 2, size: fitting }, picture)
}

/** Another size with the upper left corner held: what the handle at the lower right does. */
export function stretched(crop: Crop, size: number, picture: Extent): Crop {
  const room = Math.min(1 - crop.x, ((1 - crop.y) * picture.height) / picture.width)
  return inside({ ...crop, size: Math.min(size, room) }, picture)
}

/** What a key does to the square: arrows move it, + and - change its size, Shift goes further. Null: not a key of ours. */
export function keyed(crop: Crop, key: string, far: boolean, picture: Extent): Crop | null {
  const step = far ? FAR_STEP : STEP
  const down = (step * picture.width) / picture.height
  const keys: Record<string, () => Crop> = {
    ArrowLeft: () => moved(crop, -step, 0, picture),
    ArrowRight: () => moved(crop, step, 0, picture),
    ArrowUp: () => moved(crop, 0, -down, picture),
    ArrowDown: () => moved(crop, 0, down, picture),
    '+': () => resized(crop, crop.size + 2 * step, picture),
    '=': () => resized(crop, crop.size + 2 * step, picture),
    '-': () => resized(crop, crop.size - 2 * step, picture),
    _: () => resized(crop, crop.size - 2 * step, picture),
  }
  return keys[key]?.() ?? null
}

/** The square in whole pixels of the picture. */
export type Square = { left: number; top: number; side: number }

export function squareOf({ x, y, size }: Crop, { width, height }: Extent): Square {
  const side = Math.max(1, Math.min(Math.round(size * width), width, height))
  return {
    left: Math.min(Math.round(x * width), width - side),
    top: Math.min(Math.round(y * height), height - side),
    side,
  }
}

/** The crop of a square that somebody typed, moved inside where it is not. */
export const cropOf = ({ left, top, side }: Square, picture: Extent): Crop =>
  inside({ x: left / picture.width, y: top / picture.height, size: side / picture.width }, picture)

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** Never up: the sum of edge and size must not leave the picture. */
const roundedDown = (value: number): number => Math.floor(value * DECIMALS) / DECIMALS
