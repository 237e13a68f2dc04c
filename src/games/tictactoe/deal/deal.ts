import { pick, shuffled, type Random } from '#core/random.ts'
import { asksSomething, isFairCell, knownAt, placesAt, type Axis, type GridBand, type GridKind } from '#data/pools.ts'
import { dealtOrNull } from '../../deal-apart.ts'
import { columnOf, CELLS, rowOf, SIDE } from '../rules/terms.ts'

/** Keys of the axes: `club:chelsea`. */
type GridKeys = { rows: string[]; columns: string[] }

/** Axes of a grid: the columns are three clubs; at least one row is a club and one a nation. */
export type Drawn = { rows: Axis[]; columns: Axis[] }

/** Maximum axes of a kind in a grid (docs/games/tictactoe.md). */
const MOST: Partial<Record<GridKind, number>> = { role: 1, title: 1, leagueEver: 1 }
/** Kinds of the third row, weighted towards nation and club, since the other kinds have few axes. */
const THIRDS: readonly GridKind[] = ['nation', 'club', 'club', 'title', 'leagueEver', 'role']

const TRIES = 15_000

/** `late`: keys of axes to avoid. `leastKnown`: answers of each cell that most fans have heard of. */
type DrawOptions = {
  late?: ReadonlySet<string>
  leastKnown?: number
  isNew?: (drawn: Drawn) => boolean
  tries?: number
}

/**
 * Draws a grid: every cell has enough answers and a well-known one, none nearly names its answer, no two axes belong to
 * one country's league, and nine different footballers fill it. Throws RangeError when none was found in `tries`.
 */
export function drawGrid(
  band: GridBand,
  random: Random,
  { late = new Set(), leastKnown = 0, isNew = () => true, tries = TRIES }: DrawOptions = {},
): Drawn {
  const axes = band.axes.filter(({ key }) => !late.has(key))
  const clubs = axes.filter(({ criterion }) => criterion.kind === 'club')
  for (let attempt = 0; attempt < tries; attempt++) {
    const drawn = tryGrid(axes, clubs, { ...band, leastKnown }, random)
    if (drawn && isNew(drawn)) return drawn
  }
  throw new RangeError('no grid of these axes')
}

/**
 * Draws up to `draws` grids, and returns the one in which a fan leaves most cells open. Throws RangeError when there is
 * none.
 */
export function drawHardest(band: GridBand, random: Random, draws: number, options: DrawOptions): Drawn {
  const drawn = [drawGrid(band, random, options)]
  while (drawn.length < draws) {
    const next = dealtOrNull(() => drawGrid(band, random, options))
    if (next === null) break
    drawn.push(next)
  }
  const [hardest] = drawn.toSorted((one, other) => openOf(other, band) - openOf(one, band))
  return hardest!
}

/** Probability that a fan does not think of an answer in time, by its fame from 0 (docs/games/tictactoe.md). */
const MISSED = [1, 1, 0.95, 0.8, 0.7, 0.55] as const

/** Expected number of cells for which a fan thinks of nobody. */
const openOf = (grid: Drawn, { fames }: GridBand): number =>
  answersOf(grid).reduce((sum, places) => sum + places.reduce((open, place) => open * MISSED[fames[place]!]!, 1), 0)

/** `leastKnown`: minimum of answers per cell that most fans have heard of. */
type BandWithMinimum = GridBand & { leastKnown: number }

function tryGrid(axes: readonly Axis[], clubs: readonly Axis[], band: BandWithMinimum, random: Random): Drawn | null {
  const club = pick(clubs, random)
  const near = partnersOf(club, band)
  const others = clubs.filter((axis) => near.has(axis))
  const columns: Axis[] = []
  for (const other of rareFirst(others, band, random)) {
    if (columns.length === SIDE) break
    if (fitsWith(other, [club, ...columns])) columns.push(other)
  }
  if (columns.length < SIDE) return null
  const rows = [club]
  for (const kind of ['nation', pick(THIRDS, random)] as const) {
    const fitting = axes.filter(
      (axis) =>
        axis.criterion.kind === kind &&
        columns.every((column) => partnersOf(column, band).has(axis)) &&
        fitsWith(axis, [...rows, ...columns]),
    )
    const [row] = rareFirst(fitting, band, random)
    if (!row) return null
    rows.push(row)
  }
  const drawn = { rows: shuffled(rows, random), columns: shuffled(columns, random) }
  return fillable(drawn) ? drawn : null
}

