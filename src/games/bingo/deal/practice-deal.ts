import * as z from 'zod/mini'
import type { BingoBand } from '#data/pools.ts'
import { DIFFICULTIES } from '#data/types.ts'
import { couldDeal, type DealtCard } from './deal.ts'
import { CELLS, PLAYERS } from '../rules/terms.ts'

const MAX_KEY = 60
const MAX_ID = 80
const MOST_PLAYERS = Math.max(...Object.values(PLAYERS))

/** What a practice run is dealt: keys of criteria, ids of players. */
export const PracticeDeal = z.strictObject({
  level: z.enum(DIFFICULTIES),
  timed: z.boolean(),
  cells: z.array(z.string().check(z.maxLength(MAX_KEY))).check(z.minLength(CELLS), z.maxLength(CELLS)),
  players: z.array(z.string().check(z.maxLength(MAX_ID))).check(z.maxLength(MOST_PLAYERS)),
})
export type PracticeDeal = z.infer<typeof PracticeDeal>

/** The card of a deal, null where the band's generator deals no such one. */
export function cardOf(band: BingoBand, { cells: keys, players }: PracticeDeal): DealtCard | null {
  const byKey = new Map(band.criteria.map((held) => [held.key, held]))
  const cells = keys.flatMap((key) => byKey.get(key) ?? [])
  const card = { cells, players }
  return cells.length === keys.length && couldDeal(band, card) ? card : null
}
