import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** How many answers of a run this page has shown the truth of; those of before it was opened count as shown. */
const $shown = atom<{ runId: string; count: number } | null>(null)

/**
 * The answer whose truth stands on the page until its player goes on, else null. `answered` is null while the run loads;
 * `isOnward` when an action shows that its player has gone on already.
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
