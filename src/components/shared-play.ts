import { isTodaySomewhere } from '#core/days.ts'
import { isOwnCup, type SharedResult } from '#core/share-code.ts'
import { toQueryString } from '#archive/address.ts'
import { gameOf } from '#games/catalogue.ts'

/** Path on which a shared result is played again: today's puzzle, or that day in the archive. */
export function sharedPlay(result: SharedResult, now: number): string {
  if (result.kind === 'cup') return isOwnCup(result) ? '/' : '/league'
  const isToday = isTodaySomewhere(result.day, now)
  if (result.kind === 'game') {
    const daily = gameOf(result.game).modes.find(({ counts }) => counts === 'daily')!
    return isToday ? daily.path : `${daily.path}?date=${result.day}`
  }
  if (isToday) return '/'
  const [year, month] = result.day.split('-')
  return `/archive${toQueryString({ month: `${Number(year)}-${Number(month)}-1`, game: null, day: result.day })}`
}
