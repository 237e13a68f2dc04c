import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { resultId } from '#contracts/room-results.ts'
import type { GameId } from '#core/games.ts'
import { recordResult } from '#stores/progress.ts'
import { localDay } from '#stores/local-day.ts'
import { $session } from '#stores/session.ts'
import type { MatchState } from './game.ts'

/**
 * Takes my finished match into my progress, once. The site counts an account's matches itself, so that waits until the
 * room has reported there.
 */
export function useReward(game: GameId, state: MatchState | null) {
  const { status } = useStore($session)
  const { match, you, outcome } = state?.view ?? {}
  const ready = Boolean(outcome) && (status === 'anonymous' || (status === 'signed-in' && state?.recorded === true))
  const id = match && you != null ? resultId(match, you) : null

  useEffect(() => {
    if (!ready || !outcome || id === null) return
    const { won, score, points, ms, n, tags, lines } = outcome
    void recordResult(game, { id, mode: 'multiplayer', date: localDay(), won, score, points, ms, n, tags }, lines)
    // The outcome of a match never changes; its object does with every message.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, id])
}
