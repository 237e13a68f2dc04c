import type { Role } from '#data/types.ts'
import type { Locale } from '#i18n/locales.ts'
import type { CriteriaWords, GameWords } from '#play/game.ts'
import type { Axis } from './rules/axis.ts'

export type OwnWords = GameWords<'tictactoe'> & CriteriaWords

/** What names are said with. */
export type Said = { locale: Locale; t: OwnWords }

/** "Chelsea", "Brazil", "World Cup winner": at the head of a row or a column. */
export function axisName({ criterion, key, name }: Axis, { locale, t }: Said): string {
  if (typeof name === 'string') return name
  if (name) return name[locale]
  const word = `${WORDS[criterion.kind as keyof typeof WORDS]}-${key.split(':')[1]}`
  return t[word as `is-${Role}`]
}

/** What the words of such criteria begin with; the value follows. */
const WORDS = { role: 'is', leagueEver: 'ever', title: 'won' } as const
