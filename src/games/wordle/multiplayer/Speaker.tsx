import { useState } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { RoomState } from '#stores/room.ts'
import type { View } from '../race/state.ts'
import { playerName, rowSays, type Words as WordleWords } from '../words.ts'
import type { Words } from './words.ts'

type Props = Words & { state: RoomState<View>; words: WordleWords | null; code: string }

/** One sentence for what just happened: my tiles, somebody who found him, a new round, the answer. */
export function Speaker({ state, words, locale, t }: Props) {
  const [heard, setHeard] = useState<{ view: View; sentence: string } | null>(null)
  const { view } = state
  if (heard?.view !== view) {
    const sentence = news(view, heard?.view ?? null, words, locale, t)
    setHeard({ view, sentence: sentence ?? heard?.sentence ?? '' })
  }
  return (
    <p className="vh" role="status">
      {heard?.sentence}
    </p>
  )
}

function news(
  view: View,
  before: View | null,
  words: WordleWords | null,
  locale: Words['locale'],
  { rooms: t, wordle }: Words['t'],
): string | null {
  const [now, then] = [view.game!, before?.game]
  if (now.phase === 'reveal' && then?.phase !== 'reveal') return fill(t.revealSays, { name: now.answer?.name ?? '' })
  if (now.phase === 'round' && (then?.phase !== 'round' || then.round !== now.round)) {
    return fill(t.roundStarts, { n: now.round })
  }
  const row = now.board?.rows.at(-1)
  if (row && words && now.board!.rows.length > (then?.board?.rows.length ?? 0)) {
    return now.board!.solved ? fill(wordle.saysSolved, { name: playerName(row.player, words) }) : rowSays(row, words)
  }
  const finder = now.boards.find(
    ({ seat, state }) =>
      seat !== view.you && state === 'solved' && then?.boards.find((rival) => rival.seat === seat)?.state === 'playing',
  )
  if (!finder) return null
  const name = view.players.find(({ seat }) => seat === finder.seat)?.name ?? ''
  return fill(t.saysSolved, { name, guesses: plural(locale, t.rivalGuesses, finder.guesses) })
}
