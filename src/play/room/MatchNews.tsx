import { useState } from 'react'
import type { MatchView } from '#games/match/state.ts'
import type { AnyPart, RoomGame } from './game.ts'

type Props = { game: RoomGame; part: AnyPart }

/** The one live region of a match: what just happened, in the words of its game. */
export function MatchNews({ game, part }: Props) {
  const [heard, setHeard] = useState<{ view: MatchView; sentence: string } | null>(null)
  const { view } = part.state
  if (heard?.view !== view) {
    const sentence = game.news(view, heard?.view ?? null, part)
    setHeard({ view, sentence: sentence || (heard?.sentence ?? '') })
  }
  return (
    <p className="vh" role="status">
      {heard?.sentence}
    </p>
  )
}
