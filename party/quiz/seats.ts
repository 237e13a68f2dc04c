import { begin } from '#games/quiz/match/seats.ts'
import type { Closes, MatchState, PaceSetter, Seat } from '#games/quiz/match/state.ts'
import { ROUNDS } from '#games/quiz/match/timetable.ts'
import { rightIn } from '#games/quiz/deal/shown.ts'
import type { TicketClaims } from '#contracts/ticket.ts'
import type { Holder, Saved } from './saved.ts'

/**
 * Seats of a shard's match and their holders. Mutable, with running counters, so that an answer never iterates all
 * seats.
 */
export class Seats {
  /** The match state of the rules; a live view of the seats. */
  state: MatchState
  private readonly seats = new Map<string, Seat>()
  private readonly holders = new Map<string, Holder>()
  private readonly owners = new Map<string, string>()
  /** Player by account. */
  private readonly accounts = new Map<string, string>()
  private readonly answers = Array<number>(ROUNDS).fill(0)

  constructor(match: number, rounds: Saved['rounds'], pace: readonly PaceSetter[] = [], closes: Closes = []) {
    const rights = rounds.map(({ order }) => rightIn(order))
    this.state = { ...begin(match, rights, pace, closes), seats: this.seats }
  }

  setPace(pace: readonly PaceSetter[]) {
    this.state = { ...this.state, pace }
  }

  setCloses(closes: Closes) {
    this.state = { ...this.state, closes }
  }

  put(player: string, seat: Seat, holder: Holder) {
    const before = this.seats.get(player)
    seat.answers.forEach((answer, round) => {
      this.answers[round]! += Number(answer !== null) - Number((before?.answers[round] ?? null) !== null)
    })
    const current = this.holders.get(player)
    if (current) this.owners.delete(current.secretHash)
    this.seats.set(player, seat)
    this.holders.set(player, holder)
    this.owners.set(holder.secretHash, player)
    const { user } = holder.claims
    if (user !== null) this.accounts.set(user, player)
  }

  /**
   * The seat for a ticket's owner. An account has one seat at most. A valid secret (`isProven`) also claims its seat,
   * unless that belongs to another account.
   */
  seatFor({ user, player }: TicketClaims, secretHash: string | null): { player: string; isProven: boolean } {
    const named = secretHash === null ? undefined : this.owners.get(secretHash)
    const holder = named === undefined ? null : this.holders.get(named)!.claims.user
    const proven = user === null || holder === null || holder === user ? named : undefined
    const seated = user === null ? undefined : this.accounts.get(user)
    const own = seated ?? proven ?? player
    return { player: own, isProven: own === named }
  }

  holderOf = (player: string | null): Holder | undefined => (player === null ? undefined : this.holders.get(player))
  /** Number of answers in `round`. */
  answeredIn = (round: number): number => this.answers[round] ?? 0

  get isPlayed(): boolean {
    return this.answers.some((count) => count > 0)
  }
}
