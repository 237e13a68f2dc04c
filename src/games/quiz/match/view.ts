import { tallyOf } from './scoring.ts'
import { entriesOf, merged, podiumOf, ranksOf, reportOf, type Entry, type Report } from './standings.ts'
import type { Knows, MatchState, Tally } from './state.ts'
import { closedRounds, momentAt, ROUNDS, type Moment } from './timetable.ts'

const OPTIONS = 4

/** Result of a closed round: `counts` by option as shown, and the players who gave no answer. */
export type Reveal = { round: number; right: number; counts: readonly number[]; missed: number }

/** Table of all shards after the closed rounds, built once for all views. */
export type Table = { report: Report; rank: (score: number) => number }

/** `others`: reports of the other shards on the rounds that are closed at `now`. */
export function tableAt(state: MatchState, now: number, others: readonly Report[] = []): Table {
  const report = merged([reportOf(entriesOf(state, closedRounds(state.match, now, state.closes))), ...others])
  return { report, rank: ranksOf(report).rank }
}

export type View = {
  moment: Moment
  players: number
  /** Number of players who have answered the open question. */
  answered: number
  /** Closed rounds. */
  reveals: readonly Reveal[]
  /** Null for a spectator. `answers`: chosen options by round. */
  you: (Tally & { from: number; answers: readonly (number | null)[]; rank: number | null }) | null
  pace: readonly { knows: Knows; score: number }[]
  podium: readonly Entry[]
}

/**
 * View of a player at `now`; `player` is null for a spectator. An open round shows only the number of answers and the
 * player's own choice.
 */
export function viewAt(
  state: MatchState,
  player: string | null,
  now: number,
  table: Table = tableAt(state, now),
): View {
  const closed = closedRounds(state.match, now, state.closes)
  const moment = momentAt(now, state)
  const seats = [...state.seats.values()]
  const open = moment.match === state.match && moment.phase === 'question' ? moment.round : null
  return {
    moment,
    players: seats.length,
    answered: open === null ? 0 : seats.filter(({ answers }) => answers[open]).length,
    reveals: Array.from({ length: closed }, (_, round) => revealOf(state, round)),
    you: player === null ? null : yourOwn(state, player, closed, table),
    pace: paceAfter(state, closed),
    podium: closed === ROUNDS ? podiumOf(table.report) : [],
  }
}

/** Scores of the pace-setters after the first `rounds` rounds. */
export const paceAfter = ({ pace, rights }: MatchState, rounds: number): View['pace'] =>
  pace.map(({ knows, answers }) => ({ knows, score: tallyOf(answers, rights, rounds).score }))

/** Players who joined later do not count as having missed the round. */
export function revealOf({ seats, rights }: MatchState, round: number): Reveal {
  const present = [...seats.values()].filter(({ from }) => from <= round)
  const chosen = present.flatMap(({ answers }) => answers[round]?.option ?? [])
  return {
    round,
    right: rights[round]!,
    counts: Array.from({ length: OPTIONS }, (_, option) => chosen.filter((one) => one === option).length),
    missed: present.length - chosen.length,
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
