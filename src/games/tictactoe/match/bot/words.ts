import type { Messages } from '#i18n/messages/index.ts'
import type { MatchView, Side } from '../../rules/match.ts'
import type { OwnWords } from '../../words.ts'

type PageWords = `first${string}` | 'helpText'

/** Words of the grid and of matches. */
export type MatchWords = OwnWords & Omit<Messages<'tictactoeMatch'>, PageWords>

/** "You" and "Bot", or X and O between two people. */
export function sideName(side: Side, { strength }: Pick<MatchView, 'strength'>, t: MatchWords): string {
  if (strength === null) return side === 0 ? 'X' : 'O'
  return side === 0 ? t.you : t.bot
}
