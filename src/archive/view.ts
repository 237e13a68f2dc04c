import { addDays, daysBetween, LAUNCH_DAY, numberSince, type Day } from '#core/days.ts'
import { isInLineUp } from '#core/formation.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { monthsSinceLaunch } from '#core/months.ts'
import { openRepair, streakDays, type Repair } from '#core/repair.ts'
import { streakOf } from '#core/streak.ts'
import { shownOf, type Shown } from './address.ts'
import { isPlayable, nextUnsolved, standings, type Begun, type Results, type Standing } from './states.ts'

/** A game with the day of its first daily. */
export type Daily = { id: GameId; since: Day }

/** View model of the page; rebuilt on every change. */
export type View = Shown & {
  /** Null only if the month has no day that can be opened. */
  day: Day | null
  today: Day
  now: number
  months: readonly Day[]
  /** First day of the games shown. */
  first: Day
  /** All games with a daily on a day, and of these the ones shown: all, or the filtered one. */
  allOn: (day: Day) => GameId[]
  gamesOn: (day: Day) => GameId[]
  /** The shown games that count for a full day; a game of extra time counts only when it is the filter. */
  countedOn: (day: Day) => GameId[]
  /** Playable days, newest first. */
  playable: readonly Day[]
  of: (game: GameId, day: Day) => Standing
  repaired: readonly Day[]
  repair: Repair | null
}

/** `dailies`: the site's games; `search`: the query string. */
export function viewOf(
  search: string,
  dailies: readonly Daily[],
  { results, begun }: { results: Results; begun: Begun },
  today: Day,
  now: number,
): View {
  const months = monthsSinceLaunch(today)
  const allOn = (day: Day) => dailies.filter(({ since }) => numberSince(since, day) >= 1).map(({ id }) => id)
  const shown = shownOf(search, months, allOn(today))
  const gamesOn = (day: Day) => allOn(day).filter((game) => shown.game === null || game === shown.game)
  const countedOn = (day: Day) => gamesOn(day).filter((game) => game === shown.game || isOnPitch(game))
  const first = dailies.find(({ id }) => id === shown.game)?.since ?? LAUNCH_DAY
  const of = standings(results, begun)
  const playable = daysFrom(first, today).filter((day) => isPlayable(day, today, now))
  const streakInput = streakDays(Object.values(results).flatMap((all) => [...(all ?? [])]))
  const view = {
    ...shown,
    today,
    now,
    months,
    first,
    allOn,
    gamesOn,
    countedOn,
    playable,
    of,
    repaired: streakOf(streakInput.played, today, streakInput.repairs).repaired,
    repair: openRepair(streakInput, today, now),
  }
  return { ...view, day: isShown(shown.day, view) ? shown.day : defaultDay(view) }
}

const isOnPitch = (game: GameId): boolean => isInLineUp({ number: GAME_IDS.indexOf(game) + 1 })

export const isShown = (day: Day | null, { first, today }: Pick<View, 'first' | 'today'>): day is Day =>
  day !== null && daysBetween(first, day) >= 0 && daysBetween(day, today) >= 0

/** The month's newest past day with an unsolved game, else its newest past day, else today. */
function defaultDay({ month, playable, countedOn, of, today }: Omit<View, 'day'>): Day | null {
  const monthDays = playable.filter((day) => isInMonth(month, day))
  const past = monthDays.filter((day) => day !== today)
  return nextUnsolved(past, countedOn, null, of)?.day ?? past[0] ?? monthDays[0] ?? null
}

/** `month` is the first day of a month. */
export const isInMonth = (month: Day, day: Day): boolean => month.replace(/\d+$/, '') === day.replace(/\d+$/, '')

const daysFrom = (first: Day, today: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(first, today) + 1) }, (_, ago) => addDays(today, -ago))
