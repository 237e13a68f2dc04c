import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { useReveal } from '#play/use-reveal.ts'
import type { Done, View } from '../rules/engine.ts'
import { answeredOf, meanOff } from '../rules/figures.ts'
import type { EstimateWords } from '../words.ts'

/** The answer whose truth is shown. Taking a hint moves on to the next footballer. */
export const useRevealedAnswer = (runId: string, view: View | null) =>
  useReveal(runId, view && answeredOf(view), Boolean(view?.hint))

/** Text of the hint for the current footballer; empty without a hint. */
export const hintText = (view: View | null, age: number, t: EstimateWords): string =>
  view?.hint ? fill(view.hint.isFrom ? t.hintFrom : t.hintUnder, { age }) : ''

/** "Today a miss earns a mark more."; empty on days without a change. */
export const shiftText = (view: View | null, t: EstimateWords): string =>
  !view?.shift ? '' : view.shift > 0 ? t.shiftMore : t.shiftLess

/** "1.6 years off"; empty before the first answer. */
export function meanText(done: readonly Done[], locale: Locale, t: EstimateWords): string {
  const off = meanOff(done)
  return off === null ? '' : plural(locale, t.off, off, { count: number(locale, off) })
}
