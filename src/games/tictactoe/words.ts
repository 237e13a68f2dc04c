import type { Role } from '#data/types.ts'
import type { Locale } from '#i18n/locales.ts'
import type { CriteriaWords, GameWords } from '#play/game.ts'
import type { Axis } from './rules/grid.ts'

export type OwnWords = GameWords<'tictactoe'> & CriteriaWords

/** Locale and words in which names are formatted. */
export type Said = { locale: Locale; t: OwnWords }

/** "Chelsea", "Brazil", "World Cup winner": head of a row or column. */
export function axisName({ criterion, key, name }: Axis, { locale, t }: Said): string {
  if (typeof name === 'string') return name
  if (name) return name[locale]
  const word = `${WORDS[criterion.kind as keyof typeof WORDS]}-${key.split(':')[1]}`
  return t[word as `is-${Role}`]
}

/** Key prefixes of the words for such criteria; the value follows. */
const WORDS = { role: 'is', leagueEver: 'ever', title: 'won' } as const
