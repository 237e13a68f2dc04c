/** Colours with a common name. */
const COLOURS = {
  red: '#D8102A',
  claret: '#7A1E3A',
  orange: '#F07D1A',
  yellow: '#F7D417',
  green: '#13803F',
  sky: '#7CBCE8',
  blue: '#1F55B5',
  navy: '#152450',
  purple: '#5B2C86',
  black: '#111114',
  white: '#FFFFFF',
  pink: '#F2A0BF',
  grey: '#9AA0A8',
} as const
export type Colour = keyof typeof COLOURS

type Shirt = readonly [string, string]

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

const apart = (one: string, other: string): number =>
  Math.hypot(...rgb(one).map((value, at) => value - rgb(other)[at]!))

const named = new Map<string, Colour>()

/** Name of the colour nearest to `#RRGGBB`. */
export function colourName(hex: string): Colour {
  const known = named.get(hex)
  if (known) return known
  const words = Object.keys(COLOURS) as Colour[]
  const nearest = words.reduce((best, word) => (apart(hex, COLOURS[word]) < apart(hex, COLOURS[best]) ? word : best))
  named.set(hex, nearest)
  return nearest
}

/** Distinct colour names of a shirt, main colour first. */
export const shirtWords = (colours: Shirt): Colour[] => [...new Set(colours.map(colourName))]

/** True for two shirts with the same colour names, in either order. */
export const sharesBoth = (one: Shirt, other: Shirt): boolean =>
  shirtWords(one).toSorted().join() === shirtWords(other).toSorted().join()

/** Distance between two shirts, with their colours in the closer order. */
export const shirtsApart = ([a, b]: Shirt, [c, d]: Shirt): number =>
  Math.min(apart(a, c) + apart(b, d), apart(a, d) + apart(b, c))
