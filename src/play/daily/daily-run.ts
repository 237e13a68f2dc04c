import type { NewRun } from '#contracts/runs.ts'
import type { GameId } from '#core/games.ts'
import { localDay } from '#stores/local-day.ts'
import { createRun } from '#stores/run.ts'
import type { PlayView } from '../game.ts'
import { askedDay } from './asked-day.ts'
import { begunDay } from './begun-day.ts'

/** The run of the day; `follow` opens the one that the address asks for, and returns the way to stop. */
export function createDaily<View extends PlayView>(game: GameId) {
  const run = createRun<View>()
  const $begunDay = begunDay(game)

  function follow(more: Pick<NewRun, 'twin'> = {}) {
    const asked = askedDay(location.search, localDay(), $begunDay.get(), Date.now())
    const forget = run.$run.listen((now) => {
      if (now.status !== 'open' || now.answer.mode !== 'today') return
      $begunDay.set(now.answer.view.over ? null : now.answer.date)
    })
    void run.open({ game, ...asked, ...more })
    return forget
  }

  return { ...run, follow }
}
