import type { Footballer, Spell } from '#data/types.ts'
import type { Pack } from './pack.ts'
import { fromLongSigns, fromSigns } from './signs.ts'

export const CAREERS_FORMAT = 1

/** Base of the first year of joining; later years are relative to the last known one. */
const EPOCH = 1899
/** Years before that one are encodable, too. */
const BACK = 40

/** Encodes years of joining, career by career; 0: unknown. */
export function yearCounter() {
  let last = EPOCH
  return {
    begin: () => void (last = EPOCH),
    toSign: (from: number | null): number => (from === null ? 0 : from - last + BACK),
    fromSign: (sign: number): number | null => (sign === 0 ? null : sign - BACK + last),
    pass: ({ from, to }: Pick<Spell, 'from' | 'to'>) => void (last = to ?? from ?? last),
  }
}

/** File of careers, for the search pack of the same build. */
export type CareersFile = {
  format: number
  /** Number of footballers in the search pack; they come first. */
  of: number
  /** Ids of the others, whose names are in the late pack. */
  ids: string[]
  /** Signs: fame of the others. */
  fames: string
  confidences: string
  clubs: string[]
  /** Signs: number of stays of each footballer. */
  counts: string
  /** Long signs: positions in `clubs`. */
  named: string
  /** Signs: years of joining by `yearCounter`; years until leaving plus one, 0: unknown. */
  joined: string
  stayed: string
  /** Signs: 1 a loan, 2 still there, 3 both. */
  kinds: string
}

/** A career, with the facts that career comparisons need. */
export type PackCareer = Pick<Footballer, 'id' | 'fame' | 'confidence' | 'career'>

/** Decodes all careers, those of the search pack first. Throws a TypeError for a file that does not match the pack. */
export function decodeCareers(json: unknown, pack: Pack): PackCareer[] {
  const file = json as CareersFile
  if (file?.format !== CAREERS_FORMAT || file.of !== pack.footballers.length)
    throw new TypeError('the careers are of another pack')
  const careers = careersOf(file)
  const [fames, confidences] = [fromSigns(file.fames), fromSigns(file.confidences)]
  const others = file.ids.map((id, other) => ({
    id,
    fame: fames[other] as Footballer['fame'],
    confidence: confidences[other] as Footballer['confidence'],
  }))
  return [...pack.footballers, ...others].map(({ id, fame, confidence }, one) => ({
    id,
    fame,
    confidence,
    career: careers[one]!,
  }))
}

function careersOf({ clubs, counts, named, joined, stayed, kinds }: CareersFile): Spell[][] {
  const [starts, years, kind] = [fromSigns(joined), fromSigns(stayed), fromSigns(kinds)]
  const places = fromLongSigns(named)
  const counter = yearCounter()
  let at = 0
  return fromSigns(counts).map((count) => {
    counter.begin()
    return Array.from({ length: count }, () => {
      const from = counter.fromSign(starts[at]!)
      const to = from === null || years[at] === 0 ? null : from + years[at]! - 1
      counter.pass({ from, to })
      const spell = { club: clubs[places[at]!]!, from, to, loan: (kind[at]! & 1) === 1, current: (kind[at]! & 2) === 2 }
      at++
      return spell
    })
  })
}
