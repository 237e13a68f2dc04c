import type { NewRun } from '#contracts/runs.ts'
import type { GameId } from '#core/games.ts'
import { localDay } from '#stores/local-day.ts'
import { createRun } from '#stores/run.ts'
import type { PlayView } from '../game.ts'
import { isDay, isTodaySomewhere, type Day } from '#core/days.ts'
import { persisted, type Parser, type WebStorage } from '#stores/persisted.ts'

const DayOrNone: Parser<Day | null> = { safeParse: (value) => ({ data: isDay(value) ? value : null }) }

/** Day of this tab's unfinished run, so that a reload after midnight continues it. */
const begunDay = (game: GameId) => persisted(`${game}-today`, DayOrNone, null, tabStorage())

function tabStorage(): WebStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}

/** The run of the day; `follow` opens the day in the address, and returns the stop function. */
export function createDaily<View extends PlayView>(game: GameId) {
  const run = createRun<View>()
  const $begunDay = begunDay(game)

  function follow(more: Pick<NewRun, 'twin'> = {}) {
    const asked = askedDay(location.search, localDay(), $begunDay.get(), Date.now())
    const stop = run.$run.listen((now) => {
      if (now.status !== 'open' || now.answer.mode !== 'today') return
      $begunDay.set(now.answer.view.over ? null : now.answer.date)
    })
    void run.open({ game, ...asked, ...more })
    return stop
  }

  return { ...run, follow }
}

type Asked = { mode: 'today' | 'archive'; date: Day }

/**
 * The puzzle to play: a past day in the address, from the archive; otherwise today's, or the one `begun` in this tab
 * before midnight while its date is still today in some time zone.
 */
export function askedDay(search: string, today: Day, begun: Day | null, now: number): Asked {
  const date = new URLSearchParams(search).get('date')
  if (isDay(date) && date !== today) return { mode: 'archive', date }
  if (date === null && begun && isTodaySomewhere(begun, now)) return { mode: 'today', date: begun }
  return { mode: 'today', date: today }
}
