import { lettering } from './glyphs.ts'
import { prefixOf, seedOf } from './seed.ts'

export type StadiumGround = {
  /** Decides the light and the roof; never shown. */
  id: string
  city: string | null
  capacity: number
  opened: number | null
}

type Sky = { high: string; low: string; wall: string; shade: string; seats: string; light: string }

const SKIES: readonly Sky[] = [
  { high: '#27406B', low: '#E9A77C', wall: '#E4DDE0', shade: '#B7ABB3', seats: '#8A6F80', light: '#FFE9B8' },
  { high: '#1B2340', low: '#5B5C8C', wall: '#CFCBDA', shade: '#9A94AE', seats: '#6C6690', light: '#FFF3C9' },
  { high: '#6FA3CF', low: '#DCEAF2', wall: '#F1ECE9', shade: '#C4BAB8', seats: '#93808A', light: '#FFFFFF' },
  { high: '#3E6E73', low: '#CFE0CF', wall: '#ECE6DC', shade: '#B9B2A4', seats: '#7D7A78', light: '#FFF7DD' },
]
const SMALL = 20_000
const LARGE = 55_000

/** A ground as a card of 320 x 200: a drawing by size and kind of roof; with `words` also city, capacity and year. */
export function stadium(ground: StadiumGround, { words = true } = {}): string {
  const seed = seedOf(ground.id)
  const sky = SKIES[seed % SKIES.length] ?? SKIES[0]!
  const id = prefixOf(`ground ${ground.id}`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">` +
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky.high}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient></defs>` +
    `<path d="M0 0H320V200H0Z" fill="url(#${id})"/>${town(seed, sky)}<path d="M0 150H320V200H0Z" fill="#4C7F56"/><path d="M0 150H320V156H0Z" fill="#3B6746"/>` +
    buildingOf(ground.capacity)(sky, seed, ground.capacity) +
    (words ? captions(ground) : '') +
    '</svg>'
  )
}

type Building = (sky: Sky, seed: number, capacity: number) => string

function buildingOf(capacity: number): Building {
  if (capacity < SMALL) return stands
  return capacity < LARGE ? arena : bowl
}

/** Roofs behind the ground, lower than every stand. */
function town(seed: number, { shade }: Sky): string {
  const houses = Array.from({ length: 16 }, (_, index) => {
    const height = 14 + ((seed >>> (index % 13)) % 22)
    return `M${index * 20} 152v-${height}l10 -${(seed >>> index) % 8}l10 ${(seed >>> index) % 8}v${height}z`
  })
  return `<path d="${houses.join('')}" fill="${shade}" opacity=".4"/>`
}

const pylon = (x: number, top: number, { light, seats }: Sky) =>
  `<path d="M${x - 2} ${top}h4l2 ${152 - top}h-8z" fill="${seats}"/><path d="M${x - 11} ${top - 12}h22v13h-22z" fill="${light}" stroke="${seats}" stroke-width="2"/>`

/** Separate stands with pitched roofs between four pylons. */
const stands: Building = (sky, seed, capacity) => {
  const height = 34 + Math.round(capacity / 900)
  const roof =
    seed % 2 === 0
      ? `M52 ${150 - height}L160 ${132 - height}L268 ${150 - height}V${158 - height}H52Z`
      : `M46 ${142 - height}L274 ${150 - height}V${158 - height}H46Z`
  return (
    pylon(36, 68, sky) +
    pylon(284, 68, sky) +
    `<path d="M60 ${154 - height}H260V154H60Z" fill="${sky.wall}"/><path d="M60 ${158 - height}H260V${176 - height}H60Z" fill="${sky.seats}"/>` +
    `<path d="${roof}" fill="${sky.shade}"/>${columns(70, 250, 9, 176 - height, 154, sky.shade)}` +
    `<path d="M128 154v-18h16v18zM176 154v-18h16v18z" fill="${sky.seats}"/>`
  )
}

/** A closed ring with a flat or a waved roof, sometimes on masts. */
const arena: Building = (sky, seed, capacity) => {
  const height = 46 + Math.round((capacity - SMALL) / 1400)
  const top = 154 - height
  const masts =
    seed % 3 === 0
      ? [70, 130, 190, 250]
          .map(
            (x) =>
              `M${x} ${top + 8}V${top - 26}M${x} ${top - 26}L${x - 28} ${top + 2}M${x} ${top - 26}L${x + 28} ${top + 2}`,
          )
          .join('')
      : ''
  const roof =
    seed % 3 === 1
      ? `M26 ${top + 12}Q160 ${top - 26} 294 ${top + 12}L288 ${top + 22}Q160 ${top - 6} 32 ${top + 22}Z`
      : `M28 ${top + 2}Q160 ${top - 12} 292 ${top + 2}V${top + 14}Q160 ${top + 2} 28 ${top + 14}Z`
  return (
    `<path d="${masts}" stroke="${sky.seats}" stroke-width="3" fill="none"/>` +
    `<path d="M36 ${top + 12}Q160 ${top} 284 ${top + 12}L276 154H44Z" fill="${sky.wall}"/>` +
    `<path d="M38 ${top + 22}Q160 ${top + 10} 282 ${top + 22}L280 ${top + 38}Q160 ${top + 26} 40 ${top + 38}Z" fill="${sky.seats}"/>` +
    `<path d="${roof}" fill="${sky.shade}"/>${columns(52, 268, 13, top + 40, 154, sky.shade)}`
  )
}

/** Two tiers and more: a bowl as wide as the card. */
const bowl: Building = (sky, seed, capacity) => {
  const height = 70 + Math.min(34, Math.round((capacity - LARGE) / 1500))
  const top = 154 - height
  const arch =
    seed % 3 === 0
      ? `<path d="M30 ${top + 26}Q160 ${top - 56} 290 ${top + 26}" stroke="${sky.light}" stroke-width="5" fill="none"/>`
      : ''
  const crown =
    seed % 3 === 1
      ? [40, 80, 120, 160, 200, 240, 280]
          .map((x) => `M${x - 16} ${top + 16}L${x} ${top - 12}L${x + 16} ${top + 16}Z`)
          .join('')
      : ''
  const tier = (from: number, depth: number) =>
    `M${16 + from / 4} ${top + from}Q160 ${top + from - 16} ${304 - from / 4} ${top + from}L${302 - from / 4} ${top + from + depth}Q160 ${top + from + depth - 16} ${18 + from / 4} ${top + from + depth}Z`
  return (
    arch +
    `<path d="${crown}" fill="${sky.light}" opacity=".9"/>` +
    `<path d="M12 ${top + 12}Q160 ${top - 8} 308 ${top + 12}L284 154H36Z" fill="${sky.wall}"/>` +
    `<path d="${tier(20, 12)}${tier(40, 12)}" fill="${sky.seats}"/>` +
    `<path d="M8 ${top + 2}Q160 ${top - 18} 312 ${top + 2}L308 ${top + 14}Q160 ${top - 6} 12 ${top + 14}Z" fill="${sky.shade}"/>` +
    columns(44, 276, 17, top + 56, 154, sky.shade)
  )
}

const columns = (from: number, to: number, count: number, top: number, foot: number, colour: string) =>
  `<path d="${Array.from({ length: count }, (_, index) => `M${Math.round(from + ((to - from) * index) / (count - 1))} ${Math.round(top)}V${foot}`).join('')}" stroke="${colour}" stroke-width="3"/>`

function captions({ city, capacity, opened }: StadiumGround): string {
  const figures = [String(capacity).replace(/\B(?=(\d{3})+$)/g, ' '), opened === null ? '' : String(opened)]
  return (
    `<path d="M0 162H320V200H0Z" fill="#16161C" opacity=".82"/>` +
    text(city ?? '', 12, 173, 0.95, 'start', 176) +
    text(figures.filter((figure) => figure !== '').join(' - '), 308, 174, 0.8, 'end', 116)
  )
}

function text(words: string, x: number, y: number, size: number, anchor: 'start' | 'end', widest: number): string {
  const { path, width } = lettering(words)
  const scale = Math.min(size, widest / Math.max(1, width))
  const left = anchor === 'start' ? x : x - width * scale
  return `<path transform="translate(${left.toFixed(1)} ${y})scale(${scale.toFixed(2)})" d="${path}" stroke="#fff" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
}
