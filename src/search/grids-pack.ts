import { ROLES, LEAGUES, TITLES, type GridCriterion, type Names, type Verdict } from '#data/types.ts'
import type { Pack } from './pack.ts'
import { fromLongSigns } from './signs.ts'

export const GRIDS_FORMAT = 2

/** Who meets what, as it travels beside the search packs of the same build. Places count everybody, as `everybody` says. */
export type GridsFile = {
  format: number
  /** The build, as the search packs say it. */
  mark: string
  /** How many footballers the search pack holds, the late pack, and how many of the second tier. */
  first: number
  late: number
  others: number
  /** Lines: `club:arsenal`. */
  keys: string
  /** Lines, one a key: the country of its league; empty for none. */
  homes: string
  /** Lines, one a key: a club as sentences call it in three languages, between `|`; empty for others. */
  said: string
  /** Words of long signs, one a key: gaps between the places of who surely meets it. */
  yes: string
  /** The same of those of whom nobody can tell; of clubs in common, of the second tier as `verdictAt` has it. */
  maybe: string
  unsure: string
}

/** The footballers of a browser by place: those of the search pack, of the late pack, and the second tier. */
export type Places = { placeOf: (id: string) => number | undefined; idAt: (place: number) => string | undefined }

export type PackGrids = {
  /** Everybody by place, whose id is the place as text: names come with the packs. */
  people: readonly { id: string; fame: number }[]
  /** `holders`: places of who surely meets it. */
  axes: readonly { criterion: GridCriterion; home: string | null; holders: readonly number[] }[]
  /** Clubs as sentences call them. */
  said: ReadonlyMap<string, Names>
  /** Undefined: no such footballer, or no such axis. */
  verdictOf: (key: string, id: string) => Verdict | undefined
  /** The id of a place; undefined while the late pack is not here. */
  idAt: (place: number) => string | undefined
}

/** Unfolds it beside a pack, which may grow meanwhile. Throws a TypeError for a file of another build. */
export function decodeGrids(json: unknown, pack: Pack): PackGrids {
  const file = json as GridsFile
  if (file?.format !== GRIDS_FORMAT || file.mark !== pack.mark) throw new TypeError('the grids are of another pack')
  const { first, late, others } = file
  const [yes, maybe] = [file.yes.split(' ').map(placesOf), file.maybe.split(' ').map(placesOf)]
  const [keys, homes] = [file.keys.split('\n'), file.homes.split('\n')]
  const people = Array.from({ length: first + late + others }, (_, place) => ({
    id: String(place),
    fame: pack.footballers[place]?.fame ?? (place < first + late ? LATE_FAME : 0),
  }))
  const axes = keys.map((key, at) => ({ criterion: criterionOf(key), home: homes[at] || null, holders: yes[at]! }))
  const said = new Map(
    file.said.split('\n').flatMap((line, at) => {
      const [en, fr, es] = line.split('|')
      const { criterion } = axes[at]!
      return en && fr && es && criterion.kind === 'club' ? [[criterion.club, { en, fr, es }] as const] : []
    }),
  )
  const unsure = new Set(placesOf(file.unsure))
  const known = new Map(
    keys.map((key, at) => [key, { kind: axes[at]!.criterion.kind, yes: new Set(yes[at]), maybe: new Set(maybe[at]) }]),
  )
  const { placeOf, idAt } = placesIn(pack)

  function verdictOf(key: string, id: string): Verdict | undefined {
    const [axis, place] = [known.get(key), placeOf(id)]
    if (!axis || place === undefined) return undefined
    if (axis.yes.has(place)) return 'yes'
    const isOther = place >= first + late
    const isOpen = isOther ? axis.kind !== 'role' : (axis.kind === 'club' ? unsure : axis.maybe).has(place)
    return isOpen ? 'unknown' : 'no'
  }

  return { people, axes, said, verdictOf, idAt }
}

/** Of those of the late pack a browser is told no fame before it has it: nobody famous is among them. */
const LATE_FAME = 1

/** Positions by id and ids by position, in the order in which packs come; again once the late one is here. */
function placesIn(pack: Pack): Places {
  let ids: string[] = []
  let places = new Map<string, number>()
  function refresh() {
    if (ids.length === pack.byId.size) return
    ids = [...pack.byId.keys()]
    places = new Map(ids.map((id, place) => [id, place]))
  }
  return {
    placeOf(id) {
      refresh()
      return places.get(id)
    },
    idAt(place) {
      refresh()
      return ids[place]
    },
  }
}

/** Places in rising order, from the gaps between them. */
function placesOf(gaps: string): number[] {
  let last = -1
  return fromLongSigns(gaps).map((gap) => (last += gap + 1))
}

/** The gaps of places in rising order, which `placesOf` adds up. */
export const gapsOf = (places: readonly number[]): number[] =>
  places.map((place, at) => place - (at === 0 ? -1 : places[at - 1]!) - 1)

/** The criterion of `club:arsenal`. Throws a TypeError for any other key. */
function criterionOf(key: string): GridCriterion {
  const [kind, value] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  const [league, role, title] = [inList(LEAGUES, value), inList(ROLES, value), inList(TITLES, value)]
  if (kind === 'club') return { kind, club: value }
  if (kind === 'nation') return { kind, nation: value }
  if (kind === 'leagueEver' && league) return { kind, league }
  if (kind === 'role' && role) return { kind, role }
  if (kind === 'title' && title) return { kind, title }
  throw new TypeError(`no axis: ${key}`)
}

const inList = <Item extends string>(list: readonly Item[], value: string): Item | undefined =>
  list.find((item) => item === value)
