import { contrast } from '../colour.ts'
import { lettering } from '../glyphs.ts'
import type { Shirt } from './kits.ts'

/** Figures are at most 11 % of the picture's height. */
const SCALE = 2
/** Their right edge is at 73 % of its width, their foot at 96 % of its height. */
const RIGHT = 269
const TOP = 318

/** Shirt number on the chest, with a rim that separates it from any shirt. */
export function drawNumber(number: number, { base, second, ink, pattern }: Shirt): string {
  const { path, width } = lettering(String(number))
  const rim = [base, second, '#FFFFFF', '#1B1B1F'].find((colour, index) =>
    index === 1 && pattern === 'plain' ? false : contrast(colour, ink) >= 2.4,
  )
  const at = `transform="translate(${Math.round(RIGHT - width * SCALE)} ${TOP})scale(${SCALE})" d="${path}" fill="none"`
  return `<path ${at} stroke="${rim ?? '#FFFFFF'}" stroke-width="6"/><path ${at} stroke="${ink}" stroke-width="2.9"/>`
}
