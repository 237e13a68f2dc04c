const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`

/** Patterns of the second colour of a crest or shirt, as paths on 200 x 220. */
const PATTERNS: Readonly<Record<string, string>> = {
  stripes: [1, 3, 5].map((index) => box(Math.round((index * 2000) / 7) / 10, 0, 28.6, 220)).join(''),
  hoops: [1, 3, 5].map((index) => box(0, Math.round((index * 2200) / 7) / 10, 200, 31.4)).join(''),
  halves: box(100, 0, 100, 220),
  quarters: box(100, 0, 100, 110) + box(0, 110, 100, 110),
  sash: 'M0 44V0H30L200 170V220H176Z',
  diagonal: 'M200 0V220H0Z',
  chevron: 'M0 60L100 140L200 60V104L100 184L0 104Z',
  band: box(66, 0, 68, 220),
  vband2: box(118, 0, 26, 220),
  hband: box(0, 78, 200, 62),
  cross: box(84, 0, 32, 220) + box(0, 84, 200, 32),
  lozenges: [0, 1, 2, 3, 4, 5, 6]
    .flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) => `M${column * 44 + (row % 2) * 22 - 10} ${row * 32 + 14}l22 -18l22 18l-22 18z`),
    )
    .join(''),
}

/** Patterns on which an emblem needs a plain plate. */
export const isBusy = (pattern: string): boolean => pattern in PATTERNS

/** A field of 200 x 220 in a club's colours. */
export function field(pattern: string, first: string, second: string): string {
  const path = PATTERNS[pattern]
  const third = pattern === 'vband2' ? `<path d="${box(56, 0, 26, 220)}" fill="#DA291C"/>` : ''
  return `<path d="M0 0H200V220H0Z" fill="${first}"/>${third}${path ? `<path d="${path}" fill="${second}"/>` : ''}`
}
