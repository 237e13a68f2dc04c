import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** Number of answers whose truth this page has shown; earlier answers of a resumed run count as shown. */
const $shown = atom<{ runId: string; count: number } | null>(null)

/**
 * Index of the answer being revealed until the player continues, else null. `answered` is null while the run loads;
 * `isOnward`: an action shows that the player has continued already.
 */
export function useReveal<Answered>(
  runId: string,
  answered: readonly Answered[] | null,
  isOnward: boolean,
): { revealed: Answered | null; goOn: () => void } {
  const shown = useStore($shown)
  const isLoaded = answered !== null
  const given = answered?.length ?? 0
  const count = shown?.runId === runId && !isOnward ? shown.count : given
  useEffect(() => {
    const known = $shown.get()
    if (isLoaded && (known?.runId !== runId || known.count !== count)) $shown.set({ runId, count })
  }, [isLoaded, runId, count])
  return {
    revealed: answered && given > count ? answered[count]! : null,
    goOn: () => $shown.set({ runId, count: count + 1 }),
  }
}
