import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { Done, View } from './engine/index.ts'

/** How many answers of a run this page has shown the truth of; those of before it was opened count as shown. */
const $shown = atom<{ runId: string; count: number } | null>(null)

/** The answer whose truth stands on the page until its player goes on, else null. */
export function useReveal(runId: string, view: View | null): { revealed: Done | null; goOn: () => void } {
  const shown = useStore($shown)
  const answered = view ? view.done.filter(({ answer }) => answer !== null) : []
  // A hint is about the next footballer: whoever takes it has gone on to him.
  const count = shown?.runId === runId && !view?.hint ? shown.count : answered.length
  useEffect(() => {
    const known = $shown.get()
    if (view && (known?.runId !== runId || known.count !== count)) $shown.set({ runId, count })
  }, [view, runId, count])
  return {
    revealed: answered.length > count ? answered[count]! : null,
    goOn: () => $shown.set({ runId, count: count + 1 }),
  }
}
