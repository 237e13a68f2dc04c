import { gridBand, verdict, type Evidence } from '#data/pools.ts'
import { hasAllClubs } from '#data/trust.ts'
import type { Club, Footballer, Names, Other } from '#data/types.ts'
import { gapsOf, GRIDS_FORMAT, type GridsFile } from '#search/grids-pack.ts'
import { toLongSigns } from '#search/signs.ts'
import { inLateOrder, inPackOrder } from './pack.ts'

type Input = {
  footballers: readonly Footballer[]
  others: readonly Other[]
  clubs: readonly Club[]
  evidence: Evidence
  /** Footballers of the search pack, and its build id. */
  first: readonly Footballer[]
  mark: string
  /** A club's name in sentences; undefined: unknown. */
  said: (club: string) => Names | undefined
}

/** Encodes holders of grid axes for `decodeGrids`. */
export function encodeGrids({ footballers, others, clubs, evidence, first, mark, said }: Input): GridsFile {
  const known = new Set(first)
  const late = inLateOrder(footballers.filter((footballer) => !known.has(footballer)))
  const all = [...inPackOrder(first), ...late]
  const ids = [...all, ...inLateOrder(others)].map(({ id }) => id)
  const places = new Map(ids.map((id, place) => [id, place]))
  const band = gridBand(footballers, others, clubs, evidence)
  const holdersOf = band.axes.map(({ key }) => {
    const { holders } = band.byKey.get(key)!
    return band.ids.flatMap((id, at) => (holders[at >>> 5]! & (1 << (at & 31)) ? [places.get(id)!] : []))
  })
  const maybe = band.axes.map(({ criterion }, axis) => {
    if (criterion.kind === 'club') return []
    const yes = new Set(holdersOf[axis])
    return all.flatMap((footballer, place) =>
      !yes.has(place) && verdict(criterion, footballer, evidence) !== 'no' ? [place] : [],
    )
  })
  const sayings = (club: string) => {
    const names = said(club)
    return names ? [names.en, names.fr, names.es].join('|') : ''
  }
  return {
    format: GRIDS_FORMAT,
    mark,
    first: first.length,
    late: late.length,
    others: others.length,
    keys: band.axes.map(({ key }) => key).join('\n'),
    homes: band.axes.map(({ home }) => home ?? '').join('\n'),
    said: band.axes.map(({ criterion }) => (criterion.kind === 'club' ? sayings(criterion.club) : '')).join('\n'),
    yes: holdersOf.map(signs).join(' '),
    maybe: maybe.map(signs).join(' '),
    unsure: signs(all.flatMap((footballer, place) => (hasAllClubs(footballer) ? [] : [place]))),
  }
}

const signs = (places: readonly number[]): string => toLongSigns(gapsOf(places.toSorted((one, other) => one - other)))
