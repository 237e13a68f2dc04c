import { addDays } from '#core/days.ts'
import type { Dailies } from './dailies.ts'
import { all, draw, language, say } from './fill.ts'
import { fullTime } from './connect.ts'
import { fillLive } from './live.ts'
import type { Progress } from './progress.ts'
import { stateOf } from './week.ts'

/** Of the form: places of FormCard.astro. */
const DAYS = 7

let live: number | undefined

/** Date, the game that is next, the goal of the day, and the form of the last seven days. */
export function fillHome(progress: Progress, { games, next }: Dailies) {
  say('date', written(0, { weekday: 'long', day: 'numeric', month: 'long' }))
  const played = games.filter(({ state }) => state.done)
  say('played', played.length)
  say(
    'earned',
    played.reduce((sum, { state }) => sum + state.points!, 0),
  )
  draw('played', played.length / games.length)
  say('freezes', progress.freezes)
  if (!next) void fullTime(progress, games)
  // After the first frame, which it would only hold up.
  live ??= requestAnimationFrame(() => setTimeout(() => fillLive(progress.today)))
  all('[data-week] li').forEach((spot, index) => {
    const daysAgo = DAYS - 1 - index
    spot.dataset['s'] = stateOf(addDays(progress.today, -daysAgo), progress)
    if (daysAgo) spot.children[1]!.textContent = written(daysAgo, { weekday: 'short' })
  })
}

/** A day of the player's own calendar. */
function written(daysAgo: number, format: Intl.DateTimeFormatOptions): string {
  const date = new Date()
  date.setDate(date.getDate() - daysAgo)
  return date.toLocaleDateString(language(), format)
}
