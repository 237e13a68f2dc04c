import type { Look } from './attributes.ts'
import { fill, line, path } from './ink.ts'

/** Inside of an open mouth. */
export const INSIDE = '#5E161B'

/** Braces: a wire along the upper teeth. */
const bracesOf = (x: number, w: number) =>
  line(path`M${x - w + 9} 257Q${x} 269 ${x + w - 9} 257`, '#7D8794', 2) +
  fill(
    [-0.54, -0.28, 0, 0.28, 0.54]
      .map((share) => path`M${x + share * w - 3} ${263 - Math.abs(share) * 7}h6v5h-6z`)
      .join(''),
    '#8E99A6',
  )

/** Distinctive teeth around (`x`, 258), `w` half the mouth's width: large, gold, a gap, braces, the tongue. */
export function drawTeeth(x: number, w: number, isOpen: boolean, extras: Look['extras']): string {
  const y = isOpen ? 257 : 259
  const teeth = extras.has('teeth')
    ? fill(
        path`M${x - 12} ${y}Q${x - 6} ${y + 2} ${x - 1} ${y + 2}V${y + 18}Q${x - 8} ${y + 20} ${x - 12} ${y + 15}ZM${x + 12} ${y}Q${x + 6} ${y + 2} ${x + 1} ${y + 2}V${y + 18}Q${x + 8} ${y + 20} ${x + 12} ${y + 15}Z`,
        '#fff',
        1,
        ' stroke="#D9CDBD"',
      )
    : ''
  const gold = extras.has('gold') ? fill(path`M${x + 6} 259h9v9h-9z`, '#E2B33C') : ''
  const gap = extras.has('gap') && isOpen ? line(path`M${x} 258v9`, INSIDE, 3.4) : ''
  const wire = extras.has('braces') ? bracesOf(x, w) : ''
  const tongue = extras.has('tongue')
    ? fill(
        path`M${x - 13} 262V274Q${x - 12} 291 ${x} 291Q${x + 12} 291 ${x + 13} 274V262Q${x} 268 ${x - 13} 262Z`,
        '#D9636B',
        1,
        ` stroke="${INSIDE}" stroke-width="2"`,
      ) + line(path`M${x} 268v11`, INSIDE, 2, 0.5)
    : ''
  return teeth + gold + gap + wire + tongue
}
