import { all, language } from './fill.ts'

/** `[data-prime]` says when the match of the day kicks off, in the time of whoever looks. */
export function showPrime(at: number) {
  const time = new Date(at).toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit' })
  for (const spot of all('[data-prime]')) spot.textContent = spot.dataset['prime']!.replace('{time}', time)
}
