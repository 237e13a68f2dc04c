import { clubShortName } from '#data/club-names.ts'
import { challengeRules } from '#games/challenge-rules.ts'
import { gridOf, drawHardest, gridKey, keysOf, type Drawn } from './deal/deal.ts'
import { tictactoe, outcomeOf, type Setup, type State } from './rules/engine.ts'
import { PracticeDeal } from './deal/practice-deal.ts'
import { bestKnownNine, gridBandOfFacts, setupOf, candidateById } from './deal/roster.ts'
import { daysBetween, isDay, type Day } from '#core/days.ts'
import { dealApart, dealtOrNull } from '#games/deal-apart.ts'
import { onDay, type OfTheWeek } from '#games/week.ts'
import { inRows } from '#games/marks.ts'
import { scoreBars } from '#games/outcome.ts'
import { runRules } from '#games/run-rules.ts'
import { answersIn, counted, factsOf } from './deal/answers.ts'
import type { Axis } from './rules/grid.ts'
import { CELLS, SIDE } from './rules/terms.ts'
import { TictactoeAction } from './rules/action.ts'

/** Rules of Tic tac toe challenges: a grid that the generator could have dealt. */
const challenge = challengeRules({
  deal: PracticeDeal,
  setup(keys, mode): Setup | null {
    const drawn = mode === 'solo' ? gridOf(keys, gridBandOfFacts()) : null
    return drawn && setupOf(drawn)
  },
  stands: ({ rows, columns }) => [...rows, ...columns].every(({ key }) => gridBandOfFacts().byKey.has(key)),
})

/** Columns of the distribution: 0 to 9 right cells. */
const BARS = CELLS + 1

/** Days before an axis may return, before and after a day. */
const APART_DAYS = 7
const AXES = 6

/** Minimum of answers per cell that most fans have heard of, per weekday. */
const LEAST_KNOWN: OfTheWeek<number> = [8, 8, 5, 4, 3, 3, 3]

/** Number of grids drawn per weekday, of which the hardest is used. */
const DRAWS: OfTheWeek<number> = [1, 1, 1, 1, 1, 2, 6]

/** Server rules of the Tic tac toe daily. */
export const tictactoeRuns = runRules({
  engine: tictactoe,
  action: TictactoeAction,
  resolve(wire, state) {
    if (wire.type !== 'guess') return wire
    const player = candidateById(wire.player, wire.cell, state)
    return player ? { type: 'guess', cell: wire.cell, player } : 'unknown-player'
  },
  refusals: {},
  outcome: outcomeOf,
  marks: ({ cells }) =>
    inRows(
      cells.map((placed) => (placed ? 'good' : 'closed')),
      SIDE,
    ),
  isAnswered: (state) => state.guesses.length > 0,
  distribution: scoreBars(BARS),
  hiddenValues: (state) => (tictactoe.isOver(state) ? [] : hiddenAnswers(state)),
  picks: ({ cells }) => cells.map((placed) => ({ picked: placed?.id ?? null, right: null })),
  frozen: (state, counts) => ({ ...state, cells: counted(state.cells, counts) }),
  facts: (state, _, counts) => factsOf(state.cells, (cell) => answersIn(cell, state, gridBandOfFacts()), counts),
  challenge,
  // No side panel: the game asks for criteria, so there is no footballer to show.
  sidePanel: null,
  daily: {
    deal: (random, past, day) =>
      dealtOrNull(() => {
        const known = new Set(past)
        const late = past.flatMap((key) => lateAxis(key, day))
        const leastKnown = onDay(LEAST_KNOWN, day)
        const isNew = (drawn: Drawn) => !known.has(gridKey(keysOf(drawn)))
        const deal = (recent: ReadonlySet<string>) =>
          drawHardest(gridBandOfFacts(), random, onDay(DRAWS, day), { late: recent, leastKnown, isNew })
        const drawn = dealApart(deal, late, { pool: late.length, step: AXES })
        const { rows, columns } = keysOf(drawn)
        const axes = [...rows, ...columns].map((key) => `${day} ${key}`)
        const setup = setupOf(drawn)
        const names = clubsOf(setup.columns).map((club) => clubShortName(club).name)
        return { setup, used: [...axes, gridKey({ rows, columns })], names }
      }),
    // Grids never repeat; their axes record the day.
    keep: 'forever',
    answers: (setup) => bestKnownNine(setup).map((id) => (id === null ? null : { kind: 'portrait', id })),
    drawing: ({ columns }) => ({ kind: 'crest', id: clubsOf(columns)[0]! }),
  },
})

/** All columns are clubs. */
const clubsOf = (columns: readonly Axis[]): string[] =>
  columns.flatMap(({ criterion }) => (criterion.kind === 'club' ? [criterion.club] : []))

/** Key of an axis used near the day: `2026-11-21 club:chelsea`. */
function lateAxis(key: string, day: Day): string[] {
  const [used, axis] = key.split(' ', 2) as [string, string?]
  return isDay(used) && axis && Math.abs(daysBetween(used, day)) <= APART_DAYS ? [axis] : []
}

/** Right answers of open cells, as quoted ids, because "oscar" is part of other words. */
function hiddenAnswers(state: State): string[] {
  const { cells, misses } = state
  const named = new Set([...cells.flatMap((placed) => placed?.id ?? []), ...misses.map(({ id }) => id)])
  const open = cells.flatMap((placed, cell) => (placed ? [] : [cell]))
  const right = open.flatMap((cell) => answersIn(cell, state, gridBandOfFacts()))
  return [...new Set(right.map(({ id }) => id))].filter((id) => !named.has(id)).map((id) => `"${id}"`)
}
