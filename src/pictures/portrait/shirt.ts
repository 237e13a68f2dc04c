import { darker, lighter } from '../colour.ts'
import { lettering } from '../glyphs.ts'
import type { Collar, Shirt, ShirtPattern } from './kits.ts'

/** Shoulders and chest. */
export const TORSO = 'M14 404C16 348 58 330 148 306L252 306C342 330 384 348 386 404Z'

const columns = (width: number, step: number, colour: string) =>
  `<path d="${Array.from({ length: Math.ceil(400 / step) }, (_, index) => `M${index * step + (step - width) / 2} 296h${width}v108h-${width}z`).join('')}" fill="${colour}"/>`

const PATTERNS: Record<ShirtPattern, (shirt: Shirt) => string> = {
  plain: () => '',
  stripes: ({ second }) => columns(22.2, 44.4, second),
  pinstripes: ({ second }) => columns(2.5, 20, second),
  hoops: ({ second }) => `<path d="M0 318H400V338H0ZM0 358H400V378H0Z" fill="${second}"/>`,
  halves: ({ second }) => `<path d="M200 296H400V404H200Z" fill="${second}"/>`,
  check: ({ second }) =>
    `<path d="${[0, 1, 2, 3].flatMap((row) => Array.from({ length: 7 }, (_, column) => `M${column * 64 + (row % 2) * 32 - 24} ${300 + row * 26}h32v26h-32z`)).join('')}" fill="${second}"/>`,
  band: ({ second, trim }) =>
    `<path d="M158 296H242V404H158Z" fill="${trim}"/><path d="M166 296H234V404H166Z" fill="${second}"/>`,
  chestband: ({ second, trim }) =>
    `<path d="M0 338H400V342H0ZM0 358H400V362H0Z" fill="${trim}"/><path d="M0 342H400V358H0Z" fill="${second}"/>`,
  yoke: ({ second }) =>
    `<path d="M0 404V330Q90 306 140 300H260Q310 306 400 330V404L330 352Q200 326 70 352Z" fill="${second}"/>`,
  sleeves: ({ second }) =>
    `<path d="M0 404V300H108Q78 340 88 404ZM400 404V300H292Q322 340 312 404Z" fill="${second}"/>`,
  zigzag: ({ second }) =>
    `<path d="M0 334L50 352L100 330L150 352L200 332L250 352L300 330L350 352L400 334V348L350 366L300 344L250 366L200 346L150 366L100 344L50 366L0 348Z" fill="${second}"/>`,
}

const COLLARS: Record<Collar, (trim: string) => string> = {
  crew: (trim) => `<path d="M146 303C156 350 244 350 254 303" stroke="${trim}" stroke-width="11" fill="none"/>`,
  v: (trim) =>
    `<path d="M144 301L200 354L256 301" stroke="${trim}" stroke-width="12" fill="none" stroke-linejoin="round"/>`,
  polo: (trim) =>
    `<path d="M150 294C140 304 136 318 142 332L178 352L199 336C176 330 158 316 150 294ZM250 294C260 304 264 318 258 332L222 352L201 336C224 330 242 316 250 294Z" fill="${trim}" stroke="${darker(trim, 0.22)}" stroke-width="2" stroke-linejoin="round"/>`,
  laces: (trim) =>
    `<path d="M150 294C140 304 136 318 142 332L180 350L199 334C176 328 158 314 150 294ZM250 294C260 304 264 318 258 332L220 350L201 334C224 328 242 314 250 294Z" fill="${lighter(trim, 0.1)}" stroke="${darker(trim, 0.3)}" stroke-width="2"/>` +
    `<path d="M190 340L210 348M210 340L190 348M190 350L210 358" stroke="#F2EEE4" stroke-width="2.5"/>`,
}

/** Shirt with collar and, on the heart's side, the number. `clip` names the clip path of the torso. */
export function drawShirt(shirt: Shirt, number: number | null, clip: string): string {
  const { base, trim } = shirt
  return (
    `<g clip-path="url(#${clip})"><path d="M0 290H400V404H0Z" fill="${base}"/>${PATTERNS[shirt.pattern](shirt)}` +
    `<path d="M148 306Q96 322 70 404M252 306Q304 322 330 404" stroke="${darker(base, 0.22)}" stroke-width="2.5" fill="none" opacity=".6"/>` +
    `<path d="M290 296Q330 330 336 404H400V296Z" fill="#000" opacity=".12"/></g>` +
    COLLARS[shirt.collar](trim) +
    (number === null ? '' : drawNumber(number, shirt))
  )
}

const BUSY: readonly ShirtPattern[] = ['stripes', 'pinstripes', 'check', 'hoops', 'chestband', 'zigzag', 'yoke']

/** A busy shirt gets a patch of its own colour behind the number. */
function drawNumber(number: number, { pattern, base, ink }: Shirt): string {
  const { path, width } = lettering(String(number))
  const size = 1.35
  const left = 272 - (width * size) / 2
  const busy = BUSY.includes(pattern)
  const strokeOf = (colour: string, thick: number) =>
    `<path d="${path}" transform="translate(${left.toFixed(1)} 334) scale(${size})" stroke="${colour}" stroke-width="${thick}" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`
  return (busy ? strokeOf(ink === base ? '#fff' : base, 8) : '') + strokeOf(ink, 3.2)
}
