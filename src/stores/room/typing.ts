import { atom } from 'nanostores'
import { TYPING_MS } from '#contracts/rooms.ts'

/** Longer than the signal's interval, so that the dots do not flicker. */
const SHOWN_MS = TYPING_MS + 1_000

/** Typing signals of a room; `signal` sends the player's own one. */
export function createTyping(signal: () => void) {
  const $seats = atom<readonly number[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let sentAt = -Infinity

  function clear(seat: number) {
    clearTimeout(timers.get(seat))
    timers.delete(seat)
    $seats.set([...timers.keys()])
  }

  return {
    $seats,
    /** Signals the player's typing, at most once per interval. */
    say() {
      const now = performance.now()
      if (now - sentAt < TYPING_MS) return
      sentAt = now
      signal()
    },
    onTyping(seat: number) {
      clearTimeout(timers.get(seat))
      timers.set(
        seat,
        setTimeout(() => clear(seat), SHOWN_MS),
      )
      $seats.set([...timers.keys()])
    },
    /** Clears signals after an event; typing players signal again. */
    forget() {
      for (const seat of [...timers.keys()]) clear(seat)
    },
  }
}
