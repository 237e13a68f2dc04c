import { all } from './fill.ts'

/** `[data-prime]` says when the match of the day kicks off, in the time of whoever looks. */
export function showPrime(at: number) {
  // `20:05`, as all three languages write it: from `Mon Nov 23 2026 20:05:00 GMT+0100`.
  const [time] = /\d\d:\d\d/.exec(`${new Date(at)}`)!
  for (const spot of all('[data-prime]')) spot.textContent = spot.dataset['prime']!.replace('{time}', time)
}
