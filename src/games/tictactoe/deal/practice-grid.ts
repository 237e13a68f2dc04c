import { isDrawnFrom } from '#core/practice-leagues.ts'
import type { Random } from '#core/random.ts'
import type { GridBand } from '#data/pools.ts'
import { dealtOrNull } from '#games/deal-apart.ts'
import type { Drawn as Asked } from '#play/game.ts'
import type { Pack } from '#search/pack.ts'
import { drawGrid, type Drawn } from './deal.ts'
import { SIDE } from '../rules/terms.ts'

/** Axes of this many last grids are not dealt again while others are left. */
export const RECENT = 24

/** Countries that the clubs of a grid come from: no two of its axes belong to one. */
const LEAST_COUNTRIES = SIDE + 1
/** Fewer leagues have about ten grids in all. */
const LEAST_LEAGUES = 3
/** Attempts to do without the recent axes, which few leagues rarely allow. */
const TRIES = 300

type Clubs = Pick<Pack, 'clubs'>

/** A grid for practice, with clubs and leagues of the chosen ones where these allow grids. */
export function practiceGrid(
  band: GridBand,
  pack: Clubs,
  random: Random,
  recent: readonly string[],
  asked: Asked | undefined,
): Drawn {
  const late = new Set(recent)
  const narrow = asked && narrowed(band, pack, asked)
  const own =
    narrow &&
    (dealtOrNull(() => drawGrid(narrow, random, { late, tries: TRIES })) ?? dealtOrNull(() => drawGrid(narrow, random)))
  return own ?? dealtOrNull(() => drawGrid(band, random, { late })) ?? drawGrid(band, random)
}

/** False when the chosen leagues allow too few grids. */
export const allowsGrids = (band: GridBand, pack: Clubs, asked: Asked): boolean => narrowed(band, pack, asked) !== null

function narrowed(band: GridBand, { clubs }: Clubs, { leagues }: Asked): GridBand | null {
  const axes = band.axes.filter(({ criterion }) => {
    if (criterion.kind === 'club') return isDrawnFrom(leagues, clubs.get(criterion.club)?.league ?? null)
    return criterion.kind !== 'leagueEver' || isDrawnFrom(leagues, criterion.league)
  })
  const countries = new Set(axes.flatMap(({ criterion, home }) => (criterion.kind === 'club' ? home : [])))
  return leagues.length < LEAST_LEAGUES || countries.size < LEAST_COUNTRIES ? null : { ...band, axes }
}
