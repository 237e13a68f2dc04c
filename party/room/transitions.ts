import { GRACE_MS } from '#contracts/rooms.ts'
import type { Seat } from '#games/engine.ts'
import type { RoomGame, SeatAction } from './game.ts'
import { letterOf } from './outbox.ts'
import { change, type Saved } from './saved.ts'

/** The oldest of so many waiting letters gives way. */
const MAX_LETTERS = 20

/** What a room decides by itself: functions of what is saved and the time, without sockets or storage. */
export function transitions<State, Action, View extends { phase: string }, Move>(
  game: RoomGame<State, Action, View, Move>,
) {
  type Room = Saved<State>

  function applied(state: State, action: SeatAction, seat: Seat, now: number): State | null {
    const step = game.engine.apply(state, action, seat, now)
    return step.ok ? step.state : null
  }

  /** The seat is free again. */
  function without(saved: Room, seat: Seat, now: number): Room {
    const state = applied(saved.state, { type: 'stand' }, seat, now) ?? saved.state
    return { ...saved, state, holders: saved.holders.filter((holder) => holder.seat !== seat) }
  }

  /** The end of the grace of those who stayed away: a forfeit in a match, the seat before and after one. */
  function expire(saved: Room, now: number): Room {
    const running = game.isRunning(saved.state)
    const away = saved.holders.filter(
      ({ lostAt, expired }) => lostAt !== null && now >= lostAt + GRACE_MS && !(running && expired),
    )
    return away.reduce((rest, { seat }) => {
      if (!running) return without(rest, seat, now)
      const state = applied(rest.state, { type: 'forfeit' }, seat, now) ?? rest.state
      return { ...rest, state, holders: change(rest.holders, seat, { expired: true }) }
    }, saved)
  }

  /** Whatever is due: the phase's deadline, then the graces. The same object when nothing is. */
  function due(saved: Room, now: number): Room {
    const until = game.until(saved.state)
    const state = until !== null && now >= until ? applied(saved.state, { type: 'timeUp' }, 0, now) : null
    return expire(state ? { ...saved, state } : saved, now)
  }

  /** A match that both have lost, as with the server, is nobody's defeat. */
  const isRated = ({ state, holders }: Room): boolean =>
    game.quick(state)?.rated === true && holders.some(({ lostAt }) => lostAt === null)

  /** The next version of the room; a match that ends with it leaves a letter to the site. */
  function next(before: Room, values: Partial<Room>, now: number): Room {
    const after = expire({ ...before, ...values }, now)
    const over = game.finished(after.state)
    const ended = over !== null && over.match !== game.finished(before.state)?.match
    // Whoever left the match in this very move is still a holder of `before`, and owns what was earned.
    const letters = ended ? [letterOf(game, over, { holders: before.holders, rated: isRated(before) }, now)] : []
    const recorded = over !== null && !ended && after.recorded
    return {
      ...after,
      outbox: [...after.outbox, ...letters].slice(-MAX_LETTERS),
      recorded,
      ratings: recorded ? after.ratings : [],
      version: before.version + 1,
      touchedAt: now,
    }
  }

  return { applied, without, due, next }
}
