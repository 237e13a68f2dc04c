import { tallyOf } from './scoring.ts'
import { entriesOf, merged, podiumOf, ranksOf, reportOf, type Entry, type Report } from './standings.ts'
import type { MatchState, Tally } from './state.ts'
import { closedRounds, momentAt, ROUNDS, type Moment } from './timetable.ts'

const OPTIONS = 4

/** How a closed round went: `counts` by option as shown; the rest gave no answer. */
export type Reveal = { round: number; right: number; counts: readonly number[]; missed: number }

/** The table of all shards after the closed rounds: made once for all its readers. */
export type Table = { report: Report; rank: (score: number) => number }

/** `others`: what the other shards reported of the rounds that are closed at `now`. */
export function tableAt(state: MatchState, now: number, others: readonly Report[] = []): Table {
  const report = merged([reportOf(entriesOf(state, closedRounds(state.match, now))), ...others])
  return { report, rank: ranksOf(report).rank }
}

export type View = {
  moment: Moment
  players: number
  /** How many have answered the open question. */
  answered: number
  /** Closed rounds. */
  reveals: readonly Reveal[]
  /** Null for a spectator. `answers`: options chosen, in their rounds. */
  you: (Tally & { from: number; answers: readonly (number | null)[]; rank: number | null }) | null
  ghosts: readonly { name: string; score: number }[]
  podium: readonly Entry[]
}

/**
 * What one player may see at `now`; null = a spectator. Of a round that is not closed nothing is told but how many have
 * answered and what he himself has chosen.
 */
export function viewAt(
  state: MatchState,
  player: string | null,
  now: number,
  table: Table = tableAt(state, now),
): View {
  const closed = closedRounds(state.match, now)
  const moment = momentAt(now)
  const seats = [...state.seats.values()]
  const open = moment.match === state.match && moment.phase === 'question' ? moment.round : null
  return {
    moment,
    players: seats.length,
    answered: open === null ? 0 : seats.filter(({ answers }) => answers[open]).length,
    reveals: Array.from({ length: closed }, (_, round) => revealOf(state, round)),
    you: player === null ? null : yourOwn(state, player, closed, table),
    ghosts: state.ghosts.map(({ name, answers }) => ({ name, score: tallyOf(answers, state.rights, closed).score })),
    podium: closed === ROUNDS ? podiumOf(table.report) : [],
  }
}

/** Who had not come yet is not among those who missed it. */
export function revealOf({ seats, rights }: MatchState, round: number): Reveal {
  const there = [...seats.values()].filter(({ from }) => from <= round)
  const chosen = there.flatMap(({ answers }) => answers[round]?.option ?? [])
  return {
    round,
    right: rights[round]!,
    counts: Array.from({ length: OPTIONS }, (_, option) => chosen.filter((one) => one === option).length),
    missed: there.length - chosen.length,
  }
}

function yourOwn(state: MatchState, player: string, closed: number, { rank }: Table): View['you'] {
  const seat = state.seats.get(player)
  if (!seat) return null
  const tally = tallyOf(seat.answers, state.rights, closed)
  return {
    ...tally,
    from: seat.from,
    answers: seat.answers.map((answer) => answer?.option ?? null),
    rank: tally.answered > 0 ? rank(tally.score) : null,
  }
}
