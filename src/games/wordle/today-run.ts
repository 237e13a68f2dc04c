import { localDay } from '#stores/local-day.ts'
import { createRun } from '#stores/run.ts'
import { askedDay } from './asked-day.ts'
import { $begunDay } from './begun-day.ts'
import type { View } from './engine/index.ts'
import type { Facts } from './facts.ts'

/** The run of the day; `follow` opens the one that the address asks for, and returns the way to stop. */
export function createToday() {
  const run = createRun<View, Facts>()

  function follow() {
    const asked = askedDay(location.search, localDay(), $begunDay.get(), Date.now())
    const forget = run.$run.listen((now) => {
      if (now.status !== 'open' || now.answer.mode !== 'today') return
      $begunDay.set(now.answer.view.over ? null : now.answer.date)
    })
    const onReturn = () => document.visibilityState === 'visible' && void run.refresh()
    document.addEventListener('visibilitychange', onReturn)
    void run.open({ game: 'wordle', ...asked })
    return () => {
      forget()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }

  return { ...run, follow }
}
