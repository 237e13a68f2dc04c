import { plural, type Plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { heatOf, type Heat } from '../heat/heat.ts'
import type { Palette, ShareText } from './play-end.ts'

type Run = {
  /** "63/100" */
  score: string
  /** The score in words. */
  sum: string
  /** Distance of each answer; null without one. */
  offs: readonly (number | null)[]
  /** Mean as text; empty without answers. */
  mean: string
  hinted: boolean
  gaveUp: boolean
}

/** Share text of a run of distances: a symbol for each, the mean, and sentences. */
export function heatShareText(
  { score, sum, offs, mean, hinted, gaveUp }: Run,
  palette: Palette,
  locale: Locale,
  t: { shareHint: string; shareNth: Plural },
): ShareText {
  const signs = offs.map((off) => heatSign(off === null ? null : heatOf(off), palette)).join('')
  const each = offs.flatMap((off, at) => (off === null ? [] : plural(locale, t.shareNth, Math.abs(off), { n: at + 1 })))
  return {
    score,
    marks: [...(hinted ? ['💡'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: [`${signs} ${mean}`.trim()],
    inWords: [[sum, mean].filter(Boolean).join(', '), ...(hinted ? [t.shareHint] : []), ...each],
  }
}

const SIGNS: Record<Palette, readonly string[]> = {
  usual: ['🎯', '🟩', '🟨', '🟨', '🟧', '⬛'],
  contrast: ['🎯', '🟦', '🟨', '🟨', '🟧', '⬛'],
}

/** Symbol of a distance in the share text; null: no answer. */
export const heatSign = (heat: Heat | null, palette: Palette): string => SIGNS[palette][heat ?? 5]!
