import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Palette, Told } from '#play/end/play-end.ts'
import type { Done, View } from '../engine/index.ts'
import { ASKED, FULL_MARK } from '../engine/marks.ts'
import { marksOf, meanOff, offSays, signedOff } from '../figures.ts'
import type { GameWords } from '#play/game.ts'

/** For 0, 1, 2, 3 and 4 years off, and for more. */
const MARKS: Record<Palette, readonly string[]> = {
  usual: ['🎯', '🟩', '🟨', '🟨', '🟧', '⬛'],
  contrast: ['🎯', '🟦', '🟨', '🟨', '🟧', '⬛'],
}

/** Ten marks and the mean distance; each answer in a sentence. Nothing says who was asked. */
export function tell(view: View, palette: Palette, locale: Locale, t: GameWords<'age'>): Told {
  const { done, gaveUp, hintLeft } = view
  const [marks, off] = [marksOf(done), meanOff(done) ?? 0]
  const max = ASKED * FULL_MARK
  return {
    score: `${marks}/${max}`,
    marks: [...(hintLeft ? [] : ['💡']), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: [`${done.map((one) => markOf(one, palette)).join('')} ⌀ ${number(locale, off)}`],
    inWords: [
      fill(t.shareSum, { marks, max, off: offSays(off, locale, t) }),
      ...(hintLeft ? [] : [t.shareHint]),
      ...done.flatMap((one, at) => {
        const years = signedOff(one)
        return years === null ? [] : [plural(locale, t.shareNth, Math.abs(years), { n: at + 1 })]
      }),
    ],
  }
}

function markOf(one: Done, palette: Palette): string {
  const off = signedOff(one)
  const signs = MARKS[palette]
  return signs[off === null ? signs.length - 1 : Math.min(signs.length - 1, Math.abs(off))]!
}
