import { fill, number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import type { Shown, View } from './rules/engine.ts'

type Own = GameWords<'stadiums'>

/** "Mestalla", or "Ground 3" when its name is hidden. */
export const groundName = ({ name }: Pick<Shown, 'name'>, at: number, t: Own): string =>
  name ?? fill(t.groundNth, { n: at + 1 })

/** The name with soft hyphens for long words: "Volkspark-stadion". */
export const softly = (name: string): string => name.replace(/(?<=\p{L}{4})(?=[sS]tad|[aA]rena|park$)/gu, '\u00ad')

/** "49,430 · 1923" */
export const figuresOf = ({ capacity, opened }: Pick<Shown, 'capacity' | 'opened'>, locale: Locale): string =>
  [capacity === null ? null : number(locale, capacity), opened].filter((figure) => figure !== null).join(' · ')

export const clubOf = ({ logos }: Pick<View, 'logos'>, token: string | null | undefined): string =>
  logos.find((logo) => logo.token === token)?.name ?? ''