const fitsWith = (axis: Axis, others: readonly Axis[]): boolean =>
  others.every((other) => other !== axis && (axis.home === null || other.home !== axis.home))

/**
 * Random order that puts axes with few partners first, because Barcelona and France cross everything and would be used
 * up for the rest of the week.
 */
const rareFirst = (axes: readonly Axis[], band: BandWithMinimum, random: Random): Axis[] =>
  axes
    .map((axis) => ({ axis, at: -Math.log(1 - random()) * partnersOf(axis, band).size }))
    .sort((one, other) => one.at - other.at)
    .map(({ axis }) => axis)

/** Cache of the axes that each axis can cross, per `leastKnown`. */
const partners = new WeakMap<Axis, Map<number, ReadonlySet<Axis>>>()

function partnersOf(axis: Axis, band: BandWithMinimum): ReadonlySet<Axis> {
  const { leastKnown } = band
  const known = partners.get(axis) ?? new Map<number, ReadonlySet<Axis>>()
  partners.set(axis, known)
  const found =
    known.get(leastKnown) ??
    new Set(
      band.axes.filter(
        (other) =>
          other !== axis &&
          isFairCell(axis, other, band) &&
          asksSomething(axis, other) &&
          knownAt(axis, other, band, leastKnown) >= leastKnown,
      ),
    )
  known.set(leastKnown, found)
  return found
}

/** Right answers of each cell, as indices into the band. */
export const answersOf = ({ rows, columns }: Drawn): number[][] =>
  Array.from({ length: CELLS }, (_, cell) => placesAt(rows[rowOf(cell)]!, columns[columnOf(cell)]!))

const fillable = (drawn: Drawn): boolean => isMatched(answersOf(drawn))

/** One key per grid, independent of the order of its axes. */
export const gridKey = ({ rows, columns }: GridKeys): string =>
  [rows, columns]
    .map((keys) => keys.toSorted().join(' '))
    .sort()
    .join(' x ')

export const keysOf = ({ rows, columns }: Drawn): GridKeys => ({
  rows: rows.map(({ key }) => key),
  columns: columns.map(({ key }) => key),
})

/**
 * The grid of these keys, or null when the rules would not deal it. Skips the rules against dull grids, because a
 * browser knows fewer footballers and has slightly different shares.
 */
export function gridOf({ rows, columns }: GridKeys, band: GridBand): Drawn | null {
  const axes = [...rows, ...columns].flatMap((key) => band.byKey.get(key) ?? [])
  if (rows.length !== SIDE || columns.length !== SIDE || axes.length !== 2 * SIDE) return null
  const drawn = { rows: axes.slice(0, SIDE), columns: axes.slice(SIDE) }
  const ofKind = (kind: GridKind, among: readonly Axis[]) => among.filter(({ criterion }) => criterion.kind === kind)
  const isMixed =
    ofKind('club', drawn.columns).length === SIDE &&
    ofKind('club', drawn.rows).length > 0 &&
    ofKind('nation', drawn.rows).length > 0 &&
    Object.entries(MOST).every(([kind, most]) => ofKind(kind as GridKind, axes).length <= most)
  const fitTogether = axes.every((axis, at) => fitsWith(axis, axes.toSpliced(at, 1)))
  const isFair = drawn.rows.every((row) => drawn.columns.every((column) => isFairCell(row, column, band)))
  return isMixed && fitTogether && isFair && fillable(drawn) ? drawn : null
}

/**
 * Assigns a different item to as many places as possible; null for the others. `choices` has the items that fit each
 * place. Kuhn's algorithm; tries only as many items per place as there are places, because with that many a place
 * always gets one.
 */
export function mostMatched(choices: readonly (readonly number[])[]): (number | null)[] {
  const few = choices.map((items) => items.slice(0, choices.length))
  const takenBy = new Map<number, number>()

  function take(place: number, tried: Set<number>): boolean {
    for (const item of few[place]!) {
      if (tried.has(item)) continue
      tried.add(item)
      const holder = takenBy.get(item)
      if (holder === undefined || take(holder, tried)) {
        takenBy.set(item, place)
        return true
      }
    }
    return false
  }

  few.forEach((_, place) => take(place, new Set()))
  const itemOf = new Map([...takenBy].map(([item, place]) => [place, item]))
  return few.map((_, place) => itemOf.get(place) ?? null)
}

/** True when every place can have a different item. */
export const isMatched = (choices: readonly (readonly number[])[]): boolean => !mostMatched(choices).includes(null)
