import type { BingoBand } from '#data/pools.ts'
import { CELLS, PLAYERS } from '../rules/terms.ts'

/** Minimum of criteria; fewer would repeat the same questions. */
const LEAST_CRITERIA = 2.5 * CELLS
/** Minimum of players, in full cards; fewer would repeat too often. */
const LEAST_CARDS = 2

/** Minimum of allowed players who meet a criterion, and the maximum share of them, above which it is too easy. */
const LEAST_HOLDERS = 4
const MOST_SHARE = 0.5

/** A band, and the only players its cards may deal. */
type Narrowed = { band: BingoBand; among: ReadonlySet<string> }

/**
 * Narrows a band to some of its players and to the criteria that distinguish them. Null when too few remain. The whole
 * band could deal every card of the result.
 */
export function narrowed(band: BingoBand, isDrawn: (id: string) => boolean): Narrowed | null {
  const among = new Set(band.footballers.flatMap(({ id }) => (isDrawn(id) ? [id] : [])))
  const criteria = band.criteria.filter(({ holders }) => {
    const count = holders.intersection(among).size
    return count >= LEAST_HOLDERS && count <= MOST_SHARE * among.size
  })
  const isEnough = criteria.length >= LEAST_CRITERIA && among.size >= LEAST_CARDS * PLAYERS[band.level]
  return isEnough ? { band: { ...band, criteria }, among } : null
}
