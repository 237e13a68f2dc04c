import type { ChallengeAnswer } from '#contracts/challenges.ts'
import type { Kit } from '#core/kits.ts'
import { toIsoDate } from '#core/days.ts'
import { dailyNumber } from '#games/catalogue.ts'
import { dayText } from '#i18n/date.ts'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { OwnWords, PlayWords } from '../game.ts'

export type ChallengeWords = Messages<'challenge'>

/** Props of a challenge's game view. */
export type ChallengeProps<Own extends OwnWords = OwnWords> = {
  challenge: ChallengeAnswer
  packUrl: string
  locale: Locale
  t: PlayWords<Own> & { challenge: ChallengeWords }
}

/** Default kit of a challenger. */
export const AWAY_KIT: Kit = { pattern: 'stripes', first: 'navy', second: 'white' }

/** The challenger's name, or "a friend" when there is none. */
export const nameOf = ({ challenger }: Pick<ChallengeAnswer, 'challenger'>, t: ChallengeWords): string =>
  challenger.by ?? t.friend

type PuzzleOf = Pick<ChallengeAnswer, 'game' | 'date' | 'isDaily'>

/** "Career path · Hard · Fans: the very same puzzle."; `deal`: the game with the practice's choices. */
export function challengeText(
  { game: id, date, isDaily }: PuzzleOf,
  game: string,
  deal: string,
  locale: Locale,
  t: ChallengeWords,
) {
  if (date === null) return fill(t.same, { game: deal })
  const values = { game, number: dailyNumber(id, date), date: dayText(locale, toIsoDate(date)) }
  return fill(isDaily ? t.sameToday : t.sameThen, values)
}
