import { darker, mix } from '../colour.ts'
import { type Brows, type Eyes, IRISES, type Look } from './attributes.ts'

const GAP = 35
/** Half width, rise of the upper lid, fall of the lower one, radius of the iris. */
const SHAPES: Record<Eyes, [width: number, up: number, down: number, iris: number]> = {
  normal: [16, 11, 7, 7],
  narrow: [16, 7, 5, 5.6],
  big: [17, 15, 10, 8.2],
  sleepy: [16, 7.5, 7, 6.6],
  deep: [15, 9, 6, 6.4],
  monolid: [17, 7, 5.5, 5.8],
}
/** Thickness, height of the arch, how far the inner and the outer end sink. */
const BROW_SHAPES: Record<Brows, [thick: number, arch: number, inner: number, outer: number]> = {
  normal: [7, 7, 2, 2],
  thin: [4.5, 7, 1, 2],
  thick: [10.5, 7, 2, 2],
  arched: [7, 13, 4, 3],
  frown: [8.5, 4, 7, -3],
  worried: [6.5, 6, -5, 5],
  flat: [8, 2, 1, 1],
  joined: [9.5, 6, 2, 2],
}

/** Both eyes, looking out of the picture. */
export function drawEyes(look: Look, skin: string): string {
  return eye(look, skin, -1) + eye(look, skin, 1)
}

function eye({ eyes, iris }: Look, skin: string, side: 1 | -1): string {
  const [half, up, down, radius] = SHAPES[eyes]
  const x = 200 + side * GAP
  const tilt = eyes === 'monolid' ? 2.5 : 1
  const inner = x - side * half
  const outer = x + side * half
  const outerY = 200 - tilt
  const lid = darker(mix(skin, '#5A2A1A', 0.4), 0.5)
  const upper = `M${inner} 202Q${x - side * 2} ${200 - up * 1.5} ${outer} ${outerY}`
  const shape = `${upper}Q${x} ${200 + down * 1.7} ${inner} 202Z`
  const crease =
    eyes === 'monolid'
      ? ''
      : `<path d="M${x - side * (half - 2)} ${196 - up * 0.62}Q${x} ${191 - up} ${x + side * half} ${197 - up * 0.5}" stroke="${darker(mix(skin, '#8A2E20', 0.2), 0.3)}" stroke-width="${eyes === 'deep' || eyes === 'sleepy' ? 4 : 2}" fill="none" opacity=".55"/>`
  return (
    `<path d="${shape}" fill="#FDFBF8"/>` +
    `<circle cx="${x}" cy="${eyes === 'sleepy' ? 200.6 : 199.4}" r="${radius}" fill="${IRISES[iris]}"/>` +
    `<circle cx="${x}" cy="${eyes === 'sleepy' ? 200.6 : 199.4}" r="${radius * 0.5}" fill="#140C08"/>` +
    `<circle cx="${x - 2.4}" cy="197" r="1.9" fill="#fff"/>` +
    `<path d="${upper}" stroke="${lid}" stroke-width="3.6" fill="none" stroke-linecap="round"/>` +
    `<path d="M${inner + side * 5} ${203 + down * 0.55}Q${x} ${200 + down * 1.05} ${outer - side * 4} ${200 + down * 0.3}" stroke="${lid}" stroke-width="1.4" fill="none" opacity=".45"/>` +
    crease
  )
}

/** Tapered eyebrows above the eyes. */
export function drawBrows(brows: Brows, colour: string): string {
  const [thick, arch, inner, outer] = BROW_SHAPES[brows]
  const brow = (side: 1 | -1) => {
    const from = 200 + side * 14
    const to = 200 + side * 57
    const middle = 200 + side * 40
    const top = 181 - arch
    return (
      `M${from} ${182 + inner - thick / 2}Q${middle} ${top - thick / 2} ${to} ${185 + outer}` +
      `Q${middle} ${top + thick / 2 + 1} ${from} ${182 + inner + thick / 2}Z`
    )
  }
  const bridge = brows === 'joined' ? `<path d="M184 183H216" stroke="${colour}" stroke-width="5" opacity=".55"/>` : ''
  return `<path d="${brow(-1)}${brow(1)}" fill="${colour}" stroke="${colour}" stroke-width="1.5" stroke-linejoin="round"/>${bridge}`
}
