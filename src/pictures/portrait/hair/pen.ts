import { darker, lighter, luminance, mix } from '../../colour.ts'
import { seedOf } from '../../seed.ts'

/**
 * Hair is drawn around x = 0 for a skull 76 wide on each side (top of the skull at y = 109, ears from 188 to 226) and
 * stretched to the real skull afterwards. `back` lies behind head and neck, `front` over the forehead.
 */
export type Drawn = { back?: string; front?: string }

export type Pen = { colour: string; light: string; dark: string; skin: string; under: string; fade: string }

export type Style = (pen: Pen) => Drawn

/** The colours of one head of hair; `fade` names a gradient that ends in the skin. */
export const penOf = (colour: string, under: string, skin: string, fade: string): Pen => ({
  colour,
  under,
  skin,
  fade: `url(#${fade})`,
  light: lighter(colour, 0.16),
  dark: luminance(colour) > 0.2 ? mix(colour, '#9A5A1C', 0.38) : darker(colour, 0.3),
})

export const fill = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const strands = (path: string, colour: string, width = 3, opacity = 0.75): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" opacity="${opacity}"/>`

/** Where the forehead begins; each ends the outline of a `shell`. */
export const HAIRLINES = {
  round: 'L71 180C73 152 58 134 0 131C-58 134 -73 152 -71 180Z',
  sharp: 'L73 190L70 152L55 134C20 131 -20 131 -55 134L-70 152L-73 190Z',
  receding: 'L72 180C74 150 66 132 50 116C42 124 24 134 0 133C-24 134 -42 124 -50 116C-66 132 -74 150 -72 180Z',
  high: 'L72 182C74 146 56 120 0 117C-56 120 -74 146 -72 182Z',
  low: 'L70 184C72 160 60 146 0 142C-60 146 -72 160 -70 184Z',
  peak: 'L72 180C74 148 62 128 44 124C26 122 12 132 0 139C-12 132 -26 122 -44 124C-62 128 -74 148 -72 180Z',
} as const
export type Hairline = keyof typeof HAIRLINES

/** Outer contour from the left sideburn over the crown to the right one. */
export const shell = (top: number, side: number, down: number, line: Hairline): string =>
  `M-76 ${down}C${-side - 6} ${top + 70} ${-side + 8} ${top} 0 ${top}C${side - 8} ${top} ${side + 6} ${top + 70} 76 ${down}${HAIRLINES[line]}`

/** Shaved sides that end in the skin. */
export const fadedSides = ({ fade }: Pen, line: Hairline = 'sharp'): string => fill(shell(98, 78, 202, line), fade)

type Point = readonly [x: number, y: number, radius: number]

/** Curls: circles in three tones, always the same for the same points. */
export function curls(points: readonly Point[], { colour, light, dark }: Pen): string {
  const tones = [colour, light, colour, dark]
  return tones
    .map((tone, kind) => {
      const path = points
        .filter((_, index) => index % tones.length === kind)
        .map(
          ([x, y, r]) =>
            `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
        )
        .join('')
      return fill(path, tone)
    })
    .join('')
}

/** Points along an arc around (0, y0); angles in turns, 0.75 = up. */
export function arc(
  count: number,
  from: number,
  to: number,
  size: { rx: number; ry: number; y: number; r: number },
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = 2 * Math.PI * (from + ((to - from) * index) / Math.max(1, count - 1))
    const wobble = (seedOf(`${index}:${count}`) % 9) - 4
    return [Math.cos(angle) * (size.rx + wobble), size.y + Math.sin(angle) * (size.ry + wobble), size.r] as const
  })
}

/** `count` numbers spread evenly from `from` to `to`. */
export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round((from + ((to - from) * index) / (count - 1)) * 10) / 10)
