import { pick, randomFrom, type Random } from '#core/random.ts'
import type { Day } from '#core/days.ts'
import { dealOne } from '#games/deal-apart.ts'
import { MAX_GUESSES, wordle, fits, outcomeOf, type Answer, type Clue, type State } from '#games/wordle/rules/engine.ts'
import { answerPool, clueById } from '#games/wordle/deal/roster.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import type { Measure } from './measure.ts'
import { meanOf } from './normal.ts'

const SEEDS = 1_000
const DAY: Day = '2026-11-22'
/** Share of a careless player's guesses that agree with the board (docs/games/wordle.md). */
const CARELESS = 0.6

type Player = (state: State, random: Random) => Clue

/** Wordle's deals: `part` of a thousand per mode, fixed seeds. */
export function wordleMeasures(part: number): Measure[] {
  const seeds = Array.from({ length: SEEDS * part }, (_, seed) => seed)
  const everybody = FOOTBALLERS.map(({ id }) => clueById(id)!)
  const [today, normal, hard] = (['today', 'normal', 'hard'] as const).map((mode) => answerPool(mode))
  const played = (pool: readonly Answer[], isHard: boolean, player: Player) =>
    seeds.map((seed) => playedWordle(player, dealOne(pool, randomFrom(seed)), isHard, randomFrom(SEEDS + seed)))
  const careful = played(today!, false, whoFits(today!, 1))
  return [
    { name: 'deals of a mode', measured: seeds.length },
    { name: 'a careful player solves the daily', measured: solved(careful), least: 0.98 },
    { name: 'his guesses, mean', measured: meanOf(careful.map(({ rows }) => rows.length)), least: 3, most: 5.5 },
    {
      name: 'a careless one, 60 % consistent, solves it',
      measured: solved(played(today!, false, whoFits(today!, CARELESS))),
      least: 0.85,
      most: 0.99,
    },
    {
      name: 'a careful player solves normal',
      measured: solved(played(normal!, false, whoFits(normal!, 1))),
      least: 0.9,
    },
    { name: 'a careful player solves hard', measured: solved(played(hard!, true, whoFits(hard!, 1))) },
    {
      name: 'whoever names anybody solves the daily',
      measured: solved(played(today!, false, (_, random) => pick(everybody, random))),
      most: 0.02,
    },
    {
      name: 'whoever names anybody who can be the answer solves it',
      measured: solved(played(today!, false, (_, random) => pick(today!, random))),
      most: 0.06,
    },
  ]
}

const solved = (states: readonly State[]): number =>
  states.filter((state) => outcomeOf(state).won).length / states.length

/** Guesses a candidate that agrees with every row with probability `consistent`; else any. */
export function whoFits(pool: readonly Clue[], consistent: number): Player {
  return (state, random) => {
    const fresh = pool.filter(({ id }) => state.rows.every(({ guess }) => guess.id !== id))
    const left = fresh.filter((one) => state.rows.every((row) => fits(one, row, state)))
    return pick(left.length > 0 && random() < consistent ? left : fresh, random)
  }
}

export function playedWordle(player: Player, answer: Answer, hard: boolean, random: Random): State {
  let state = wordle.start({ answer, day: DAY, hard }, 0, 0)
  // Twins are free guesses: the second bound ends a game without other candidates.
  for (let guesses = 0; !wordle.isOver(state) && guesses < 2 * MAX_GUESSES; guesses++) {
    const step = wordle.apply(state, { type: 'guess', clue: player(state, random) }, 0, 0)
    if (step.ok) state = step.state
  }
  return state
}
