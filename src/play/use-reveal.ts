import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** Number of answers whose verdict this page has shown; those of a resumed run count as shown. */
const $shown = atom<{ runId: string; count: number } | null>(null)

/**
 * Returns the answer being revealed until the player continues, otherwise null. `answered` is null while the run loads.
 * `hasContinued`: another action shows that the player has already continued.
 */
export function useReveal<Answered>(
  runId: string,
  answered: readonly Answered[] | null,
  hasContinued: boolean,
): { revealed: Answered | null; continueRun: () => void } {
  const shown = useStore($shown)
  const isLoaded = answered !== null
  const answerCount = answered?.length ?? 0
  const count = shown?.runId === runId && !hasContinued ? shown.count : answerCount
  useEffect(() => {
    const known = $shown.get()
    if (isLoaded && (known?.runId !== runId || known.count !== count)) $shown.set({ runId, count })
  }, [isLoaded, runId, count])
  return {
    revealed: answered && answerCount > count ? answered[count]! : null,
    continueRun: () => $shown.set({ runId, count: count + 1 }),
  }
}
