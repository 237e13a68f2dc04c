import { useCallback } from 'react'
import type { GameId } from '#core/games.ts'
import { playIntent } from '#ui/intent.ts'
import { useLoaded } from '#ui/use-loaded.ts'

/** Best score of a mode in the player's results; null while loading or without a score. */
export function useBestScore(game: GameId, mode: string | null): number | null {
  const load = useCallback(async () => {
    if (mode === null) return 0
    await playIntent()
    const { $records } = await import('#stores/records.ts')
    return Math.max(0, ...($records.get()[game] ?? []).filter((one) => one.mode === mode).map(({ score }) => score))
  }, [game, mode])
  return useLoaded(load).loaded || null
}
