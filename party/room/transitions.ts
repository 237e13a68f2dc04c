import { GRACE_MS } from '#contracts/rooms.ts'
import type { Seat } from '#games/engine.ts'
import type { RoomGame, SeatAction } from './game.ts'
import { change } from './holders.ts'
import { toOutboxItem } from './outbox.ts'
import type { Saved } from './saved.ts'

/** Size cap of the outbox; the oldest item is dropped. */
const MAX_OUTBOX_ITEMS = 20

/** State transitions of a room: pure functions of the saved state and the time. */
export function transitions<State, Action, View extends { phase: string }, Move>(
  game: RoomGame<State, Action, View, Move>,
) {
  type Room = Saved<State>

  function applied(state: State, action: SeatAction, seat: Seat, now: number): State | null {
    const step = game.engine.apply(state, action, seat, now)
    return step.ok ? step.state : null
  }

  /** Frees the seat. */
  function without(saved: Room, seat: Seat, now: number): Room {
    const state = applied(saved.state, { type: 'stand' }, seat, now) ?? saved.state
    return { ...saved, state, holders: saved.holders.filter((holder) => holder.seat !== seat) }
  }

  /** Ends expired grace periods: a forfeit during a match, a freed seat otherwise. */
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

  /** Applies what is due: the phase's deadline, then grace periods. Returns the same object when nothing is due. */
  function due(saved: Room, now: number): Room {
    const until = game.until(saved.state)
    const state = until !== null && now >= until ? applied(saved.state, { type: 'timeUp' }, 0, now) : null
    return expire(state ? { ...saved, state } : saved, now)
  }

  /** Not rated when both players are disconnected, as after a server failure. */
  const isRated = ({ state, holders }: Room): boolean =>
    game.quick(state)?.rated === true && holders.some(({ lostAt }) => lostAt === null)

  /** The next version of the room; a match that ends adds an outbox item. */
  function next(before: Room, values: Partial<Room>, now: number): Room {
    const after = expire({ ...before, ...values }, now)
    const over = game.finished(after.state)
    const ended = over !== null && over.match !== game.finished(before.state)?.match
    // `before` still contains players who leave with this move, so that they receive their results.
    const outboxItems = ended
      ? [toOutboxItem(game, over, { holders: before.holders, rated: isRated(before) }, now)]
      : []
    const recorded = over !== null && !ended && after.recorded
    return {
      ...after,
      outbox: [...after.outbox, ...outboxItems].slice(-MAX_OUTBOX_ITEMS),
      recorded,
      ratings: recorded ? after.ratings : [],
      version: before.version + 1,
      touchedAt: now,
    }
  }

  return { applied, without, due, next }
}
