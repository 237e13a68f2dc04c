import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { THEME_COLOURS } from '#core/product.ts'

type Rgb = [red: number, green: number, blue: number]
type Theme = 'light' | 'dark'

const read = (name: string) => readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8')
const css = read('tokens')
const TOKEN = /--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g

const tokensOf = (sheet: string) =>
  new Map(
    [...sheet.matchAll(TOKEN)].map(([, name, light, dark]) => [name!, { light: linear(light!), dark: linear(dark!) }]),
  )
const tokens = tokensOf(css)
const contrastTokens = tokensOf(read('palette'))
const PALETTES = { usual: tokens, contrast: new Map([...tokens, ...contrastTokens]) }

/** OKLCH to linear sRGB, after Björn Ottosson. */
function linear(text: string): Rgb {
  const [L, C, H] = text.split(' ').map(Number) as Rgb
  const a = C * Math.cos((H * Math.PI) / 180)
  const b = C * Math.sin((H * Math.PI) / 180)
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Linear sRGB to OKLab, where distances match perception. */
function lab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function contrast(one: Rgb, other: Rgb): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

const distance = (one: Rgb, other: Rgb) => Math.hypot(...lab(one).map((value, index) => value - lab(other)[index]!))

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear sRGB. */
const VISION: Record<string, [Rgb, Rgb, Rgb]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const clamp = (value: number) => Math.min(1, Math.max(0, value))
const seenBy = (vision: string, rgb: Rgb) =>
  VISION[vision]!.map((row) => clamp(row.reduce((sum, factor, index) => sum + factor * rgb[index]!, 0))) as Rgb

const TEXT = 4.5
const SHAPE = 3
const on = (front: string, least: number, ...backs: string[]) =>
  backs.map((back): [front: string, back: string, least: number] => [front, back, least])

const PAIRS = [
  ...on('text', TEXT, 'bg', 'surface', 'raised', 'sunken', 'quiet', 'pitch-a', 'pitch-b', 'primary-soft'),
  ...on('muted', TEXT, 'bg', 'surface', 'raised', 'sunken', 'quiet', 'pitch-a', 'pitch-b'),
  ...on('primary-text', TEXT, 'bg', 'surface', 'raised', 'primary-soft', 'pitch-a', 'pitch-b'),
  ...on('on-primary', TEXT, 'primary', 'primary-hover'),
  ...on('on-live', TEXT, 'live', 'live-deep'),
  ...on('on-live-button', TEXT, 'on-live'),
  ...['correct', 'close', 'wrong', 'error', 'success', 'warning', 'info'].flatMap((name) =>
    on(`on-${name}`, TEXT, name),
  ),
  ...on('correct-text', TEXT, 'correct-soft', 'surface'),
  ...on('close-text', TEXT, 'close-soft', 'surface'),
  ...on('error-text', TEXT, 'surface', 'bg'),
  ...on('primary', SHAPE, 'bg', 'surface', 'raised', 'pitch-a', 'pitch-b'),
  ...on('line-strong', SHAPE, 'bg', 'surface', 'pitch-a', 'pitch-b'),
]

const LOOKS = [
  ['light', 'usual'],
  ['dark', 'usual'],
  ['light', 'contrast'],
  ['dark', 'contrast'],
] as const satisfies [Theme, keyof typeof PALETTES][]

describe.each(LOOKS)('%s theme, %s palette', (theme, palette) => {
  const colour = (name: string): Rgb => PALETTES[palette].get(name)![theme]

  test.each(PAIRS)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(least)
  })

  test.each([...tokens.keys()])('%s is within sRGB', (name) => {
    for (const channel of colour(name)) {
      expect(channel).toBeGreaterThanOrEqual(-0.001)
      expect(channel).toBeLessThanOrEqual(1.001)
    }
  })

  const ANSWERS = [
    ['correct', 'close'],
    ['correct', 'wrong'],
    ['close', 'wrong'],
  ] as const
  test.each(Object.keys(VISION).flatMap((vision) => ANSWERS.map(([one, other]) => [vision, one, other] as const)))(
    'with %s colour vision %s and %s are distinguishable',
    (vision, one, other) => {
      const [left, right] = [seenBy(vision, colour(one)), seenBy(vision, colour(other))]
      expect(distance(left, right)).toBeGreaterThanOrEqual(0.13)
    },
  )

  test("the theme colour for the browser equals the page's background", () => {
    const encoded = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
    const bytes = colour('bg').map((value) => Math.round(255 * encoded(clamp(value))))
    expect(`#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toBe(THEME_COLOURS[theme])
  })
})

test('all tokens of the sheet were parsed', () => {
  expect(tokens.size).toBe(css.match(/: light-dark\(oklch\([^/)]+\), oklch\([^/)]+\)\)/g)?.length)
  expect(tokens.size).toBeGreaterThan(35)
  expect([...contrastTokens.keys()].filter((name) => !tokens.has(name))).toEqual([])
  expect(contrastTokens.size).toBe(8)
})
