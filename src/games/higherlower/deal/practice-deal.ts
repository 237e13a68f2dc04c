import * as z from 'zod/mini'
import type { Random } from '#core/random.ts'
import { valuePool, type Valued } from '#data/pools.ts'
import { LEAGUES, type Estimate, type LeagueId } from '#data/types.ts'
import { MOST_QUESTIONS } from '#games/duel/terms.ts'
import { cardOf, dealChain, isDealt, type Candidate } from './deal.ts'
import type { Setup } from '../rules/engine.ts'

const MOST_FOOTBALLERS = MOST_QUESTIONS + 1

/** Practice deal as ids: stored by the browser and sent with a challenge. */
export const PracticeDeal = z.strictObject({
  league: z.nullable(z.enum(LEAGUES)),
  players: z.array(z.string().check(z.maxLength(40))).check(z.minLength(2), z.maxLength(MOST_FOOTBALLERS)),
})
export type PracticeDeal = z.infer<typeof PracticeDeal>

type Values = ReadonlyMap<string, { current: Estimate | null }>

/** Footballers of the facts or of the search pack, with their values. */
export type Source = { footballers: readonly Candidate[]; values: Values }

/** Pool of practice, for one league or for all. */
export const practicePool = ({ footballers, values }: Source, league: LeagueId | null): Valued<Candidate>[] =>
  valuePool(footballers, values, league)

/** An endless run: 200 footballers, or as many as a small league allows. */
export const dealPractice = (source: Source, league: LeagueId | null, random: Random): PracticeDeal => ({
  league,
  players: dealChain(practicePool(source, league), MOST_FOOTBALLERS, random).map(([id]) => id),
})

/** Setup for the engine; null when the current facts do not allow the deal, because values may have changed. */
export function setupOf({ league, players }: PracticeDeal, source: Source): Setup | null {
  const pool = new Map(practicePool(source, league).map((item) => [item.footballer.id, item]))
  const items = players.flatMap((id) => pool.get(id) ?? [])
  const deck = items.map(cardOf)
  if (deck.length < players.length || !isDealt(deck)) return null
  return { terms: 'normal', asOf: items[0]!.value.asOf.slice(0, 7), league, deck }
}
