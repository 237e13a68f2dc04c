import { ROLES, LEAGUES, TITLES, type GridCriterion, type Names, type Verdict } from '#data/types.ts'
import type { Pack } from './pack.ts'
import { fromLongSigns } from './signs.ts'

export const GRIDS_FORMAT = 2

/**
 * File of grid criteria and their holders, for the search packs of the same build. Positions count everybody, in the
 * order of `everybody`.
 */
export type GridsFile = {
  format: number
  /** Build id, as in the search packs. */
  mark: string
  /** Number of footballers in the search pack, in the late pack, and in the second tier. */
  first: number
  late: number
  others: number
  /** Lines: `club:arsenal`. */
  keys: string
  /** A line per key: the country of its league, or empty. */
  homes: string
  /** A line per key: a club's name for sentences in three languages, separated by `|`; empty for others. */
  said: string
  /** A word of long signs per key: deltas between the positions of certain holders. */
  yes: string
  /** The same for unknown ones; for shared clubs, of the second tier as in `verdictAt`. */
  maybe: string
  unsure: string
}

/** Positions of all footballers in a browser: search pack, late pack, second tier. */
type Places = { placeOf: (id: string) => number | undefined; idAt: (place: number) => string | undefined }

export type PackGrids = {
  /** Everybody by position; the id is the position as text, names come with the packs. */
  people: readonly { id: string; fame: number }[]
  /** `holders`: positions of certain holders. */
  axes: readonly { criterion: GridCriterion; home: string | null; holders: readonly number[] }[]
  /** Club names for sentences. */
  said: ReadonlyMap<string, Names>
  /** Undefined for an unknown footballer or axis. */
  verdictOf: (key: string, id: string) => Verdict | undefined
  /** The id at a position; undefined until the late pack is loaded. */
  idAt: (place: number) => string | undefined
}

/** Decodes grids for a pack, which may grow later. Throws a TypeError for a file of another build. */
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

/** Assumed fame of the late pack before it is loaded: nobody famous is in it. */
const LATE_FAME = 1

/** Positions by id and ids by position, in the order of the packs; rebuilt once the late pack is loaded. */
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

/** Ascending positions from their deltas. */
function placesOf(gaps: string): number[] {
  let last = -1
  return fromLongSigns(gaps).map((gap) => (last += gap + 1))
}

/** Deltas of ascending positions, the inverse of `placesOf`. */
export const gapsOf = (places: readonly number[]): number[] =>
  places.map((place, at) => place - (at === 0 ? -1 : places[at - 1]!) - 1)

/** Parses a criterion such as `club:arsenal`. Throws a TypeError for any other key. */
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
