type Rgb = [red: number, green: number, blue: number]

const channels = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]
const hexOf = (rgb: number[]) =>
  '#' + rgb.map((value) => Math.round(value).toString(16).padStart(2, '0').toUpperCase()).join('')

/** Mixes two `#RRGGBB` colours; share 0 = the first, 1 = the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  return hexOf(channels(first).map((value, index) => value + ((other[index] ?? value) - value) * share))
}

/** Darker (share of black, 0..1). */
export const darker = (colour: string, share: number): string => mix(colour, '#000000', share)

/** Lighter (share of white, 0..1). */
export const lighter = (colour: string, share: number): string => mix(colour, '#FFFFFF', share)

/** Relative luminance 0..1 as WCAG 2 defines it. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio 1..21 as WCAG 2 defines it. */
export function contrast(first: string, second: string): number {
  const one = luminance(first) + 0.05
  const two = luminance(second) + 0.05
  return Math.max(one, two) / Math.min(one, two)
}

/** Candidate with the highest contrast against the ground. */
export const mostVisible = (ground: string, candidates: readonly string[]): string =>
  candidates.reduce((best, one) => (contrast(ground, one) > contrast(ground, best) ? one : best))

/** Hair or skin this dark is drawn with lighter strands. */
export const isDark = (colour: string): boolean => luminance(colour) < 0.09
