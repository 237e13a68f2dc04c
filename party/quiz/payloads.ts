import { MOST_LINES, MOST_NAMES, type QuizLine, type QuizLobby, type QuizOwn } from '#contracts/quiz-room.ts'
import type { TicketClaims } from '#contracts/ticket.ts'
import { ghostsBeside, LEAST_PLAYS, type Plays } from '#games/quiz/match/ghosts.ts'
import { pointsOf, tallyOf } from '#games/quiz/match/scoring.ts'
import { doubtAbout, entriesOf, ranksOf, reportOf, stepOf, type Report } from '#games/quiz/match/standings.ts'
import type { Card, MatchState } from '#games/quiz/match/state.ts'
import { isPrimeTime, kickOffAt, opensAt, roundAt, ROUNDS } from '#games/quiz/match/timetable.ts'
import { revealOf } from '#games/quiz/match/view.ts'
import type { Connections } from './connections.ts'
import type { Seats } from './seats.ts'
import type { Language, RoundTexts } from './round-texts.ts'

/** Standings after `rounds` closed rounds, computed once for all recipients. */
export type Standings = ReturnType<typeof standingsOf>

export function standingsOf(report: Report, rounds: number) {
  const { rank, players } = ranksOf(report)
  const shown = report.top.slice(0, MOST_LINES)
  const lines = shown.map(({ score, ...entry }): QuizLine => ({ ...whoOf(entry), rank: rank(score), score }))
  const places = new Map(shown.map(({ player }, place) => [player, place]))
  return { report, rounds, rank, players, lines, placeOf: (player: string) => places.get(player) ?? null }
}

/** Report of this shard alone. At the end it leaves out answers of no person, so that others get the podium. */
export function ownReport(state: MatchState, rounds: number): Report {
  const entries = entriesOf(state, rounds)
  return reportOf(
    rounds < ROUNDS
      ? entries
      : entries.filter(({ player }) => doubtAbout(state.seats.get(player)!, state.rights) === null),
  )
}

export const cardOf = ({ name, user, country, kit }: TicketClaims): Card => ({
  name,
  account: user !== null,
  ...(country && { country }),
  ...(kit && { kit }),
})

const whoOf = ({ name, account, country, kit }: Card) => ({
  name,
  guest: !account,
  ...(country && { country }),
  ...(kit && { kit }),
})

const timesOf = (match: number) => ({ match, kickOffAt: kickOffAt(match), isPrime: isPrimeTime(match) })

export function lobbyOf(
  { state: { match, ghosts }, holderOf }: Seats,
  connections: Connections,
  plays: readonly Plays[],
): QuizLobby {
  const latest = connections.present().slice(-MOST_NAMES).reverse()
  const canReplay = plays.length > 0 && plays.every(({ template }) => template.length >= LEAST_PLAYS)
  return {
    ...timesOf(match),
    players: connections.players,
    watching: connections.watching,
    names: latest.flatMap((player) => {
      const holder = holderOf(player)
      return holder ? [whoOf(cardOf(holder.claims))] : []
    }),
    ghosts: ghosts.length > 0 ? ghosts.length : canReplay ? ghostsBeside(connections.players) : 0,
  }
}

export function questionOf(match: number, round: number, players: number, texts: RoundTexts, language: Language) {
  const { startAt, closesAt } = roundAt(match, round)
  const { text, options, picture } = texts(round, language)
  return { match, round, startAt, closesAt, players, text, options, picture }
}

const ghostsAfter = ({ ghosts, rights }: MatchState, rounds: number) =>
  ghosts.map(({ name, answers }) => ({ name, score: tallyOf(answers, rights, rounds).score }))

/** Common part of a reveal; `ownOf` adds a player's own line. */
export function revealFor(
  state: MatchState,
  round: number,
  standings: Standings,
  texts: RoundTexts,
  language: Language,
) {
  const { right, counts, missed } = revealOf(state, round)
  const { why, question } = texts(round, language)
  return {
    match: state.match,
    round,
    until: roundAt(state.match, round).endsAt,
    right,
    counts: [...counts],
    missed,
    why,
    question,
    players: standings.players,
    table: standings.lines,
    ghosts: ghostsAfter(state, round + 1),
  }
}

export function podiumFor(state: MatchState, standings: Standings, texts: RoundTexts, language: Language) {
  const { match, rights } = state
  return {
    match,
    until: opensAt(match + 1),
    players: standings.players,
    table: standings.lines,
    ghosts: ghostsAfter(state, ROUNDS),
    review: rights.map((right, round) => ({ ...texts(round, language), right })),
    next: timesOf(match + 1),
  }
}

/** A player's own line in the standings; null without a seat. */
export function ownOf(state: MatchState, player: string | null, standings: Standings): QuizOwn | null {
  const seat = player === null ? undefined : state.seats.get(player)
  if (!seat) return null
  const { score, gain, streak, best, right, answered } = tallyOf(seat.answers, state.rights, standings.rounds)
  return {
    ...{ score, gain, streak, best, right, answered },
    rank: answered > 0 ? standings.rank(score) : null,
    place: standings.placeOf(player!),
    chosen: seat.answers.map((answer) => answer?.option ?? null),
  }
}

/** `ownOf` at the end of a match, with the points earned; a held player has no rank. */
export function ownAtEnd(state: MatchState, player: string | null, standings: Standings) {
  const own = ownOf(state, player, standings)
  if (!own) return null
  const { report } = standings
  const seat = state.seats.get(player!)!
  const isWorth = own.answered > 0 && seat.account
  const step = stepOf(report, player!)
  const points = isWorth ? pointsOf(own.score, step, report.accounts, isPrimeTime(state.match)) : 0
  const isHeld = doubtAbout(seat, state.rights) !== null
  return { ...own, points, ...(isHeld && { rank: null, held: true as const }) }
}
