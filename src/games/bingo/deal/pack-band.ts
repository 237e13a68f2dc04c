import { isKnownEnough, keyOf, type BingoBand } from '#data/pools.ts'
import type { Difficulty } from '#data/types.ts'
import type { BingoFacts } from '#search/bingo-pack.ts'
import type { Pack } from '#search/pack.ts'

/** What practice in a browser deals a level's cards from: the server's band, of those whom the search pack tells of. */
export function bandIn({ players, criteria, levels }: BingoFacts, pack: Pack, level: Difficulty): BingoBand {
  const isOfLevel = isKnownEnough(level)
  const footballers = pack.footballers.filter(isOfLevel)
  const ofLevel = new Set(footballers.map(({ id }) => id))
  const own = (ids: readonly string[]) => new Set(ids.filter((id) => ofLevel.has(id)))
  const { criteria: places, near } = levels[level]
  const keys = criteria.map(({ criterion }) => keyOf(criterion))
  const tooNear = new Map(places.map((at) => [keys[at]!, new Set<string>()]))
  for (const [one, other] of near) {
    tooNear.get(keys[one]!)?.add(keys[other]!)
    tooNear.get(keys[other]!)?.add(keys[one]!)
  }
  return {
    level,
    footballers: players.filter((id) => ofLevel.has(id)).map((id) => ({ id })),
    criteria: places.map((at) => {
      const { criterion, holders, open } = criteria[at]!
      return { criterion, key: keys[at]!, holders: own(holders), open: own(open) }
    }),
    tooNear,
    leagueOf: (club) => pack.clubs.get(club)?.league ?? null,
  }
}
