import { placeAlone } from '#i18n/ordinal.ts'
import { number } from '#i18n/format.ts'
import { readBestFive } from '#stores/quiz-own.ts'
import { all, root, say } from './fill.ts'
import { timeToKickOff } from './kick-off.ts'
import { progress, start } from './page.ts'
import { showPrime } from './prime.ts'

/** The clock of the server beside the one of this device, ms. */
let offset = 0

/** How many wait, and what time it really is; without an answer the device's own clock has to do. */
async function ask() {
  try {
    const response = await fetch('/api/quiz/now')
    const { now, primeAt, waiting } = (await response.json()) as Record<'now' | 'primeAt' | 'waiting', number>
    offset = now - Date.now()
    showPrime(primeAt)
    say('waiting', waiting)
    for (const spot of all('[data-fill=waiting]')) spot.hidden = !waiting
  } catch {
    // The page is complete without it.
  }
}

/** What the best five matches of the day are worth so far, and where that stands: of an account that has played today. */
async function askOwn() {
  const own = progress().signedIn ? await readBestFive() : null
  if (!own) return
  say('best', `${number(root.lang, own.score)} · ${placeAlone(root.lang, own.rank)}`)
  for (const spot of all('[data-fill=best]')) spot.hidden = false
}

start()
addEventListener('DOMContentLoaded', () => {
  const tick = () => say('kick-off', timeToKickOff(Date.now() + offset))
  tick()
  setInterval(tick, 1_000)
  void ask()
  void askOwn()
})
