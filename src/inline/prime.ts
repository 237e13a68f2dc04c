import { all } from './fill.ts'

/** `[data-prime]` shows the kick-off of the match of the day in the visitor's time zone. */
export function showPrime(at: number) {
  // `20:05`, the same in all three languages: from `Mon Nov 23 2026 20:05:00 GMT+0100`.
  const [time] = /\d\d:\d\d/.exec(`${new Date(at)}`)!
  for (const spot of all('[data-prime]')) spot.textContent = spot.dataset['prime']!.replace('{time}', time)
}
