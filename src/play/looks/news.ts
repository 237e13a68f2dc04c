import type { DailyNote } from '#core/daily-state.ts'
import { fill } from '#i18n/format.ts'
import type { LooksView, LooksWords } from './looks.ts'

/** One sentence for what just happened: a picture is done, or the next look is open. */
export function looksNews(now: LooksView, before: LooksView, t: LooksWords): string {
  const done = now.done[before.done.length]
  if (done) {
    const { name, look, points, result } = done
    return fill(result === 'found' ? t.foundSays : t.lostSays, { name, n: look + 1, points })
  }
  if (now.look === before.look) return ''
  const tried = now.tried.length > before.tried.length ? fill(t.notSays, { name: now.tried.at(-1)!.name }) : ''
  const look = fill(t.lookOf, { n: now.look + 1, max: now.worth.length })
  return `${tried} ${look}. ${fill(t.worthNow, { points: now.worth[now.look]! })}`.trim()
}

/** What home and pickers show of a run: what each picture brought, and nobody. */
export const looksStill = ({ done }: LooksView): Pick<DailyNote, 'cells'> => ({
  cells: done.map(({ result, points }) => ({ text: String(points), ...(result !== 'found' && { near: true }) })),
})
