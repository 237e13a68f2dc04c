import { darker, lighter, luminance, mix } from '../../colour.ts'
import { curve, fill, line, path, type Point, scallops, wobble } from '../ink.ts'
import type { Pose } from '../skull.ts'

/**
 * Haircuts are drawn from points in skull coordinates, "u,v u,v ...": u -100..100 from temple to temple; v 0 at the
 * crown, 100 at the eyes, then one unit each (158 the mouth, 200 the chin). `!` marks a sharp corner. So a cut fits
 * every head, its turn and its hairline. `back` lies behind head and neck, `front` over the forehead.
 */
type Drawn = { back?: string; front?: string }
export type Barber = ReturnType<typeof barberOf>
export type Cut = (barber: Barber) => Drawn

export type Dye = { colour: string; under: string; mirrored: boolean }

type Spot = readonly [u: number, v: number, corner: boolean]
const read = new Map<string, readonly Spot[]>()

/** Parsed points of a text, cached. */
function spotsOf(text: string): readonly Spot[] {
  const known = read.get(text)
  if (known) return known
  const spots = text
    .trim()
    .split(/\s+/)
    .map((token): Spot => {
      const [u = Number.NaN, v = Number.NaN] = token.replace('!', '').split(',').map(Number)
      return [u, v, token.endsWith('!')]
    })
  read.set(text, spots)
  return spots
}

/** Closes half an outline, which begins and ends on the axis, by its mirror image. */
export function both(text: string): string {
  const half = spotsOf(text)
  const other = half.toReversed().filter(([u]) => u !== 0)
  return [...half, ...other.map(([u, v, corner]) => [-u, v, corner] as const)]
    .map(([u, v, corner]) => `${u},${v}${corner ? '!' : ''}`)
    .join(' ')
}

/** The strands and their mirror image. */
export const pair = (text: string): string =>
  `${text}|${text.replace(/(^|[\s|])(-?)(\d)/g, (_, before: string, minus: string, digit: string) => `${before}${minus ? '' : '-'}${digit}`)}`

export function barberOf({ m, put, skin, id }: Pose, { colour, under, mirrored }: Dye) {
  const light = luminance(colour) > 0.55 ? mix(colour, '#FFFFFF', 0.4) : lighter(colour, 0.17)
  const dark = mix(darker(colour, 0.32), '#3A1C08', 0.18)
  const place = ([u, given, corner]: Spot): Point => {
    const across = mirrored ? -u : u
    const v = given < 40 ? given - (m.tall * (40 - given)) / 2.4 : given
    // Hair between the temples follows the forehead's hairline.
    const climbed = Math.abs(u) < 88 && given > 4 && given < 66 ? v - m.line * (1 - Math.abs(u) / 130) : v
    const bow = 15 * Math.min(1.1, Math.abs(u) / 100) ** 2 * Math.max(0, (60 - climbed) / 60)
    const y = climbed <= 100 ? m.crown + ((climbed + bow) / 100) * (200 - m.crown) : 100 + climbed
    return corner ? [put((across / 100) * m.temple, y), y, 'corner'] : [put((across / 100) * m.temple, y), y]
  }
  const points = (text: string): Point[] => spotsOf(text).map(place)
  const clockwise = (text: string): Point[] => (mirrored ? points(text).toReversed() : points(text))
  const shape = (text: string, ink = colour, opacity = 1) => fill(curve(points(text)), ink, opacity)
  const fade = (text: string) => fill(curve(points(text)), `url(#${id}g)`)
  return {
    colour,
    light,
    dark,
    under,
    skin,
    shape,
    fade,
    /** Lines through the hair, separated by `|`. */
    strands: (text: string, ink = light, width = 2.6, opacity = 0.8) =>
      line(
        text
          .split('|')
          .map((one) => curve(points(one), { closed: false }))
          .join(''),
        ink,
        width,
        opacity,
      ),
    /** Outline of curls about `step` units wide; points clockwise. */
    curls: (text: string, step: number, ink = colour) => fill(scallops(clockwise(text), step), ink),
    /** Small hooks for the inside of curls. */
    hooks: (text: string, size: number, ink = light, width = 2.8) =>
      line(
        points(text)
          .map(([x, y], index) => {
            const wide = size * (0.8 + 0.5 * wobble(index)) * (index % 2 ? 1 : -1)
            return path`M${x - wide * 0.6} ${y}q${wide * 0.5} ${-Math.abs(wide)} ${wide} 0`
          })
          .join(''),
        ink,
        width,
        0.75,
      ),
    /** Thick ropes along strands, each with a rim; odd ones are lighter. */
    ropes: (text: string, width: number) => {
      const all = text.split('|').map((one) => curve(points(one), { closed: false }))
      // Alternates in the same order on both sides.
      const side = Math.max(1, Math.floor(all.length / 2))
      const some = (odd: number) => all.filter((_, index) => (index % side) % 2 === odd).join('')
      const tone = lighter(colour, luminance(colour) < 0.05 ? 0.14 : 0.12)
      return line(all.join(''), dark, width + 4) + line(some(0), colour, width) + line(some(1), tone, width)
    },
    /** Clips to the skull, for hair as thin as a shadow. */
    inside: (drawn: string) => drawn && `<g clip-path="url(#${id}h)">${drawn}</g>`,
    /** Shaved sides that fade into the skin, from height `top` down. */
    fadedSides: (top = 32) =>
      fade(`-60,${top - 20} -92,${top} -104,64 -104,86 -101,116! -93,112! -91,84 -86,62 -70,${top + 6}!`) +
      fade(`60,${top - 20} 92,${top} 104,64 104,86 101,116! 93,112! 91,84 86,62 70,${top + 6}!`),
    /** Highlight on bare skin. */
    gloss: (text: string) => fill(curve(points(text)), '#fff', 0.35),
  }
}
