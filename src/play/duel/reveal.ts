import { afterPaint } from '../after-paint.ts'
import { useReveal } from '../use-reveal.ts'

/** Taps nearer together than this are one: the second one of a double tap must not answer the next pair. */
const SAME_TAP_MS = 300

let lastPress = -Infinity

export type Reveal = {
  /** The truth about the last answer stands on the page. */
  revealed: boolean
  /** On to the next pair. */
  goOn: () => void
  /** A press of the player: skips the truth that stands there, else it is `answer`. */
  press: (answer: () => void) => void
}

/** `answered`: how many pairs of the run are settled, null while it loads. `wentOn` when a hint about the next one was taken. */
export function useDuelReveal(runId: string, answered: number | null, wentOn = false): Reveal {
  const settled = answered === null ? null : Array.from({ length: answered }, (_, at) => at)
  const { revealed, ...told } = useReveal(runId, settled, wentOn)
  const isRevealed = revealed !== null
  function goOn() {
    lastPress = performance.now()
    told.goOn()
  }
  function press(answer: () => void) {
    if (performance.now() - lastPress < SAME_TAP_MS) return
    lastPress = performance.now()
    afterPaint(isRevealed ? told.goOn : answer)
  }
  return { revealed: isRevealed, goOn, press }
}
