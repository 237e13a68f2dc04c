import * as z from 'zod/mini'
import type { BingoBand } from '#data/pools.ts'
import { DIFFICULTIES } from '#data/types.ts'
import { couldDeal, type DealtCard } from './deal.ts'
import { CELLS, PLAYERS } from '../rules/terms.ts'

const MAX_KEY = 60
const MAX_ID = 80
const MOST_PLAYERS = Math.max(...Object.values(PLAYERS))

/** Deal of a practice run: criterion keys and player ids. */
export const PracticeDeal = z.strictObject({
  level: z.enum(DIFFICULTIES),
  timed: z.boolean(),
  cells: z.array(z.string().check(z.maxLength(MAX_KEY))).check(z.minLength(CELLS), z.maxLength(CELLS)),
  players: z.array(z.string().check(z.maxLength(MAX_ID))).check(z.maxLength(MOST_PLAYERS)),
})
export type PracticeDeal = z.infer<typeof PracticeDeal>

/** Card of a deal, or null when the band's generator could not deal it. */
export function cardOf(band: BingoBand, { cells: keys, players }: PracticeDeal): DealtCard | null {
  const byKey = new Map(band.criteria.map((held) => [held.key, held]))
  const cells = keys.flatMap((key) => byKey.get(key) ?? [])
  const card = { cells, players }
  return cells.length === keys.length && couldDeal(band, card) ? card : null
}
