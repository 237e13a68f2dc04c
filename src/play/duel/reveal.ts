import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { useReveal } from '../use-reveal.ts'
import { wantsLessMotion } from './use-progress.ts'

/** Taps closer together count as one, so that a double tap does not answer the next pair. */
const SAME_TAP_MS = 300

/** Duration of a counting figure, ms. */
export const COUNT_MS = 600

let lastPress = -Infinity

/** The last press. `waits`: its effect has not begun, because the press itself is painted a frame earlier. */
const $pressed = atom<{ what: string | null; waits: boolean }>({ what: null, waits: false })

/** The last press, in a store of its own so that only components that show it re-render. */
export const usePressed = () => useStore($pressed)

export type Reveal = {
  /** The last answer is revealed. */
  revealed: boolean
  /** The figure is still counting; the verdict is hidden until it stops. */
  counting: boolean
  /** Continues with the next pair. */
  goOn: () => void
  /** Handles a press: skips a reveal, or runs `answer`. */
  press: (what: string, answer: () => void) => void
}

/** `answered`: number of answered pairs, null while loading. `wentOn`: a hint about the next pair was taken. */
export function useDuelReveal(runId: string, answered: number | null, wentOn = false): Reveal {
  const settled = answered === null ? null : Array.from({ length: answered }, (_, at) => at)
  const { revealed, ...reveal } = useReveal(runId, settled, wentOn)
  const isRevealed = revealed !== null
  const counting = useCounting(isRevealed, `${runId} ${answered}`)
  function goOn() {
    lastPress = performance.now()
    reveal.continueRun()
  }
  function press(what: string, answer: () => void) {
    if (performance.now() - lastPress < SAME_TAP_MS) return
    lastPress = performance.now()
    $pressed.set({ what, waits: true })
    afterPaint(() => {
      if (isRevealed) reveal.continueRun()
      else answer()
      $pressed.set({ what, waits: false })
    })
  }
  return { revealed: isRevealed, counting, goOn, press }
}

/** True while the figure of a reveal counts up; `which` identifies the reveal. */
function useCounting(isRevealed: boolean, which: string): boolean {
  const [finished, setFinished] = useState<string | null>(null)
  useEffect(() => {
    if (!isRevealed) return
    const timer = setTimeout(() => setFinished(which), wantsLessMotion() ? 0 : COUNT_MS)
    return () => clearTimeout(timer)
  }, [isRevealed, which])
  return isRevealed && finished !== which
}

/**
 * Runs `work` after the page has painted the immediate effect of a press, so that a tap is answered within a frame
 * (Interaction to Next Paint, web.dev/articles/inp).
 */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
