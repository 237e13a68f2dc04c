import { useReveal } from '../use-reveal.ts'
import type { LooksView } from './looks.ts'

/**
 * The picture being revealed until the player goes on. Starting the next one, here or in another tab, ends the reveal;
 * giving up has none.
 */
export function useDone<View extends LooksView>(runId: string, view: View | null) {
  const isBegun = view !== null && !view.over && (view.look > 0 || view.tried.length > 0)
  const { revealed, continueRun: goOn } = useReveal<View['done'][number]>(
    runId,
    view && view.done,
    isBegun || view?.gaveUp === true,
  )
  return { revealed, slot: revealed && view ? view.done.indexOf(revealed) : null, goOn }
}
