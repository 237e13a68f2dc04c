import type { DailyNote } from '#core/daily-state.ts'
import { fill } from '#i18n/format.ts'
import type { LooksView, LooksWords } from './looks.ts'

/** The last event as a sentence: a picture finished, or the next step opened. */
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

/** Verdict on the last name; null for a step without a name. */
export function looksCue(now: LooksView, before: LooksView): 'right' | 'wrong' | null {
  const done = now.done[before.done.length]
  if (done) return done.result === 'found' ? 'right' : done.result === 'lost' ? 'wrong' : null
  return now.at === before.at && now.tried.length > before.tried.length ? 'wrong' : null
}

/** Preview of the run on home and in pickers: points per picture, without names. */
export const looksStill = ({ done }: LooksView): Pick<DailyNote, 'cells'> => ({
  cells: done.map(({ result, points }) => ({ text: String(points), ...(result !== 'found' && { near: true }) })),
})
