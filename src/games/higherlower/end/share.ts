import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { ASKED } from '#games/duel/terms.ts'
import { squaresOf } from '#play/duel/squares.ts'
import type { Palette, Told } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import type { GameWords } from '#play/game.ts'

/** Ticks and crosses of a day, or the length of a run. Nothing says who was asked. */
export function tell(
  { terms, run, steps, gaveUp }: View,
  palette: Palette,
  locale: Locale,
  t: GameWords<'higherlower'>,
): Told {
  const hits = steps.flatMap(({ hit, answer }) => (hit === null || answer === null ? [] : [hit]))
  const isTen = terms === 'today'
  return {
    score: isTen ? `${run}/${ASKED}` : fill(t.shareRun, { count: run }),
    marks: gaveUp ? '🏳️' : '',
    rows: [squaresOf(hits, isTen, palette)],
    inWords: [isTen ? fill(t.shareTen, { run, max: ASKED }) : plural(locale, t.factRun, run)],
  }
}
