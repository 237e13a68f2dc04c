import type { QuizPodium } from '#contracts/quiz-room.ts'
import { fill, number } from '#i18n/format.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import type { Words } from '../play/words.ts'

/** So much score is a point of the player's level. */
export const SCORE_PER_POINT = 150

/** How the match went for whoever looks, in a few words: it knows one, two and many. */
export function titleOf({ own, table, players }: QuizPodium, { locale, t }: Words): string {
  const [first, second] = table
  if (!own || own.rank === null || !first) return first ? fill(t.winner, { name: first.name }) : t.nobody
  if (players === 1) return t.alone
  const other = own.place === 0 ? second : first
  const apart = other ? own.score - other.score : 0
  if (own.rank === 1) {
    if (apart === 0) return t.level
    return players === 2 && other ? fill(t.beat, { name: other.name, points: number(locale, apart) }) : t.youWin
  }
  if (players === 2) return fill(t.behind, { name: first.name, points: number(locale, -apart) })
  return fill(t.placeOf, { place: placeAlone(locale, own.rank), max: number(locale, players) })
}
