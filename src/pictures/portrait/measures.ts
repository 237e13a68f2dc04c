/**
 * Numbers of a face. 0 is the average man, +10 a clear feature ("a long nose"), -10 its opposite, up to about 14, and
 * up to 20 for the feature he is famous for. The drawing takes mean + step x PUSH x number / 10: the sheets hold facts,
 * and one constant sets the degree of caricature.
 */
const PUSH = 2

type Spread = readonly [mean: number, step: number]
const MEASURES = {
  /** y of the top of the skull; + is a high forehead. */
  crown: [107, -6],
  /** Half widths of the head. */
  temple: [75, 4.3],
  cheek: [70, 4.5],
  jaw: [58, 5.7],
  chin: [29, 6.6],
  /** y of the chin. */
  length: [301, 6.8],
  /** + an angular jaw, - a soft one. */
  edge: [0, 0.55],
  /** + hollow cheeks, - full ones. */
  gaunt: [0, 0.6],
  /** Centre of an eye from the centre of the face. */
  gap: [35, 2.4],
  /** Half width of an eye, and distance of its lids. */
  eye: [17.5, 1.6],
  open: [11, 1.8],
  /** + raises the outer corner, - lowers it. */
  tilt: [1, 2.2],
  /** Share of the eye under the upper lid. */
  lid: [0.12, 0.17],
  /** Shadow of deep sockets, bags under the eyes: 0..1. */
  deep: [0.12, 0.57],
  bags: [0, 0.57],
  /** Weight of a brow; + frowns, - worries; + bent; height above the eye; + raises the right one, - the left. */
  brow: [9, 2.2],
  slope: [0, 3.4],
  arch: [6, 2.6],
  lift: [18, 2.6],
  raise: [0, 3.4],
  /** y of the tip; half width at the nostrils; + hooked. */
  nose: [237, 3.6],
  wide: [16, 3.1],
  hump: [0, 3.2],
  /** Half width; fullness of the lips; height of an open mouth. */
  mouth: [33, 4.4],
  lips: [6.5, 2.4],
  gape: [1, 0.16],
  ears: [12, 3.4],
  neck: [0.76, 0.06],
  /** Hairline: + recedes, - grows low. Hair: + taller, - flatter. */
  line: [0, 5],
  tall: [0, 0.28],
  /** Red cheeks; zero for most, because a gradient costs rendering time. */
  blush: [0, 0.5],
  /** -10 turned to the left, 10 to the right; direction of the eyes, across and up. */
  turn: [0, 0.572],
  gaze: [0, 0.572],
  up: [0, 2],
} as const satisfies Record<string, Spread>

export type Measure = keyof typeof MEASURES
export type Numbers = Partial<Record<Measure, number>>
export type Measures = Record<Measure, number>

export const isMeasure = (word: string): word is Measure => Object.hasOwn(MEASURES, word)

/** Converts numbers in tenths to the drawing's units. */
export function measured(numbers: Numbers): Measures {
  const entries = Object.entries(MEASURES) as [Measure, Spread][]
  return Object.fromEntries(
    entries.map(([name, [mean, step]]) => [name, mean + (step * PUSH * (numbers[name] ?? 0)) / 10]),
  ) as Measures
}
