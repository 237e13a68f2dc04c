import { addDays } from '#core/days.ts'
import type { Dailies } from './dailies.ts'
import { all, draw, say } from './fill.ts'
import { fullTime } from './connect.ts'
import { fillLive } from './live.ts'
import type { Progress } from '#stores/page-progress.ts'
import { stateOf } from './week.ts'

/** Days in the form row of FormCard.astro. */
const DAYS = 7

/** src/i18n/day-names.ts: weekdays, months, and the ordinal of a first where the language has one. */
type DayNames = Record<'date' | 'names', string>
const FIRST = DAYS + 12

/** Delay so that the first frame is shown first. */
const LIVE_MS = 300
let live: ReturnType<typeof setTimeout> | undefined

/** Fills in date, next game, goal of the day, and the form of the last seven days. */
export function fillHome(progress: Progress, { games, next }: Dailies) {
  const now = new Date()
  const [spot] = all('[data-date]') as unknown as [HTMLElement]
  const { date, names } = spot.dataset as DayNames
  const named = names.split(' ')
  const day = now.getDate()
  // The weekday last: its name may contain an M.
  spot.textContent = date
    .replace('D', named[FIRST - 1 + day] ?? (day as never))
    .replace('M', named[DAYS + now.getMonth()]!)
    .replace('W', named[now.getDay()]!)
  const played = games.filter(({ state }) => state.done)
  say('played', played.length)
  say(
    'earned',
    played.reduce((sum, { state }) => sum + state.points!, 0),
  )
  draw('played', played.length / games.length)
  say('freezes', progress.freezes)
  if (!next) void fullTime(progress, games)
  live ??= setTimeout(() => fillLive(progress.today), LIVE_MS)
  all('[data-week] li').forEach((spot, index) => {
    const daysAgo = DAYS - 1 - index
    spot.dataset['s'] = stateOf(addDays(progress.today, -daysAgo), progress)
    if (daysAgo) spot.children[1]!.textContent = named[(now.getDay() + 1 + index) % DAYS]!.slice(0, 3)
  })
}
