import type { GameId } from '#core/games.ts'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_TAGS, type Locale } from '#i18n/locales.ts'
import type { Day } from './day.ts'
import type { Words } from './words/index.ts'

/** Games that pay points only from a minimum of right answers. */
const PAID_FROM = {
  statistics: 'from-ten',
  higherlower: 'from-ten',
  age: 'from-age',
  stadiums: 'from-stadiums',
} as const satisfies Partial<Record<GameId, string>>

/** Why the whole-day bonus was not paid; empty when it was, and a promise while a result still waits to be counted. */
export function noBonus({ cost: { nil, gaveUp }, players, whole }: Day, locale: Locale, { t, games }: Words): string {
  if (whole) return ''
  const list = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' })
  const sentence = (text: string, ids: readonly GameId[]) =>
    ids.length > 0 ? [fill(text, { games: list.format(ids.map((id) => games[id])) })] : []
  const reasons = players.flatMap(({ game, score }) =>
    game in PAID_FROM && score > 0 && nil.includes(game)
      ? [fill(t[PAID_FROM[game as keyof typeof PAID_FROM]], { game: games[game] })]
      : [],
  )
  const why = [...sentence(t.noBonusNil, nil), ...reasons, ...sentence(t.noBonusGaveUp, gaveUp)]
  return why.join(' ') || t.noBonusYet
}
