import * as z from 'zod/mini'
import { daysBetween, type Day } from '#core/days.ts'
import { GAME_IDS } from '#core/games.ts'
import { streakDays } from '#core/repair.ts'
import { streakOf } from '#core/streak.ts'
import { Me } from '#contracts/me.ts'
import type { ResultRecord } from '#contracts/results.ts'
import type { UserInfo } from '#contracts/users.ts'
import { redrawHeader } from './header.ts'
import { recordsOf } from './local-progress.ts'
import { persisted } from './persisted.ts'

/** Display copy of the signed-in player, shared with the static pages' inline script. */
export const $me = persisted('me', z.nullable(Me), null)
$me.listen(redrawHeader)

/** Enough for the week's form and the freezes in it. */
const DAYS_SHOWN = 40
/** This week and the one before. */
const FORM_DAYS = 14

/** Builds the display copy of a record, as of the player's local day. */
export function meOf(userInfo: UserInfo, today: Day): Me {
  const { username, photo_url, points, statistics } = userInfo
  const { played, repairs } = streakDays(recordsOf(statistics))
  const days = [...new Set(played)].sort((one, other) => daysBetween(other, one))
  const { length, repaired } = streakOf(days, today, repairs)
  return {
    username,
    photo_url,
    points,
    streak: length,
    days: days.slice(-DAYS_SHOWN),
    repairs: repaired.filter((day) => daysBetween(day, today) < DAYS_SHOWN),
    form: formOf(recordsOf(statistics), today),
    played: GAME_IDS.filter((game) => statistics[game]?.some(({ mode, date }) => mode === 'today' && date === today)),
    asOf: today,
  }
}

function formOf(records: readonly ResultRecord[], today: Day): Record<Day, number> {
  const form: Record<Day, number> = {}
  for (const { mode, date, points } of records) {
    if (mode === 'today' && daysBetween(date, today) < FORM_DAYS) form[date] = (form[date] ?? 0) + points
  }
  return form
}
