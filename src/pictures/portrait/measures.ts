/**
 * The numbers of a face. 0 is the mean man, +10 what one would say of him ("a long nose"), -10 clearly the opposite, up
 * to about 14, and to 20 for the one thing he is famous for. The drawing takes mean + step x PUSH x number / 10: the
 * sheets say what is true of a man, and one constant says how far it is driven towards caricature.
 */
const PUSH = 2

type Spread = readonly [mean: number, step: number]
const MEASURES = {
  /** y of the top of the skull: + is a high forehead. */
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
  /** Middle of an eye from the middle of the face. */
  gap: [35, 2.4],
  /** Half width of an eye, and how far its lids are apart. */
  eye: [17.5, 1.6],
  open: [11, 1.8],
  /** + the outer corner up, - down. */
  tilt: [1, 2.2],
  /** Share of the eye under a heavy upper lid. */
  lid: [0.12, 0.17],
  /** Shadow of deep sockets, bags under the eyes: 0..1. */
  deep: [0.12, 0.57],
  bags: [0, 0.57],
  /** Weight of a brow; + frowns, - worries; + bent; height above the eye; + lifts the right one alone, - the left. */
  brow: [9, 2.2],
  slope: [0, 3.4],
  arch: [6, 2.6],
  lift: [18, 2.6],
  raise: [0, 3.4],
  /** y of the tip; half width at the nostrils; + hooked. */
  nose: [237, 3.6],
  wide: [16, 3.1],
  hump: [0, 3.2],
  /** Half width; fullness of the lips; how wide an open mouth gapes. */
  mouth: [33, 4.4],
  lips: [6.5, 2.4],
  gape: [1, 0.16],
  ears: [12, 3.4],
  neck: [0.76, 0.06],
  /** Hairline: + climbs, - grows low. Hair: + taller, - flatter. */
  line: [0, 5],
  tall: [0, 0.28],
  /** Red cheeks; most men have none (a gradient costs time). */
  blush: [0, 0.5],
  /** -10 turned to the left, 10 to the right; where the eyes go, across and up. */
  turn: [0, 0.572],
  gaze: [0, 0.572],
  up: [0, 2],
} as const satisfies Record<string, Spread>

export type Measure = keyof typeof MEASURES
export type Numbers = Partial<Record<Measure, number>>
export type Measures = Record<Measure, number>

export const isMeasure = (word: string): word is Measure => Object.hasOwn(MEASURES, word)

/** Numbers in tenths turned into the drawing's units. */
export function measured(numbers: Numbers): Measures {
  const entries = Object.entries(MEASURES) as [Measure, Spread][]
  return Object.fromEntries(
    entries.map(([name, [mean, step]]) => [name, mean + (step * PUSH * (numbers[name] ?? 0)) / 10]),
  ) as Measures
}
