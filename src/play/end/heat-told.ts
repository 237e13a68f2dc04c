import { plural, type Plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { heatSign } from '../heat/heat-sign.ts'
import { heatOf } from '../heat/heat.ts'
import type { Palette, Told } from './play-end.ts'

type Run = {
  /** "63/100" */
  score: string
  /** The same in words. */
  sum: string
  /** How far off each answer was; null where nothing was answered. */
  offs: readonly (number | null)[]
  /** All of them on average, in words; empty without any. */
  mean: string
  hinted: boolean
  gaveUp: boolean
}

/** What a run of distances is shared with: a sign for each, their mean, and each in a sentence. */
export function heatTold(
  { score, sum, offs, mean, hinted, gaveUp }: Run,
  palette: Palette,
  locale: Locale,
  t: { shareHint: string; shareNth: Plural },
): Told {
  const signs = offs.map((off) => heatSign(off === null ? null : heatOf(off), palette)).join('')
  const each = offs.flatMap((off, at) => (off === null ? [] : plural(locale, t.shareNth, Math.abs(off), { n: at + 1 })))
  return {
    score,
    marks: [...(hinted ? ['💡'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: [`${signs} ${mean}`.trim()],
    inWords: [[sum, mean].filter(Boolean).join(', '), ...(hinted ? [t.shareHint] : []), ...each],
  }
}
