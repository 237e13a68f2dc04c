import { atom } from 'nanostores'
import { TYPING_MS } from '#contracts/rooms.ts'

/** Longer than from one message to the next, so that dots do not go out while somebody goes on writing. */
const SHOWN_MS = TYPING_MS + 1_000

/** Who in a room is writing something, and that I am; `tell` sends it to the room. */
export function createTyping(tell: () => void) {
  const $seats = atom<readonly number[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let told = -Infinity

  function rest(seat: number) {
    clearTimeout(timers.get(seat))
    timers.delete(seat)
    $seats.set([...timers.keys()])
  }

  return {
    $seats,
    /** I have written a letter. */
    say() {
      const now = performance.now()
      if (now - told < TYPING_MS) return
      told = now
      tell()
    },
    heard(seat: number) {
      clearTimeout(timers.get(seat))
      timers.set(
        seat,
        setTimeout(() => rest(seat), SHOWN_MS),
      )
      $seats.set([...timers.keys()])
    },
    /** Something has happened: whoever goes on writing says so again. */
    forget() {
      for (const seat of [...timers.keys()]) rest(seat)
    },
  }
}
