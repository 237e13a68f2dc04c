import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** Number of answers that this page has revealed as right or wrong; those of a resumed run count as revealed. */
const $shown = atom<{ runId: string; count: number } | null>(null)

/**
 * Returns the answer being revealed until the player continues, else null. `answered` is null while the run loads;
 * `isOnward`: an action shows that the player has continued already.
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
