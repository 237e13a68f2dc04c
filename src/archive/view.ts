import { addDays, daysBetween, LAUNCH_DAY, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { monthsSinceLaunch } from '#core/months.ts'
import { openRepair, streakDays, type Repair } from '#core/repair.ts'
import { streakOf } from '#core/streak.ts'
import { shownOf, type Shown } from './address.ts'
import { isPlayable, nextUnsolved, standings, type Begun, type Results, type Standing } from './states.ts'

/** View model of the page; rebuilt on every change. */
export type View = Shown & {
  /** Null only if the month has no day that can be opened. */
  day: Day | null
  today: Day
  now: number
  months: readonly Day[]
  /** The games shown: all open ones, or the filtered one. */
  games: readonly GameId[]
  /** Playable days, newest first. */
  playable: readonly Day[]
  of: (game: GameId, day: Day) => Standing
  repaired: readonly Day[]
  repair: Repair | null
}

/** `open`: the site's open games; `search`: the query string. */
export function viewOf(
  search: string,
  open: readonly GameId[],
  { results, begun }: { results: Results; begun: Begun },
  today: Day,
  now: number,
): View {
  const months = monthsSinceLaunch(today)
  const shown = shownOf(search, months, open)
  const games = shown.game ? [shown.game] : open
  const of = standings(results, begun)
  const playable = daysUpTo(today).filter((day) => isPlayable(day, today, now))
  const days = streakDays(Object.values(results).flatMap((all) => [...(all ?? [])]))
  const view = {
    ...shown,
    today,
    now,
    months,
    games,
    playable,
    of,
    repaired: streakOf(days.played, today, days.repairs).repaired,
    repair: openRepair(days, today, now),
  }
  return { ...view, day: isShown(shown.day, today) ? shown.day : firstChoice(view) }
}

export const isShown = (day: Day | null, today: Day): day is Day =>
  day !== null && daysBetween(LAUNCH_DAY, day) >= 0 && daysBetween(day, today) >= 0

/** The month's newest day with an unsolved game, except today; else its newest day. */
function firstChoice({ month, playable, games, of, today }: Omit<View, 'day'>): Day | null {
  const own = playable.filter((day) => isIn(month, day))
  const past = own.filter((day) => day !== today)
  return nextUnsolved(past, games, null, of)?.day ?? past[0] ?? own[0] ?? null
}

/** `month` is the first day of a month. */
export const isIn = (month: Day, day: Day): boolean => month.replace(/\d+$/, '') === day.replace(/\d+$/, '')

const daysUpTo = (today: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(LAUNCH_DAY, today) + 1) }, (_, ago) => addDays(today, -ago))
