import { isDrawnFrom } from '#core/practice-leagues.ts'
import type { Random } from '#core/random.ts'
import type { GridBand } from '#data/pools.ts'
import { dealtOrNull } from '#games/deal-apart.ts'
import type { Drawn as Asked } from '#play/game.ts'
import type { Pack } from '#search/pack.ts'
import { drawGrid, type Drawn } from './deal.ts'
import { SIDE } from '../rules/terms.ts'

/** Number of recent axes that are not dealt again while others are left. */
export const RECENT = 24

/** Minimum of countries among the clubs, because no two axes of a grid belong to one country. */
const LEAST_COUNTRIES = SIDE + 1
/** Minimum of chosen leagues; fewer allow only about ten grids. */
const LEAST_LEAGUES = 3
/** Attempts to avoid the recent axes, which few leagues rarely allow. */
const TRIES = 300

type Clubs = Pick<Pack, 'clubs'>

/** A grid for practice, from the chosen leagues if they allow enough grids. */
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
