import { randomFrom, type Random } from '#core/random.ts'
import { DIFFICULTIES, type Difficulty } from '#data/types.ts'
import { cardKey, couldDeal, dealCard, fitsOf, setupOf, type DealtCard } from '#games/bingo/deal/deal.ts'
import {
  bingo,
  filledIn,
  isFull,
  hasWildcard,
  fillers,
  outcomeOf,
  type Action,
  type State,
} from '#games/bingo/rules/engine.ts'
import { CELLS } from '#games/bingo/rules/terms.ts'
import { total } from '#core/points.ts'
import { bandOf, nameOf } from '#games/bingo/deal/roster.ts'
import type { Measure } from './measure.ts'

const SEEDS = 1_000
/** Expected cells of sixteen, and share of full cards, by the share of facts a fan knows (docs/games/bingo.md). */
const WANTED: Record<Difficulty, readonly { knows: number; cells: number; full: number }[]> = {
  easy: [
    { knows: 0.5, cells: 14.7, full: 0.24 },
    { knows: 0.75, cells: 15.7, full: 0.7 },
    { knows: 0.95, cells: 15.9, full: 0.92 },
  ],
  normal: [
    { knows: 0.5, cells: 13.4, full: 0.05 },
    { knows: 0.75, cells: 15.1, full: 0.39 },
    { knows: 0.95, cells: 15.8, full: 0.83 },
  ],
  hard: [
    { knows: 0.5, cells: 12.4, full: 0 },
    { knows: 0.75, cells: 14.6, full: 0.22 },
    { knows: 0.95, cells: 15.6, full: 0.67 },
  ],
}
const LEEWAY = { cells: 0.5, full: 0.08 }
/** Fans of each kind per card, to reduce chance. */
const FANS = 4
/** Maximum cells of a random player. */
const BLIND_CELLS = 4

type Deal = { card: DealtCard; rarestFirst: readonly number[] }

/** Bingo's deals: `part` of a thousand cards per level, fixed seeds. */
export const bingoMeasures = (part: number): Measure[] =>
  DIFFICULTIES.flatMap((level) => levelMeasures(level, SEEDS * part))

function levelMeasures(level: Difficulty, count: number): Measure[] {
  const band = bandOf(level)
  const deals = Array.from({ length: count }, (_, seed) => dealCard(band, randomFrom(seed))).filter(
    (one) => one !== null,
  )
  const sorted = deals.map((card): Deal => ({
    card,
    rarestFirst: [...card.cells.keys()].sort(
      (one, other) => card.cells[one]!.holders.size - card.cells[other]!.holders.size,
    ),
  }))
  const begun = ({ card }: Deal) => bingo.start(setupOf(band, card, false, nameOf), 0, 0)
  const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
  const blind = sorted.map((deal, seed) => playedBingo(begun(deal), bingoTapper(randomFrom(seed + SEEDS))))
  return [
    { name: `${level}: cards that could not be dealt`, measured: count - deals.length, most: 0 },
    {
      name: `${level}: cards against a rule, or that cannot be filled`,
      measured: deals.filter((deal) => !couldDeal(band, deal)).length,
      most: 0,
    },
    { name: `${level}: different cards`, measured: new Set(deals.map(cardKey)).size, least: count },
    {
      name: `${level}: cells that a player meets`,
      measured: mean(deals.flatMap(({ cells, players }) => players.map((id) => fitsOf(cells, id).length))),
    },
    ...WANTED[level].flatMap(({ knows, cells, full }) => {
      const ends = sorted.flatMap((deal, seed) =>
        Array.from({ length: FANS }, (_, one) =>
          playedBingo(begun(deal), bingoFan(knows, deal.rarestFirst, randomFrom(SEEDS * (one + 1) + seed))),
        ),
      )
      const share = ends.filter(({ turns }) => isFull(turns)).length / ends.length
      return [
        {
          name: `${level}: a fan who knows ${knows * 100} % of the facts fills so many cells`,
          measured: mean(ends.map(({ turns }) => filledIn(turns))),
          least: cells - LEEWAY.cells,
          most: cells + LEEWAY.cells,
        },
        {
          name: `${level}: and all of them (${knows * 100} %)`,
          measured: share,
          least: Math.max(0, full - LEEWAY.full),
          most: full + LEEWAY.full,
        },
        {
          name: `${level}: points (${knows * 100} %)`,
          measured: mean(ends.map((end) => total(outcomeOf(end).lines))),
        },
      ]
    }),
    {
      name: `${level}: cells that a player who taps at random fills`,
      measured: mean(blind.map(({ turns }) => filledIn(turns))),
      most: BLIND_CELLS,
    },
    { name: `${level}: and is worth`, measured: mean(blind.map((end) => total(outcomeOf(end).lines))) },
  ]
}

type Player = (state: State) => Action

export function playedBingo(state: State, player: Player): State {
  while (!bingo.isOver(state)) {
    const step = bingo.apply(state, player(state), 0, 0)
    if (!step.ok) throw new Error(step.reason)
    state = step.state
  }
  return state
}

/** A fan plays the wildcard from this many known cells on. */
const WILD_FROM = 3

/** A fan who knows each pair of player and cell or not, and plays the rarest known cell. */
export const bingoFan =
  (knows: number, rarestFirst: readonly number[], random: Random): Player =>
  ({ turns, players }) => {
    const by = fillers(turns)
    const { fits } = players[turns.length]!
    const known = rarestFirst.filter((cell) => by[cell] === null && fits.includes(cell) && random() < knows)
    if (known.length === 0) return { type: 'skip' }
    if (hasWildcard(turns) && known.length >= WILD_FROM) return { type: 'wildcard', today: [] }
    return { type: 'place', cell: known[0]!, today: 'no' }
  }

export const bingoTapper =
  (random: Random): Player =>
  ({ turns }) => {
    const open = fillers(turns).flatMap((turn, cell) => (turn === null ? cell : []))
    return { type: 'place', cell: open[Math.floor(random() * CELLS) % open.length]!, today: 'no' }
  }
