export type Sky = { high: string; low: string; wall: string; shade: string; seats: string; light: string }

export const SKIES: readonly Sky[] = [
  { high: '#27406B', low: '#E9A77C', wall: '#E4DDE0', shade: '#B7ABB3', seats: '#8A6F80', light: '#FFE9B8' },
  { high: '#1B2340', low: '#5B5C8C', wall: '#CFCBDA', shade: '#9A94AE', seats: '#6C6690', light: '#FFF3C9' },
  { high: '#6FA3CF', low: '#DCEAF2', wall: '#F1ECE9', shade: '#C4BAB8', seats: '#93808A', light: '#FFFFFF' },
  { high: '#3E6E73', low: '#CFE0CF', wall: '#ECE6DC', shade: '#B9B2A4', seats: '#7D7A78', light: '#FFF7DD' },
]
const SMALL = 20_000
const LARGE = 55_000

/** What stands on the grass, 320 x 200, its foot at y = 154. */
export type Building = (sky: Sky, seed: number, capacity: number) => string

/** Stands, an arena or a bowl, by the number of seats. */
export function buildingOf(capacity: number): Building {
  if (capacity < SMALL) return stands
  return capacity < LARGE ? arena : bowl
}

/** Roofs behind the ground, lower than every stand. */
export function town(seed: number, { shade }: Sky): string {
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
