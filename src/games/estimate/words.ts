import { longDate } from '#i18n/date.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import type { Done } from './rules/engine.ts'
import { signedOff } from './rules/figures.ts'

/** Words of a game of estimates: the keys of Age's. */
export type EstimateWords = GameWords<'age'>

/** "Two years too young, +4." */
export function verdictText(done: Done, locale: Locale, t: EstimateWords): string {
  const [off, { marks }] = [signedOff(done) ?? 0, done]
  if (off === 0) return fill(t.spotOn, { marks })
  return plural(locale, off < 0 ? t.tooYoung : t.tooOld, Math.abs(off), { marks })
}

/** "Born 9 September 1985.", plus a note when the birthday is near or was just missed. */
export function bornText({ born, birthday, turns }: Done, locale: Locale, t: EstimateWords): string {
  const sentence = fill(t.bornOn, { date: longDate(locale, born) })
  if (birthday === 0) return `${sentence} 🎂 ${t.birthday}`
  if (birthday === 1) return `${sentence} 🎂 ${fill(t.birthdaySoon, { age: turns })}`
  return sentence
}
