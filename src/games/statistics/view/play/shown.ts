import { fill, number } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Side, Revealed, View } from '../../rules/engine.ts'

type Words = GameWords<'statistics'>

/** The question on screen: the open one, or the last one with its figures. */
export type Shown = Pick<Revealed, 'left' | 'right' | 'statistic' | 'season'> & { revealed: Revealed | null }

/** `revealed`: the figures of the last question are still shown. Null before a deal. */
export function shownOf({ left, right, statistic, season, done, at, ended }: View, revealed: boolean): Shown | null {
  if (left && right && statistic && season && !revealed) return { left, right, statistic, season, revealed: null }
  // The last question has no answer when time ran out or the player gave up.
  const last = !revealed && (ended === 'time' || ended === 'gave-up') ? at : at - 1
  const answered = done[Math.max(0, Math.min(done.length - 1, last))]
  return answered ? { ...answered, revealed: answered } : null
}

/** Both footballers and figures, sorted by figure. */
export function winnerOf({ left, right, figures: [one, other] }: Revealed): {
  more: Side
  less: Side
  high: number
  low: number
} {
  return one > other
    ? { more: left, less: right, high: one, low: other }
    : { more: right, less: left, high: other, low: one }
}

/** "Kylian Mbappé, 29 to 23." */
export function truthText(revealed: Revealed, locale: Locale, t: Words): string {
  const { more, high, low } = winnerOf(revealed)
  return fill(t.truth, { name: more.name, high: number(locale, high), low: number(locale, low) })
}
