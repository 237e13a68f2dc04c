import { darker, lighter } from '../colour.ts'
import { fill, line } from './ink.ts'
import type { Collar, Shirt, ShirtPattern } from './kits.ts'

/** Shoulders and chest. */
export const TORSO = 'M22 404C22 346 50 322 150 304L250 304C350 322 378 346 378 404Z'

const columns = (width: number, step: number, colour: string) =>
  fill(
    Array.from(
      { length: Math.ceil(400 / step) },
      (_, index) => `M${index * step + (step - width) / 2} 296h${width}v108h-${width}z`,
    ).join(''),
    colour,
  )

const CHECKS = [0, 1, 2, 3]
  .flatMap((row) =>
    Array.from({ length: 7 }, (_, column) => `M${column * 64 + (row % 2) * 32 - 24} ${300 + row * 26}h32v26h-32z`),
  )
  .join('')

const PATTERNS: Record<ShirtPattern, (shirt: Shirt) => string> = {
  plain: () => '',
  stripes: ({ second }) => columns(22, 44, second),
  pinstripes: ({ second }) => columns(2.5, 20, second),
  hoops: ({ second }) => fill('M0 318H400V338H0ZM0 358H400V378H0Z', second),
  halves: ({ second }) => fill('M200 296H400V404H200Z', second),
  quarters: ({ second }) => fill('M200 296H400V338H200ZM0 338H200V404H0Z', second),
  check: ({ second }) => fill(CHECKS, second),
  band: ({ second, trim }) => fill('M158 296H242V404H158Z', trim) + fill('M166 296H234V404H166Z', second),
  panel: ({ second }) => fill('M112 296H288V404H112Z', second),
  sash: ({ second }) => fill('M92 296H150L330 404H256Z', second),
  chestband: ({ second, trim }) => fill('M0 336H400V340H0ZM0 360H400V364H0Z', trim) + fill('M0 340H400V360H0Z', second),
  yoke: ({ second }) => fill('M0 404V330Q90 306 140 300H260Q310 306 400 330V404L330 352Q200 326 70 352Z', second),
  sleeves: ({ second }) => fill('M0 404V300H108Q78 340 88 404ZM400 404V300H292Q322 340 312 404Z', second),
  zigzag: ({ second }) =>
    fill(
      'M0 334L50 352L100 330L150 352L200 332L250 352L300 330L350 352L400 334V348L350 366L300 344L250 366L200 346L150 366L100 344L50 366L0 348Z',
      second,
    ),
}

const WINGS =
  'M150 294C138 304 134 318 142 334L180 354L200 338C176 332 158 316 150 294ZM250 294C262 304 266 318 258 334L220 354L200 338C224 332 242 316 250 294Z'
/** Popped up beside the jaw. */
const UPTURNED =
  'M150 298L116 248Q122 302 140 334L178 356L200 338C176 332 158 318 150 298ZM250 298L284 248Q278 302 260 334L222 356L200 338C224 332 242 318 250 298Z'
const wings = (trim: string, edge: number) => fill(WINGS, trim, 1, ` stroke="${darker(trim, edge)}" stroke-width="2"`)

const COLLARS: Record<Collar, (trim: string) => string> = {
  crew: (trim) => line('M147 304C158 350 242 350 253 304', trim, 11),
  v: (trim) => line('M146 302L200 354L254 302', trim, 12),
  polo: (trim) => wings(trim, 0.22),
  up: (trim) => fill(UPTURNED, trim, 1, ` stroke="${lighter(trim, 0.25)}" stroke-width="2"`),
  laces: (trim) => wings(lighter(trim, 0.1), 0.3) + line('M190 344L210 352M210 344L190 352', '#F2EEE4', 2.5),
}

/** Shirt and collar. `clip` names the clip path of the torso. */
export function drawShirt(shirt: Shirt, clip: string): string {
  const { base, trim } = shirt
  return (
    `<g clip-path="url(#${clip})">` +
    fill('M0 290H400V404H0Z', base) +
    PATTERNS[shirt.pattern](shirt) +
    line('M146 308Q100 322 82 404M254 308Q300 322 318 404', darker(base, 0.25), 2.5, 0.5) +
    fill('M300 296Q336 330 340 404H400V296Z', '#000', 0.12) +
    `</g>${COLLARS[shirt.collar](trim)}`
  )
}
