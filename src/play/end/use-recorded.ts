import { useEffect, useRef } from 'react'
import type { RunEnd } from '#contracts/runs.ts'
import type { GameId } from '#core/games.ts'
import { recordResult } from '#stores/progress.ts'
import { $records } from '#stores/records.ts'

/** Adds the server's result of a run to the browser's records, once. */
export function useRecorded(game: GameId, end: RunEnd) {
  const recorded = useRef(false)
  useEffect(() => {
    if (recorded.current) return
    recorded.current = true
    const isKnown = $records.get()[game]?.some(({ id }) => id === end.result.id)
    if (!isKnown) void recordResult(game, end.result, end.lines)
  }, [game, end])
}
