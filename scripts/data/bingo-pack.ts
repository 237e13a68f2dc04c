import { bingoBand, DIFFICULTIES, type BingoBand, type BingoCriterion, type Evidence } from '#data/pools.ts'
import type { Club, Footballer } from '#data/types.ts'
import { BINGO_FORMAT, type BingoFile } from '#search/bingo-pack.ts'
import { toLongSigns } from '#search/signs.ts'
import { inPackOrder } from './pack.ts'

type Facts = { footballers: readonly Footballer[]; clubs: readonly Club[] }

/** Encodes the bands of all levels for `decodeBingo`; `first`: the footballers of the search pack. */
export function encodeBingo(
  { footballers, clubs }: Facts,
  evidence: Evidence,
  first: readonly Footballer[],
): BingoFile {
  const bands = DIFFICULTIES.map((level) => bingoBand(level, footballers, clubs, evidence))
  // The hardest level deals every footballer of the other levels.
  const dealt = new Set(bands.at(-1)!.footballers.map(({ id }) => id))
  const order = inPackOrder(first)
  const players = order.filter(({ id }) => dealt.has(id)).map(({ id }) => id)
  const asked = new Map<string, BingoCriterion[]>()
  for (const held of bands.flatMap(({ criteria }) => criteria))
    asked.set(held.key, [...(asked.get(held.key) ?? []), held])
  const keys = [...asked.keys()]
  const who = (sides: readonly ReadonlySet<string>[]) =>
    toSteps(players.flatMap((id, at) => (sides.some((side) => side.has(id)) ? at : [])))
  return {
    format: BINGO_FORMAT,
    of: first.length,
    criteria: keys.map((key) => asked.get(key)![0]!.criterion),
    players: toSteps(order.flatMap(({ id }, at) => (dealt.has(id) ? at : []))),
    holders: keys.map((key) => who(asked.get(key)!.map(({ holders }) => holders))),
    open: keys.map((key) => who(asked.get(key)!.map(({ open }) => open))),
    levels: {
      easy: levelOf(bands[0]!, keys),
      normal: levelOf(bands[1]!, keys),
      hard: levelOf(bands[2]!, keys),
    },
  }
}

const levelOf = ({ criteria, tooNear }: BingoBand, keys: readonly string[]): BingoFile['levels']['easy'] => ({
  criteria: toLongSigns(criteria.map(({ key }) => keys.indexOf(key))),
  near: toLongSigns(
    [...tooNear].flatMap(([key, others]) =>
      [...others].filter((other) => key < other).flatMap((other) => [keys.indexOf(key), keys.indexOf(other)]),
    ),
  ),
})

function toSteps(places: readonly number[]): string {
  return toLongSigns(places.map((place, at) => place - (places[at - 1] ?? -1)))
}
