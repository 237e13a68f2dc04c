import type { Confederation, LeagueId, Role } from '#data/types.ts'
import type { Tile, TileKind, View } from '../../rules/engine.ts'

/** Knowledge about one attribute from the tiles so far. */
export type Known<Value> = { is: Value } | { is: null; near: Value[]; not: Value[] }

export type Knowledge = {
  club: Known<string>
  /** Nation codes, from which known and excluded confederations follow. */
  nation: Known<string>
  league: Known<LeagueId>
  role: { is: Role | null; may: Role[] }
  /** Years; null = open at that end. */
  age: { from: number | null; to: number | null }
}

type Rows = View['rows']
type OfKind<Kind extends TileKind> = Extract<Tile, { kind: Kind }>

/** Roles in the order of the pitch; neighbours count as near. */
const LINES: readonly Role[] = ['Goalkeeper', 'Defender', 'Midfielder', 'Attacker']
const NEAR_YEARS = 2

/** Summarises what the tiles of the rows reveal. */
export function knowledgeOf({ rows, hard }: Pick<View, 'rows' | 'hard'>): Knowledge {
  return {
    club: known(tilesOf(rows, 'club')),
    nation: known(tilesOf(rows, 'nation')),
    league: known(tilesOf(rows, 'league')),
    role: roleOf(tilesOf(rows, 'role'), hard),
    age: ageOf(tilesOf(rows, 'age')),
  }
}

/** Confederation of the answer's nation when a tile shows it, and excluded ones. */
export function confederationsOf(
  nation: Known<string>,
  confederationOf: (code: string) => Confederation | null,
): { is: Confederation | null; not: Confederation[] } {
  if (nation.is !== null) return { is: null, not: [] }
  const all = (codes: string[]) => [...new Set(codes.map(confederationOf).filter((value) => value !== null))]
  return { is: all(nation.near)[0] ?? null, not: all(nation.not) }
}

const tilesOf = <Kind extends TileKind>(rows: Rows, kind: Kind): OfKind<Kind>[] =>
  rows.flatMap(({ tiles }) => tiles.filter((tile): tile is OfKind<Kind> => tile.kind === kind))

function known<Value>(tiles: readonly { state: Tile['state']; value: Value | null }[]): Known<Value> {
  const values = (state: Tile['state']) => [
    ...new Set(tiles.flatMap((tile) => (tile.state === state && tile.value !== null ? [tile.value] : []))),
  ]
  const [is] = values('ok')
  return is === undefined ? { is: null, near: values('near'), not: values('no') } : { is }
}

/** A near role leaves its neighbours; a miss excludes itself and its neighbours, in hard only itself. */
function roleOf(tiles: readonly OfKind<'role'>[], hard: boolean): Knowledge['role'] {
  const may = LINES.filter((role) =>
    tiles.every(({ state, value }) => {
      const distance = Math.abs(LINES.indexOf(role) - LINES.indexOf(value))
      if (state === 'ok') return distance === 0
      if (state === 'near') return distance === 1
      return hard ? distance > 0 : distance > 1
    }),
  )
  return { is: may.length === 1 ? may[0]! : null, may }
}

function ageOf(tiles: readonly OfKind<'age'>[]): Knowledge['age'] {
  let from = -Infinity
  let to = Infinity
  for (const { state, value, arrow } of tiles) {
    if (value === null || (state === 'no' && !arrow)) continue
    const [low, high] = rangeOf(state, value, arrow)
    from = Math.max(from, low)
    to = Math.min(to, high)
  }
  return { from: Number.isFinite(from) ? from : null, to: Number.isFinite(to) ? to : null }
}

function rangeOf(state: Tile['state'], value: number, arrow: 'up' | 'down' | undefined): [number, number] {
  if (state === 'ok') return [value, value]
  const far = state === 'no'
  if (arrow === 'up') return far ? [value + NEAR_YEARS + 1, Infinity] : [value + 1, value + NEAR_YEARS]
  return far ? [-Infinity, value - NEAR_YEARS - 1] : [value - NEAR_YEARS, value - 1]
}
