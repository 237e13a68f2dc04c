import { LAUNCH_DAY, toIsoDate } from '#core/days.ts'
import { isGameId } from '#core/games.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { careerPathPool } from '#data/pools.ts'
import { isTheme, THEMES } from '#data/themes.ts'
import { PLAYING_TODAY } from '#data/pools/ages.ts'
import { GROUNDS } from '#games/stadiums/deal/roster.ts'
import { answerPool } from '#games/wordle/deal/roster.ts'
import { dateText } from '#i18n/date.ts'
import { fill, number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { messages, type Messages } from '#i18n/messages/index.ts'
import { PORTRAITS } from '#pictures/index.ts'

/** Title without the wordmark, description and, for a hub, the heading of a page. */
export type PageText = { title: string; description: string; h1?: string }

/** Text for search engines below the modes of a game, on home and in the quiz lobby. */
export type Guide = { how: string; questions: readonly { question: string; answer: string }[] }
export type GuideId = Exclude<keyof Messages<'guide'>, 'title' | 'ways' | 'others'>

/** Returns the texts of a page by its address without language; null for pages that have none here. */
export function pageText(locale: Locale, path: string): PageText | null {
  const texts: Record<string, PageText> = messages(locale, 'pages')
  const [, first, second, theme] = path.split('/')
  const filled = (key: string, values: Record<string, string> = {}): PageText | null => {
    const text = texts[key]
    return text ? mapTexts(text, (part) => fill(part, { ...factsOf(locale), ...values })) : null
  }
  if (theme && isTheme(theme)) {
    return filled('/pixels/themes/{theme}', { theme: messages(locale, 'football')[`theme-${theme}`] })
  }
  if (first === 'table' && second && isGameId(second)) {
    return filled('/table/{game}', { game: messages(locale, 'games')[second] })
  }
  return filled(path)
}

export function guideOf(locale: Locale, id: GuideId): Guide {
  return mapTexts(messages(locale, 'guide')[id], (part) => fill(part, factsOf(locale)))
}

const FACTS = new Map<Locale, Record<string, string>>()

/** Counts for placeholders in the texts. Cached, because pages rendered on demand would sort the pools again. */
function factsOf(locale: Locale): Record<string, string> {
  const facts = FACTS.get(locale) ?? countedFacts(locale)
  FACTS.set(locale, facts)
  return facts
}

const countedFacts = (locale: Locale): Record<string, string> => ({
  stars: number(locale, answerPool('today').length),
  aged: number(locale, PLAYING_TODAY),
  careers: number(locale, careerPathPool('today', FOOTBALLERS).length),
  grounds: number(locale, GROUNDS.length),
  faces: number(locale, Math.floor((PORTRAITS.size - 1) / 100) * 100),
  albums: number(locale, THEMES.length),
  launch: dateText(locale, toIsoDate(LAUNCH_DAY), { day: 'numeric', month: 'long', year: 'numeric' }),
})

/** Applies `change` to every text of a nested value. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)) as Value
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, mapTexts(inner, change)]),
  ) as Value
}
