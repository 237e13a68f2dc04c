import type { OwnStanding } from '#contracts/boards.ts'
import { all, inWords, root, say } from './fill.ts'
import { timeToKickOff } from './kick-off.ts'
import { progress, start } from './page.ts'
import { showPrime } from './prime.ts'

/** Server clock minus this device's clock, ms. */
let offset = 0

/** Fetches the number of waiting players and the server's time; without an answer the device's clock is used. */
async function ask() {
  try {
    const response = await fetch('/api/quiz/now')
    const { now, primeAt, waiting } = (await response.json()) as Record<'now' | 'primeAt' | 'waiting', number>
    offset = now - Date.now()
    showPrime(primeAt)
    for (const spot of all('[data-fill=waiting]'))
      spot.textContent = waiting ? inWords(spot, `${waiting}`) : spot.dataset['none']!
    all('#stand use').forEach((seat, at) => seat.toggleAttribute('data-is', at < waiting))
  } catch {
    // The page is complete without it.
  }
}

/** Fetches the score and rank of the day's best five matches, for an account that has played today. */
async function askOwn() {
  if (!progress().signedIn) return
  const response = await fetch('/api/table/own?board=quiz&period=day')
  const { standing } = (await response.json()) as Partial<OwnStanding>
  if (!standing) return
  for (const spot of all('[data-fill=best]')) {
    // `number` would cost 100 bytes of inline script; `es` groups from five digits here too.
    // eslint-disable-next-line no-restricted-syntax
    spot.textContent = inWords(spot, standing.score.toLocaleString(root.lang)).replace('{rank}', `${standing.rank}`)
  }
}

start()
addEventListener('DOMContentLoaded', () => {
  const tick = () => say('kick-off', timeToKickOff(offset))
  tick()
  setInterval(tick, 1_000)
  void ask()
  askOwn().catch(() => {})
})
