import { useReveal } from '#play/use-reveal.ts'
import type { Done, View } from './engine/index.ts'

/** The answered ones of a view; after giving up it holds others too. */
export const answeredOf = ({ done }: View): Done[] => done.filter(({ answer }) => answer !== null)

/** The answer whose truth stands on the page. A hint is about the next footballer: whoever takes it has gone on to him. */
export const useTold = (runId: string, view: View | null) =>
  useReveal(runId, view && answeredOf(view), Boolean(view?.hint))
