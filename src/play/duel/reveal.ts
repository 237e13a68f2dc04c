import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import { useReveal } from '../use-reveal.ts'
import { wantsLessMotion } from './use-progress.ts'

/** Taps nearer together than this are one: the second one of a double tap must not answer the next pair. */
const SAME_TAP_MS = 300

/** How long a figure counts, ms. */
export const COUNT_MS = 600

let lastPress = -Infinity

/** What was pressed last; `waits` until its effect begins: what shows the press alone is drawn in the frame before. */
const $pressed = atom<{ what: string | null; waits: boolean }>({ what: null, waits: false })

/** For what shows a press: only that is drawn anew for it. */
export const usePressed = () => useStore($pressed)

export type Reveal = {
  /** The truth about the last answer stands on the page. */
  revealed: boolean
  /** Its figure still counts: whether the answer was right is not shown before it stands. */
  counting: boolean
  /** On to the next pair. */
  goOn: () => void
  /** A press of the player: skips the truth that stands there, else it is `answer`. */
  press: (what: string, answer: () => void) => void
}

/** `answered`: how many pairs of the run are settled, null while it loads. `wentOn` when a hint about the next one was taken. */
export function useDuelReveal(runId: string, answered: number | null, wentOn = false): Reveal {
  const settled = answered === null ? null : Array.from({ length: answered }, (_, at) => at)
  const { revealed, ...told } = useReveal(runId, settled, wentOn)
  const isRevealed = revealed !== null
  const counting = useCounting(isRevealed, `${runId} ${answered}`)
  function goOn() {
    lastPress = performance.now()
    told.goOn()
  }
  function press(what: string, answer: () => void) {
    if (performance.now() - lastPress < SAME_TAP_MS) return
    lastPress = performance.now()
    $pressed.set({ what, waits: true })
    afterPaint(() => {
      if (isRevealed) told.goOn()
      else answer()
      $pressed.set({ what, waits: false })
    })
  }
  return { revealed: isRevealed, counting, goOn, press }
}

/** For the first moment of each truth; `which` names it. */
function useCounting(isRevealed: boolean, which: string): boolean {
  const [stands, setStands] = useState<string | null>(null)
  useEffect(() => {
    if (!isRevealed) return
    const timer = setTimeout(() => setStands(which), wantsLessMotion() ? 0 : COUNT_MS)
    return () => clearTimeout(timer)
  }, [isRevealed, which])
  return isRevealed && stands !== which
}
