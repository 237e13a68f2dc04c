import { randomFrom, type Random } from '#core/random.ts'
import { answersOf, drawGrid, gridKey, keysOf, isMatched, mostMatched, type Drawn } from '#games/tictactoe/deal/deal.ts'
import { answersIn } from '#games/tictactoe/deal/answers.ts'
import { endOf, starterOf, tictactoeMatch, type Side } from '#games/tictactoe/rules/match.ts'
import { CELLS } from '#games/tictactoe/rules/terms.ts'
import { botMove, STRENGTHS, type Strength } from '#games/tictactoe/match/bot/bot.ts'
import { gridBandOfFacts, setupOf } from '#games/tictactoe/deal/roster.ts'
import { Share, type Measure } from './measure.ts'

const SEEDS = 1_000
const PASS = { type: 'pass' } as const
/** Tolerance of the expected values: share of full grids, cells of nine. */
const LEEWAY = { all: 0.08, cells: 0.5 }

/** Win rates against the bot of a fan who knows eight cells of ten. */
const AGAINST = { 40: { least: 0.78 }, 60: { least: 0.55, most: 0.78 }, 80: { least: 0.38, most: 0.6 } } as const
const FAN = 80

/** `knows`: share of the footballers of a fame that a fan recalls, 0 to 1. `cells`, `all`: expected results. */
type Fan = { name: string; knows: (fame: number) => number; cells?: number; all?: number }

const FANS: readonly Fan[] = [
  {
    name: 'a strong fan (.6 of fame 3 and above)',
    knows: (fame) => (fame >= 3 ? 0.6 : 0),
    cells: 8.8,
    all: 0.85,
  },
  { name: 'a casual fan (.6 of fame 4 and above, .2 of fame 3)', knows: casual, cells: 8.4, all: 0.55 },
  ...[0.5, 0.75, 0.95].map((share) => ({
    name: `a fan who knows ${share * 100} %`,
    knows: (fame: number) => (fame >= 3 ? share : 0),
  })),
]

function casual(fame: number): number {
  if (fame >= 4) return 0.6
  return fame === 3 ? 0.2 : 0
}

/** Tic tac toe's grids: `part` of a thousand, fixed seeds. */
export function tictactoeMeasures(part: number): Measure[] {
  const band = gridBandOfFacts()
  const seeds = Array.from({ length: SEEDS * part }, (_, seed) => seed)
  const grids = seeds.map((seed) => drawGrid(band, randomFrom(seed)))
  const cells = grids.map(answersOf)
  return [
    { name: 'grids', measured: grids.length },
    {
      name: 'grids without nine different footballers',
      measured: cells.filter((one) => !isMatched(one)).length,
      most: 0,
    },
    {
      name: 'share of different grids',
      measured: share(new Set(grids.map((one) => gridKey(keysOf(one)))).size, grids),
    },
    { name: 'fewest answers of a cell', measured: Math.min(...cells.flat().map(({ length }) => length)), least: 5 },
    ...FANS.flatMap(({ name, knows, cells: wanted, all }) => {
      const filled = seeds.map((seed) => filledBy(knows, grids[seed]!, randomFrom(seed + SEEDS)))
      const mean = filled.reduce((sum, count) => sum + count, 0) / filled.length
      const whole = share(filled.filter((count) => count === CELLS).length, filled)
      return [
        { name: `${name}: cells of nine`, measured: mean, ...around(wanted, LEEWAY.cells) },
        { name: `${name}: all nine`, measured: whole, ...around(all, LEEWAY.all) },
      ]
    }),
    ...STRENGTHS.map((strength) => ({
      name: `wins of a fan who knows ${FAN} % of cells against the bot of ${strength} %`,
      measured: share(seeds.filter((seed) => winnerAgainst(strength, grids[seed]!, seed) === 0).length, seeds),
      ...AGAINST[strength],
    })),
    { name: 'a name drawn from all footballers fits a cell', measured: atRandom(grids), most: 0.02 },
    { name: 'one drawn from the famous fits a cell', measured: atRandom(grids, band.fames), most: 0.12 },
  ]
}

/** Time of drawing a thousand grids; separate, because no test asserts a time. */
export function tictactoeTimes(): Measure[] {
  const band = gridBandOfFacts()
  drawGrid(band, randomFrom(SEEDS))
  const began = performance.now()
  for (let seed = 0; seed < SEEDS; seed++) drawGrid(band, randomFrom(seed))
  return [{ name: 'a draw with its proof, milliseconds', measured: (performance.now() - began) / SEEDS, most: 1 }]
}

/** Winner of a board between the bot and a fan; they alternate the first move. */
function winnerAgainst(strength: Strength, drawn: Drawn, seed: number): Side | null {
  const setup = setupOf(drawn)
  const band = gridBandOfFacts()
  const answers = Array.from({ length: CELLS }, (_, cell) => answersIn(cell, setup, band))
  const match = { ...setup, starter: starterOf(seed), steals: [1, 1] as const, strength, score: [0, 0] as const }
  let state = tictactoeMatch.start(match, 0, 0)
  for (let end = endOf(state); end === null; end = endOf(state)) {
    const knows = state.turn === 0 ? FAN : strength
    const move = botMove(state, (cell) => answers[cell]!, knows, 2 * seed + state.turn)
    const share = move ? answers[move.cell]!.find(({ id }) => id === move.id)!.prior : 0
    const step = tictactoeMatch.apply(
      state,
      move ? { type: 'place', cell: move.cell, player: { id: move.id, row: 'yes', column: 'yes', share } } : PASS,
      state.turn,
      0,
    )
    if (!step.ok) throw new Error(step.reason)
    state = step.state
  }
  return endOf(state)!.winner
}

const share = (count: number, all: readonly unknown[]): number => count / all.length

const around = (wanted: number | undefined, leeway: number) =>
  wanted === undefined ? {} : { least: wanted - leeway, most: wanted + leeway }

/** Maximum cells that a fan can fill with different footballers. */
function filledBy(knows: (fame: number) => number, grid: Drawn, random: Random): number {
  const { fames } = gridBandOfFacts()
  const known = fames.map((fame) => random() < knows(fame))
  const choices = answersOf(grid).map((places) => places.filter((place) => known[place]))
  return mostMatched(choices).filter((place) => place !== null).length
}

/** How often a random footballer fits a random cell. `fames`: only from fame 4 on. */
function atRandom(grids: readonly Drawn[], fames?: readonly number[]): number {
  const band = gridBandOfFacts()
  const drawn = band.fames.flatMap((_, place) => (fames && fames[place]! < 4 ? [] : [place]))
  const hits = new Share()
  for (const grid of grids) {
    for (const places of answersOf(grid)) {
      const right = new Set(places)
      for (let at = 0; at < drawn.length; at += 7) hits.count(right.has(drawn[at]!))
    }
  }
  return hits.value
}
