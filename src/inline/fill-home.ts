import { addDays } from '#core/days.ts'
import type { Progress } from '#stores/page-progress.ts'
import { home } from './connect.ts'
import type { Dailies } from './dailies.ts'
import { all, draw, root, say } from './fill.ts'
import { fillLive } from './live.ts'
import { stateOf } from './week.ts'

/** Days in the form row of FormCard.astro. */
const DAYS = 7

/** Delay of the live request, so that it does not compete with the first frame. */
const LIVE_MS = 300
let live: ReturnType<typeof setTimeout> | undefined

/** Fills in the line of the day, the goal of the day, and the form of the last seven days. */
export function fillHome(progress: Progress, dailies: Dailies) {
  const { today, streak, played, frozen, notes } = progress
  const yesterday = addDays(today, -1)
  say('day', streak + +!played.includes(today))
  const sums = notes.sums?.[yesterday]
  say('yesterday-played', sums?.played)
  say('yesterday-points', sums?.points)
  root.toggleAttribute('data-frozen', frozen.includes(yesterday))
  draw('played', dailies.games.filter(({ state }) => state.done).length / dailies.games.length)
  say('freezes', progress.freezes)
  if (progress.seen) void home(progress, dailies)
  live ??= setTimeout(() => fillLive(today), LIVE_MS)
  const [week] = all('[data-week]') as unknown as [HTMLElement]
  const names = week.dataset['week']!.split(' ')
  all('li', week).forEach((spot, index) => {
    const daysAgo = DAYS - 1 - index
    spot.dataset['s'] = stateOf(addDays(today, -daysAgo), progress)
    // Weekdays from Monday.
    if (daysAgo) spot.children[1]!.textContent = names[(new Date().getDay() + index) % DAYS]!
  })
}
