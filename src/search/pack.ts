import type { Country, Foot, Footballer, LeagueId, Position, Role } from '#data/types.ts'
import { clubsOf, countriesOf, footballersOf } from './columns.ts'
import { PACK_FORMAT, type PackFile } from './pack-file.ts'
import { fromLongSigns } from './signs.ts'

export type PackClub = {
  id: string
  name: string
  /** What fits a tile. */
  shortName: string
  code: string | null
  league: LeagueId | null
  /** `#RRGGBB`, first and second colour of the shirt. */
  colours: readonly [string, string] | null
  pattern: string | null
  /** Address of the drawn crest. */
  crest: string | null
}

export type PackFootballer = {
  id: string
  name: string
  nation: string
  /** Current club, null = none or retired. */
  club: string | null
  /** Year of joining the first club. */
  from: number | null
  /** Year of leaving the last one; null = still playing, or unknown. */
  to: number | null
  fame: Footballer['fame']
  confidence: Footballer['confidence']
  aliases: readonly string[]
  /** As in `clues`: a pool takes footballers of the pack and of the facts alike. */
  league: LeagueId | null
  born: string | null
  /** Null for unknown, and outside the five leagues. */
  position: Position | null
  foot: Foot | null
  number: number | null
  /** We drew a portrait of him: `/img/portrait/{id}.webp` answers, unless it was taken down. */
  portrait: boolean
  clues: {
    league: LeagueId | null
    role: Role
    /** ISO date. */
    born: string | null
    /** In order of first joining: every club of who plays in the five leagues, of others those a row of the list shows. */
    clubs: readonly string[]
  }
}

/** Somebody of the second tier: a valid answer where one is typed, and nobody who is asked for. */
export type PackOther = {
  id: string
  name: string
  nation: string
  aliases: readonly string[]
  role: Role
  bornYear: number | null
  club: null
  fame: 0
  portrait: false
  clues: null
}

/** Whoever can be found by his name. */
export type Named = PackFootballer | PackOther

/** The first pack, and from some moment on the late one too: `growPack` adds to the maps in place. */
export type Pack = {
  asOf: string
  /** Names the build. */
  mark: string
  /** Of the first pack alone, known ones first: nobody else is ever asked for. */
  footballers: readonly PackFootballer[]
  /** Everybody who is here so far. */
  byId: ReadonlyMap<string, Named>
  clubs: ReadonlyMap<string, PackClub>
  countries: ReadonlyMap<string, Country>
  /** Version in the addresses of crests. */
  crests: string
}

/** Unfolds the columns; throws a TypeError when the file is of another format. */
export function decodePack(json: unknown): Pack {
  const file = json as PackFile
  if (file?.format !== PACK_FORMAT)
    throw new TypeError(`search pack of format ${file?.format}, expected ${PACK_FORMAT}`)
  const countries = countriesOf(file.countries)
  const clubs = clubsOf(file.clubs, file.crests)
  const footballers = inOrder(footballersOf(file, { countries, clubs }), fromLongSigns(file.order))
  return {
    asOf: file.asOf,
    mark: file.mark,
    footballers,
    byId: byKey(footballers, ({ id }) => id),
    clubs: byKey(clubs, ({ id }) => id),
    countries: byKey(countries, ({ code }) => code),
    crests: file.crests,
  }
}

/** The best known at the front, then the others by fame; Array#sort is stable, within a fame the order of the file stays. */
function inOrder(footballers: readonly PackFootballer[], best: readonly number[]): PackFootballer[] {
  const front = new Set(best.map((at) => footballers[at]!))
  const others = footballers.filter((footballer) => !front.has(footballer))
  return [...front, ...others.sort((one, other) => other.fame - one.fame)]
}

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Map(items.map((item) => [keyOf(item), item]))

/** Those of the ids whom all is told of, in their order: nobody of the second tier. */
export const knownOf = ({ byId }: Pick<Pack, 'byId'>, ids: readonly string[]): PackFootballer[] =>
  ids.flatMap((id) => {
    const someone = byId.get(id)
    return someone?.clues ? someone : []
  })
