import type { Crop } from '#contracts/admin.ts'

/** Size of a picture in its own pixels. */
export type Extent = { width: number; height: number }

/** Minimum `size` that the server accepts. */
const LEAST_SIZE = 0.05
const STEP = 0.01
const FAR_STEP = 0.05
const DECIMALS = 1e6

/** Largest square: the full width, or the full height of a landscape picture. */
const largestSize = ({ width, height }: Extent): number => Math.min(1, height / width)

/** Initial crop: the largest square, centred horizontally and at the top, where faces are. */
export function firstCrop(picture: Extent): Crop {
  const size = largestSize(picture)
  return inside({ x: (1 - size) / 2, y: 0, size }, picture)
}

/** Nearest valid crop: inside the picture and at least the minimum size. */
export function inside({ x, y, size }: Crop, picture: Extent): Crop {
  const fitting = roundedDown(within(size, Math.min(LEAST_SIZE, largestSize(picture)), largestSize(picture)))
  const tall = (fitting * picture.width) / picture.height
  return {
    x: roundedDown(within(x, 0, 1 - fitting)),
    y: roundedDown(within(y, 0, 1 - tall)),
    size: fitting,
  }
}

/** Moves the crop by fractions of the picture's width and height. */
export const moved = ({ x, y, size }: Crop, right: number, down: number, picture: Extent): Crop =>
  inside({ x: x + right, y: y + down, size }, picture)

/** Resizes around the same centre, limited by the picture's edges. */
export function resized(crop: Crop, size: number, picture: Extent): Crop {
  const { size: fitting } = inside({ ...crop, size }, picture)
  const grown = crop.size - fitting
  const ratio = picture.width / picture.height
  return inside({ x: crop.x + grown / 2, y: crop.y + (grown * ratio) / 2, size: fitting }, picture)
}

/** Resizes with the upper left corner fixed, as the handle at the lower right does. */
export function stretched(crop: Crop, size: number, picture: Extent): Crop {
  const room = Math.min(1 - crop.x, ((1 - crop.y) * picture.height) / picture.width)
  return inside({ ...crop, size: Math.min(size, room) }, picture)
}

/** Applies a key to the crop: arrows move, + and - resize, Shift takes larger steps. Null for any other key. */
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

/** The crop in whole pixels of the picture. */
export type Square = { left: number; top: number; side: number }

export function squareOf({ x, y, size }: Crop, { width, height }: Extent): Square {
  const side = Math.max(1, Math.min(Math.round(size * width), width, height))
  return {
    left: Math.min(Math.round(x * width), width - side),
    top: Math.min(Math.round(y * height), height - side),
    side,
  }
}

/** Crop of typed pixel values, moved inside the picture if needed. */
export const cropOf = ({ left, top, side }: Square, picture: Extent): Crop =>
  inside({ x: left / picture.width, y: top / picture.height, size: side / picture.width }, picture)

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** Rounds down, so that edge plus size never exceeds the picture. */
const roundedDown = (value: number): number => Math.floor(value * DECIMALS) / DECIMALS
