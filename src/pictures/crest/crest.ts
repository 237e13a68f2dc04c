import { contrast, darker, lighter, luminance, mostVisible } from '../colour.ts'
import { lettering } from '../glyphs.ts'
import { prefixOf, seedOf } from '../seed.ts'
import { EMBLEMS } from './emblems.ts'
import { field, isBusy } from './field.ts'
import { OUTLINES } from './outlines.ts'
import type { CrestLook, Layout } from './looks.ts'

export type CrestClub = {
  id: string
  /** Two to four letters; drawn only on request. */
  code: string | null
  colours: readonly [string, string]
  pattern: string
}

const NIGHT = '#16161C'
const WHITE = '#FFFFFF'
const GOLD = '#DDB756'
const SEEN = 2.6

type Inks = { first: string; second: string; outline: string; rim: string; plate: string | null; emblem: string }

/** Colours of a crest: the emblem lies on the plate if there is one, else on the first colour. */
export function inksOf({ id, colours, pattern }: CrestClub, look: CrestLook): Inks {
  const [first, second] = colours
  const [dark, light] = luminance(first) < luminance(second) ? [first, second] : [second, first]
  const outline = luminance(dark) > 0.3 ? NIGHT : darker(dark, 0.25)
  const rim = seedOf(id) % 3 === 0 ? GOLD : luminance(light) > 0.5 ? light : '#F7F4EC'
  const plate = isBusy(pattern) ? plateOf(first, second) : null
  const ground = plate ?? first
  const own = look.ink ?? (contrast(second, ground) >= SEEN ? second : contrast(first, ground) >= SEEN ? first : null)
  return { first, second, outline, rim, plate, emblem: own ?? mostVisible(ground, [NIGHT, WHITE]) }
}

/** The darker club colour if a light emblem shows on it, else white. */
function plateOf(first: string, second: string): string {
  const dark = luminance(first) < luminance(second) ? first : second
  return luminance(dark) < 0.2 ? dark : WHITE
}

const LAYOUTS: Record<Layout, (inks: Inks) => string> = {
  plain: () => '',
  chief: ({ second, first }) =>
    `<path d="M0 0H200V54H0Z" fill="${second}"/><path d="M0 54H200V60H0Z" fill="${darker(first, 0.3)}" opacity=".5"/>` +
    [64, 100, 136]
      .map((x) => `<path d="M${x} 22l4 9l10 1l-8 7l3 10l-9 -5l-9 5l3 -10l-8 -7l10 -1z" fill="${first}"/>`)
      .join(''),
  base: ({ second }) =>
    `<path d="M0 168Q25 154 50 168T100 168T150 168T200 168V220H0Z" fill="${second}"/><path d="M0 186Q25 172 50 186T100 186T150 186T200 186" stroke="#000" stroke-opacity=".18" stroke-width="5" fill="none"/>`,
  border: () => '',
}

/** Emblem's height and size by layout. */
const PLACES: Record<Layout, [y: number, size: number]> = {
  plain: [108, 124],
  chief: [130, 104],
  base: [98, 112],
  border: [108, 104],
}

/** Centres an emblem of 512 units on a point. */
const emblemAt = (path: string, y: number, size: number, colour: string) =>
  `<path transform="translate(${100 - size / 2} ${y - size / 2})scale(${(size / 512).toFixed(4)})" fill="${colour}" d="${path}"/>`

function plateAt(y: number, { plate, rim }: Inks, round: boolean): string {
  if (!plate) return ''
  return round
    ? `<circle cx="100" cy="${y}" r="61" fill="${plate}" stroke="${rim}" stroke-width="5"/>`
    : `<path transform="translate(37 ${y - 66})scale(.63)" d="${OUTLINES.heater}" fill="${plate}" stroke="${rim}" stroke-width="9"/>`
}

/** The code on a ribbon, for pictures shown after the answer. */
function ribbon(code: string): string {
  const { path, width } = lettering(code)
  const size = 1.25
  return (
    `<path d="M44 178H156L148 194L156 210H44L52 194Z" fill="${NIGHT}"/>` +
    `<path transform="translate(${(100 - (width * size) / 2).toFixed(1)} 185)scale(${size})" d="${path}" stroke="${WHITE}" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

/** A stand-in crest of 200 x 220 as an SVG document, without letters unless `withCode`. */
export function crest(club: CrestClub, look: CrestLook, { withCode = false } = {}): string {
  const inks = inksOf(club, look)
  const outline = OUTLINES[look.outline]
  const emblem = EMBLEMS[look.emblem]
  if (!outline || !emblem) throw new Error(`${club.id}: unknown outline ${look.outline} or emblem ${look.emblem}`)
  const id = prefixOf(`crest ${club.id}`)
  const [y, size] = PLACES[look.layout]
  const roundPlate = seedOf(club.id) % 2 === 0
  const emblemSize = inks.plate ? 88 : size
  const border =
    look.layout === 'border'
      ? `<path transform="translate(12 13.2)scale(.88)" d="${outline}" fill="none" stroke="${inks.second}" stroke-width="7"/>`
      : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220" width="200" height="220">` +
    `<defs><clipPath id="${id}"><path d="${outline}"/></clipPath><linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></defs>` +
    `<path d="${outline}" fill="${inks.rim}" stroke="${inks.outline}" stroke-width="10" stroke-linejoin="round"/>` +
    `<g transform="translate(10 11)scale(.9)"><g clip-path="url(#${id})">${field(club.pattern, inks.first, inks.second)}${LAYOUTS[look.layout](inks)}</g>${border}` +
    plateAt(y, inks, roundPlate) +
    emblemAt(emblem, y, emblemSize, inks.emblem) +
    `<path d="${outline}" fill="url(#${id}g)" stroke="${lighter(inks.outline, 0.1)}" stroke-width="2"/></g>` +
    (withCode && club.code ? ribbon(club.code) : '') +
    '</svg>'
  )
}
