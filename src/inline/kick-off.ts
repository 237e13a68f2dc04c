import { all, language } from './fill.ts'

/** `3:05` until the next of moments that come every so many ms, counted from `from` (ms since 1970). */
export function timeToNext(now: number, from: number, every: number): string {
  const seconds = Math.ceil((every - ((now - from) % every)) / 1000)
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`
}

/** Every `[data-every]` counts down to the next kick-off. */
export function showKickOff(now: number) {
  for (const clock of all('[data-every]')) {
    clock.textContent = timeToNext(now, +clock.dataset['from']!, +clock.dataset['every']!)
  }
}

/** `[data-prime]` says when the match of the day kicks off, in the time of whoever looks. */
export function showPrime(at: number) {
  const time = new Date(at).toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit' })
  for (const spot of all('[data-prime]')) spot.textContent = spot.dataset['prime']!.replace('{time}', time)
}
