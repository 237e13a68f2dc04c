import type { Step } from '#games/engine.ts'
import { answerMs } from './scoring.ts'
import type { Card, Closes, MatchState, PaceSetter, Refusal, Seat } from './state.ts'
import { firstRoundFrom, roundAt, ROUNDS } from './timetable.ts'

/** Seats per shard. */
export const MOST_SEATS = 1_000
const OPTIONS = 4

/** `rights`: index of the right option in each round, as shown. */
export const begin = (
  match: number,
  rights: readonly number[],
  pace: readonly PaceSetter[] = [],
  closes: Closes = [],
): MatchState => ({
  match,
  rights,
  pace,
  closes,
  seats: new Map(),
})

/**
 * Seats a player, or restores their seat; late arrivals play from the next question on. Returns only the seat, so that
 * the cost does not grow with the number of players; the shell stores it.
 */
export function join(
  { match, seats, closes }: MatchState,
  player: string,
  card: Card,
  now: number,
): Step<Seat, Extract<Refusal, 'full'>> {
  const known = seats.get(player)
  if (!known && seats.size >= MOST_SEATS) return { ok: false, reason: 'full' }
  const seat: Seat = known
    ? // Signing in during a match keeps the result.
      { ...known, ...card, account: known.account || card.account }
    : { ...card, from: firstRoundFrom(match, now, closes), answers: Array.from({ length: ROUNDS }, () => null) }
  return { ok: true, state: seat }
}

/**
 * The player's seat with the answer, timed by its receipt. The first answer is final: repeating it changes nothing,
 * another one is refused. `roundTrip`: ms, measured by the server's pings.
 */
export function answer(
  { match, seats, closes }: { match: number; seats: Pick<MatchState['seats'], 'get'>; closes: Closes },
  player: string,
  { round, option }: { round: number; option: number },
  { received, roundTrip }: { received: number; roundTrip: number },
): Step<Seat, Refusal> {
  const seat = seats.get(player)
  if (!seat) return refused('no-seat')
  if (!Number.isInteger(round) || round < 0 || round >= ROUNDS) return refused('wrong-order')
  if (!Number.isInteger(option) || option < 0 || option >= OPTIONS) return refused('bad-option')
  const { startAt, closesAt } = roundAt(match, round, closes)
  if (received < startAt) return refused('too-early')
  const given = seat.answers[round]
  if (given) return given.option === option ? { ok: true, state: seat } : refused('already-answered')
  if (received >= closesAt || round < seat.from) return refused('too-late')
  const answers = seat.answers.with(round, { option, ms: answerMs(received, startAt, roundTrip) })
  return { ok: true, state: { ...seat, answers } }
}

const refused = (reason: Refusal) => ({ ok: false, reason }) as const
