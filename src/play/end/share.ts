import { PRODUCT_NAME } from '#core/product.ts'
import { number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Palette, ShareText } from './play-end.ts'

/** Data of a share text; `title` is "Wordle no. 128", "Wordle · Hard" ...; `streak` in days. */
export type Shared = {
  title: string
  streak: number
  points: number
  address: string
  locale: Locale
  t: Messages<'end'>
}

/** The result as symbols, without names or spoilers. */
export function shareText(
  { score, marks, rows }: ShareText,
  { title, streak, points, address, locale }: Shared,
): string {
  const figures = [
    ...(streak > 0 ? [`🔥 ${number(locale, streak)}`] : []),
    ...(points > 0 ? [`+${number(locale, points)}`] : []),
  ]
  return [
    [PRODUCT_NAME, title, score, marks].filter(Boolean).join(' '),
    ...rows,
    ...(figures.length > 0 ? [figures.join(' · ')] : []),
    address,
  ].join('\n')
}

/** The result as sentences, for screen readers. */
export function shareWords({ inWords }: ShareText, { title, streak, points, address, locale, t }: Shared): string {
  const [first = '', ...rest] = inWords
  return [
    `${PRODUCT_NAME} ${title.replace(/ ·$/, '')}, ${first.replace(/\.$/, '')}.`,
    ...rest,
    ...(streak > 0 ? [plural(locale, t.shareStreak, streak)] : []),
    ...(points > 0 ? [plural(locale, t.sharePoints, points)] : []),
    address,
  ].join('\n')
}

/** The preference `palette`: `contrast` means blue and orange. */
export const paletteOf = (preference: unknown): Palette => (preference === 'contrast' ? 'contrast' : 'usual')
