import {
  MOST_LINES,
  MOST_NAMES,
  MOST_STAND,
  type QuizLine,
  type QuizLobby,
  type QuizOwn,
  type QuizPodium,
} from '#contracts/quiz-room.ts'
import type { TicketClaims } from '#contracts/ticket.ts'
import { isQuickWith, paceBeside } from '#games/quiz/match/pace.ts'
import { pointsOf, tallyOf } from '#games/quiz/match/scoring.ts'
import {
  doubtAbout,
  entriesOf,
  guestPointsOf,
  ranksOf,
  reportOf,
  stepOf,
  type Report,
} from '#games/quiz/match/standings.ts'
import type { Card, MatchState, Seat } from '#games/quiz/match/state.ts'
import { HALF_TIME_ROUND, isPrimeTime, kickOffAt, opensAt, roundAt, ROUNDS } from '#games/quiz/match/timetable.ts'
import { paceAfter, revealOf } from '#games/quiz/match/view.ts'
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

/** Report of this shard alone. At the end it excludes held players, so that others get the podium. */
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

/** Shirts of the present players, the latest last. */
const kitsOf = ({ state: { seats } }: Seats, connections: Connections): string[] =>
  connections
    .present()
    .slice(-MOST_STAND)
    .map((player) => seats.get(player)?.kit ?? '')

export function lobbyOf(seats: Seats, connections: Connections, shards: number): QuizLobby {
  const { state, holderOf } = seats
  const { match, pace } = state
  const latest = connections.present().slice(-MOST_NAMES).reverse()
  return {
    ...timesOf(match),
    players: connections.players,
    watching: connections.watching,
    names: latest.flatMap((player) => {
      const holder = holderOf(player)
      return holder ? [whoOf(cardOf(holder.claims))] : []
    }),
    kits: kitsOf(seats, connections),
    pace: pace.length > 0 ? pace.map(({ knows }) => knows) : [...paceBeside(connections.players, shards)],
    isQuick: isQuickWith(connections.players, shards),
  }
}

export function questionOf(
  seats: Seats,
  round: number,
  connections: Connections,
  texts: RoundTexts,
  language: Language,
) {
  const { match, closes } = seats.state
  const { startAt, closesAt } = roundAt(match, round, closes)
  const { text, options, pictures } = texts(round, language)
  const { players } = connections
  return { match, round, startAt, closesAt, players, text, options, pictures, kits: kitsOf(seats, connections) }
}

/** Common part of a reveal; `ownOf` adds a player's own line. */
export function revealFor(
  state: MatchState,
  round: number,
  standings: Standings,
  texts: RoundTexts,
  language: Language,
) {
  const { right, counts, missed } = revealOf(state, round)
  const { why, question, revealed, board } = texts(round, language)
  const { closesAt, endsAt } = roundAt(state.match, round, state.closes)
  return {
    match: state.match,
    round,
    until: endsAt,
    closedAt: closesAt,
    right,
    counts: [...counts],
    missed,
    why,
    pictures: revealed,
    board,
    question,
    players: standings.players,
    table: standings.lines,
    pace: [...paceAfter(state, round + 1)],
    ...(round === HALF_TIME_ROUND && { film: filmOf(state, texts, language) }),
  }
}

export function podiumFor(state: MatchState, standings: Standings, texts: RoundTexts, language: Language) {
  const { match, rights } = state
  return {
    match,
    until: opensAt(match + 1),
    players: standings.players,
    table: standings.lines,
    pace: [...paceAfter(state, ROUNDS)],
    review: rights.map((right, round) => reviewOf(right, texts(round, language))),
    next: timesOf(match + 1),
  }
}

/** The answers up to half-time. */
const filmOf = ({ rights }: MatchState, texts: RoundTexts, language: Language) =>
  rights.slice(0, HALF_TIME_ROUND + 1).map((right, round) => {
    const words = texts(round, language)
    const answer = words.options[right]!
    return { answer, picture: pictureOfAnswer(answer, words) }
  })

const YEAR = /^\d{4}$/

/** Picture of an answer: the face in question, else the answer's own; null for a year, which is shown as text. */
const pictureOfAnswer = (answer: string, { revealed }: ReturnType<RoundTexts>) =>
  revealed.find(({ kind }) => kind === 'face') ?? (YEAR.test(answer) ? null : (revealed.at(-1) ?? null))

/** A question of the final review, with one picture of its answer. */
function reviewOf(right: number, words: ReturnType<RoundTexts>) {
  const { text, options, why, question } = words
  return { text, options, right, why, question, picture: pictureOfAnswer(options[right]!, words) }
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

/** The player's own part of the podium. */
export const endFor = (state: MatchState, player: string | null, standings: Standings) => ({
  own: ownAtEnd(state, player, standings),
  duel: player === null ? null : duelOf(state, player, standings),
})

/** The other player, when exactly two people took part. */
function duelOf({ seats, rights }: MatchState, player: string, { report, players }: Standings): QuizPodium['duel'] {
  const other = report.top.find((entry) => entry.player !== player)
  const [one, two] = [seats.get(player), seats.get(other?.player ?? '')]
  if (players !== 2 || !other || !one || !two || !report.top.some((entry) => entry.player === player)) return null
  return {
    name: two.name,
    ...(two.kit && { kit: two.kit }),
    score: other.score,
    marks: two.answers.map((answer, round) => answer && answer.option === rights[round]),
    decided: decidedIn(one, two, rights),
  }
}

/** The round after which the lead never changed again; null for a draw. */
function decidedIn(one: Seat, two: Seat, rights: readonly number[]): number | null {
  const scoreAfter = ({ answers }: Seat, rounds: number) => tallyOf(answers, rights, rounds).score
  const leads = rights.map((_, round) => Math.sign(scoreAfter(one, round + 1) - scoreAfter(two, round + 1)))
  const last = leads.at(-1)!
  return last === 0 ? null : leads.findLastIndex((lead) => lead !== last) + 1
}

/** `ownOf` at the end of a match, with the points earned; a held player has no rank. */
function ownAtEnd(state: MatchState, player: string | null, standings: Standings) {
  const own = ownOf(state, player, standings)
  if (!own) return null
  const { report } = standings
  const seat = state.seats.get(player!)!
  const step = stepOf(report, player!)
  const points = seat.account
    ? pointsOf(own.score, step, report.accounts, isPrimeTime(state.match))
    : guestPointsOf(seat, state.rights)
  const isHeld = doubtAbout(seat, state.rights) !== null
  return { ...own, points, ...(isHeld && { rank: null, held: true as const }) }
}
