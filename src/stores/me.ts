import * as z from 'zod/mini'
import { daysBetween, type Day } from '#core/days.ts'
import { GAME_IDS } from '#core/games.ts'
import { streakOf } from '#core/streak.ts'
import { Me } from '#contracts/me.ts'
import type { Statistics } from '#contracts/results.ts'
import type { UserInfo } from '#contracts/users.ts'
import { redrawHeader } from './header.ts'
import { persisted } from './persisted.ts'

/** Display copy of the signed-in player, shared with the static pages' inline script. */
export const $me = persisted('me', z.nullable(Me), null)
$me.listen(redrawHeader)

/** Days on which a daily puzzle was finished: what the streak and the calendar count. */
export const dailyDays = (statistics: Statistics): Day[] =>
  GAME_IDS.flatMap((game) => statistics[game] ?? [])
    .filter(({ mode }) => mode === 'today')
    .map(({ date }) => date)

/** Enough for the form of a week and the freezes in it. */
const DAYS_SHOWN = 40

/** The display copy of a record, as of the player's local day. */
export function meOf(userInfo: UserInfo, today: Day): Me {
  const { username, photo_url, points, statistics } = userInfo
  const days = [...new Set(dailyDays(statistics))].sort((one, other) => daysBetween(other, one))
  return {
    username,
    photo_url,
    points,
    streak: streakOf(days, today).length,
    days: days.slice(-DAYS_SHOWN),
    played: GAME_IDS.filter((game) => statistics[game]?.some(({ mode, date }) => mode === 'today' && date === today)),
    asOf: today,
  }
}
