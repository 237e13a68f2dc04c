import { fill, plural } from '#i18n/format.ts'
import { playerName } from '#play/football-words.ts'
import type { View } from '../race/state.ts'
import { rowSays, wordsOf } from '../../words.ts'
import { boardWords, type Part } from './part.ts'

/** One sentence for what just happened: my tiles, somebody who found him, a new round, the answer. */
export function news(now: View, before: View | null, part: Part): string {
  const { own } = part.t
  const [game, then] = [now.game!, before?.game]
  const isNew = then?.round !== game.round || then.phase !== game.phase
  if (game.phase === 'reveal' && isNew) return fill(own.revealSays, { name: game.answer?.name ?? '' })
  if (game.phase === 'round' && isNew) return fill(own.roundStarts, { n: game.round })
  return rowNews(now, before, part) || finderNews(now, before, part)
}

function rowNews({ game }: View, before: View | null, part: Part): string {
  const board = game?.board
  const row = board?.rows.at(-1)
  const { pack } = part.players
  if (!board || !row || !pack || board.rows.length <= (before?.game?.board?.rows.length ?? 0)) return ''
  const words = wordsOf({ pack, locale: part.locale, t: boardWords(part) })
  return board.solved ? fill(words.t.saysSolved, { name: playerName(row.player, words) }) : rowSays(row, words)
}

/** The first hit also tells how long the others still have. */
function finderNews({ game, you, players }: View, before: View | null, { locale, t: { own } }: Part): string {
  const found = (seat: number) => before?.game?.boards.find((board) => board.seat === seat)?.state === 'solved'
  const finder = game!.boards.find(({ seat, state }) => seat !== you && state === 'solved' && !found(seat))
  if (!finder) return ''
  const name = players.find(({ seat }) => seat === finder.seat)?.name ?? ''
  const first = game!.boards.filter(({ state }) => state === 'solved').length === 1
  const sentence = fill(own.saysFound, { name, guesses: plural(locale, own.rivalGuesses, finder.guesses) })
  return first ? `${sentence} ${own.saysHurry}` : sentence
}
