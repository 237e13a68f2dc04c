import { useReveal } from '../use-reveal.ts'
import type { LooksView } from './looks.ts'

/**
 * The picture whose truth stands on the page until its player goes on. Whoever has begun with the next one, here or in
 * another tab, has gone on; who gave up is shown none by itself.
 */
export function useDone<View extends LooksView>(runId: string, view: View | null) {
  const isBegun = view !== null && !view.over && (view.look > 0 || view.tried.length > 0)
  const { revealed, goOn } = useReveal<View['done'][number]>(runId, view && view.done, isBegun || view?.gaveUp === true)
  return { revealed, slot: revealed && view ? view.done.indexOf(revealed) : null, goOn }
}
