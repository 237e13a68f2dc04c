import type { BingoBand } from '#data/pools.ts'
import { CELLS, PLAYERS } from '../rules/terms.ts'

/** Minimum of criteria; fewer would repeat the same questions. */
const LEAST_CRITERIA = 2.5 * CELLS
/** Minimum of players, in cards: fewer would come again and again. */
const LEAST_CARDS = 2

/** Players that a criterion needs among those who may come, and the share of them above which it is a gift. */
const LEAST_HOLDERS = 4
const MOST_SHARE = 0.5

/** A band whose cards call up some of its players alone. */
type Narrowed = { band: BingoBand; among: ReadonlySet<string> }

/**
 * Narrows a band to some of its players: criteria that tell these apart. Null when they are too few. Every card of it is
 * one that the whole band could deal, too.
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
