import { fold } from '#core/fold.ts'
import type { Roster } from './roster.ts'

/** Kinds that nobody looks for unless a board asks about them. */
const UNSEEN = new Set([
  ...['alike', 'four', 'circle', 'twins', 'starts', 'mates'],
  ...['topScorer', 'family', 'nickname', 'coach', 'after', 'born', 'tale'],
])
/** Tiles of a group, and most that share a theme: a wider one, such as a league, tells nobody which four to take. */
const [FOUR, MOST] = [4, 6]

type Themes = { of: readonly (readonly number[])[]; bits: Uint16Array }
const known = new WeakMap<Roster, Themes>()

/** Links between tiles beside the groups: countrymen in one league, and first or last letters of names. */
function loosely({ men, readings }: Roster): number[][] {
  const places = [...men.keys()].filter((at) => men[at]!.tile !== null)
  const by = (keyOf: (at: number) => string, some: readonly number[]) => [...Map.groupBy(some, keyOf).values()]
  const leagues = [...readings].filter(([key]) => key.startsWith('league:')).map(([, own]) => own)
  const letters = (at: number) => fold(men[at]!.tile!)
  return [
    ...leagues.flatMap((own) => by((at) => men[at]!.nation, own)),
    ...by((at) => letters(at)[0]!, places),
    ...by((at) => letters(at).at(-1)!, places),
  ].filter((own) => own.length >= FOUR)
}

/** Themes of each footballer, by place: readings, and groups that a fan may think of unasked. */
function indexOf(roster: Roster): Themes {
  const held = known.get(roster)
  if (held) return held
  const natural = roster.groups.filter(({ kind }) => !UNSEEN.has(kind)).map(({ holders }) => holders)
  const all = [...roster.readings.values(), ...natural, ...loosely(roster)]
  const of: number[][] = []
  all.forEach((places, theme) => {
    for (const at of places) (of[at] ??= []).push(theme)
  })
  const made = { of, bits: new Uint16Array(all.length) }
  known.set(roster, made)
  return made
}

/** Themes that four to six of the tiles share; each is a number whose set bits are those tiles. */
export function themesOf(roster: Roster, tiles: readonly number[]): number[] {
  const { of, bits } = indexOf(roster)
  const met = new Set<number>()
  tiles.forEach((at, tile) => {
    for (const theme of of[at] ?? []) {
      met.add(theme)
      bits[theme]! |= 1 << tile
    }
  })
  const shared = new Set<number>()
  for (const theme of met) {
    const count = countBits(bits[theme]!)
    if (count >= FOUR && count <= MOST) shared.add(bits[theme]!)
    bits[theme] = 0
  }
  // A theme within another parts nothing that the wider one could not.
  return [...shared].filter((one) => ![...shared].some((other) => other !== one && (one & other) === one))
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count++
  return count
}
