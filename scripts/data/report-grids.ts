import { randomFrom } from '#core/random.ts'
import { bingoBand, criteriaOf, crossingsOf, DIFFICULTIES, LEAST_ANSWERS, type PoolFacts } from '#data/pools.ts'
import { drawCard } from '#games/bingo/deal/card.ts'
import type { Figure } from './figures.ts'

const CARDS = 1_000
/** Minimum kinds of criteria in the cells of tic tac toe, and pairs of kinds. */
const LEAST_KINDS = { kinds: 12, pairs: 40 }
const LEAST_HOLDERS = 12

/** Number of bingo cards per level before one repeats. */
export const bingoFigures = ({ footballers, clubs, ...evidence }: PoolFacts): Figure[] =>
  DIFFICULTIES.flatMap((level) => {
    const band = bingoBand(level, footballers, clubs, evidence)
    const cards = Array.from({ length: CARDS }, (_, seed) => drawCard(band, randomFrom(seed)))
    const keys = cards.flatMap((card) =>
      card
        ? [
            card
              .map(({ key }) => key)
              .sort()
              .join(' '),
          ]
        : [],
    )
    const kinds = new Set(band.criteria.map(({ criterion }) => criterion.kind))
    return [
      { name: `bingo ${level}: footballers`, count: band.footballers.length },
      { name: `bingo ${level}: criteria in the band`, count: band.criteria.length },
      { name: `bingo ${level}: kinds of them`, count: kinds.size },
      { name: `bingo ${level}: different cards of ${CARDS}`, count: new Set(keys).size, least: CARDS },
    ]
  })

export function crossingFigures({ footballers, ...evidence }: PoolFacts): Figure[] {
  const crossings = crossingsOf(criteriaOf(footballers, evidence, LEAST_HOLDERS), LEAST_ANSWERS)
  const pairs = crossings.map(({ one, other }) => [one.criterion.kind, other.criterion.kind].sort())
  return [
    { name: 'tictactoe: kinds of criteria', count: new Set(pairs.flat()).size, least: LEAST_KINDS.kinds },
    {
      name: 'tictactoe: pairs of kinds',
      count: new Set(pairs.map((pair) => pair.join(' '))).size,
      least: LEAST_KINDS.pairs,
    },
  ]
}
