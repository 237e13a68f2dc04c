/** Patterns of the second colour of a player's own shirt; those from `quarters` on are won (src/core/unlocks.ts). */
export const KIT_PATTERNS = [
  'plain',
  'stripes',
  'hoops',
  'halves',
  'sash',
  'sleeves',
  'quarters',
  'pinstripe',
  'band',
  'checks',
  'chevron',
] as const
export type KitPattern = (typeof KIT_PATTERNS)[number]

/** Shirt colours; equal in light and dark mode. */
export const KIT_COLOURS = {
  red: '#d3202f',
  claret: '#7a1d3c',
  orange: '#f2761b',
  yellow: '#f8cf1c',
  green: '#148a45',
  sky: '#77bce8',
  blue: '#1c4fb5',
  navy: '#16264f',
  purple: '#6a3fa0',
  pink: '#f08bb0',
  black: '#1d1d1f',
  white: '#f7f7f5',
} as const satisfies Record<string, `#${string}`>
export type KitColour = keyof typeof KIT_COLOURS

/** Paths of the second colour, in the 96 x 88 view box of the symbol `#shirt`. */
export const KIT_SECOND: Record<KitPattern, string> = {
  plain: '',
  stripes: 'M28 0h8v88h-8zM44 0h8v88h-8zM60 0h8v88h-8z',
  hoops: 'M0 26h96v11H0zM0 48h96v11H0zM0 70h96v11H0z',
  halves: 'M48 0h48v88H48z',
  sash: 'M16 0h18l48 80v8H66L16 12z',
  sleeves: 'M0 0h22v88H0zM74 0h22v88H74z',
  quarters: 'M48 0h48v44H48zM0 44h48v44H0z',
  pinstripe: 'M26 0h2v88h-2zM36 0h2v88h-2zM47 0h2v88h-2zM58 0h2v88h-2zM68 0h2v88h-2z',
  band: 'M38 0h20v88H38z',
  checks:
    'M24 0h16v22H24zM56 0h16v22H56zM8 22h16v22H8zM40 22h16v22H40zM72 22h16v22H72zM24 44h16v22H24zM56 44h16v22H56zM40 66h16v22H40z',
  chevron: 'M0 22l48 26 48-26v14L48 62 0 36z',
}
/** Path of collar and cuffs. */
export const KIT_TRIM = 'M33 7C37 16 59 16 63 7M8 27.5 21.5 38.5M88 27.5 74.5 38.5'

/** Colour of collar and cuffs. */
export const trimOf = ({ pattern, first, second }: Kit): string => KIT_COLOURS[pattern === 'sleeves' ? first : second]

export const KIT_COLOUR_NAMES = Object.keys(KIT_COLOURS) as KitColour[]

export type Kit = { pattern: KitPattern; first: KitColour; second: KitColour }

/** Default kit, in the colours of the brand. */
export const FIRST_KIT: Kit = { pattern: 'sash', first: 'pink', second: 'white' }

/** Text form of a kit, for the preference `kit` and room tickets: `stripes-red-navy`. */
export const kitText = ({ pattern, first, second }: Kit): string => `${pattern}-${first}-${second}`

/** Parses a kit; null for anything unknown. */
export function kitOf(text: unknown): Kit | null {
  if (typeof text !== 'string') return null
  const [pattern, first, second, ...rest] = text.split('-')
  if (rest.length > 0 || !isPattern(pattern) || !isColour(first) || !isColour(second)) return null
  return { pattern, first, second }
}

const isPattern = (text: string | undefined): text is KitPattern => KIT_PATTERNS.includes(text as KitPattern)
const isColour = (text: string | undefined): text is KitColour => KIT_COLOUR_NAMES.includes(text as KitColour)
