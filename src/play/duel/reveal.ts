import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** How many answers of a run this page has shown the truth of; those of before it was opened count as shown. */
const $shown = atom<{ runId: string; count: number } | null>(null)

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

/** `answered`: how many pairs of the run are settled. `wentOn`: something was done about the next pair, such as a hint. */
export function useReveal(runId: string, answered: number, wentOn = false): Reveal {
  const shown = useStore($shown)
  const count = shown?.runId === runId && !wentOn ? Math.min(shown.count, answered) : answered
  useEffect(() => {
    const known = $shown.get()
    if (known?.runId !== runId || known.count !== count) $shown.set({ runId, count })
  }, [runId, count])

  const revealed = answered > count
  function goOn() {
    lastPress = performance.now()
    $shown.set({ runId, count: answered })
  }
  function press(answer: () => void) {
    if (performance.now() - lastPress < SAME_TAP_MS) return
    lastPress = performance.now()
    if (revealed) goOn()
    else answer()
  }
  return { revealed, goOn, press }
}

/** Goes on by itself after `ms`, unless it is over: then the end comes. */
export function useGoOn({ revealed, goOn }: Reveal, ms: number | null, over: boolean) {
  useEffect(() => {
    if (!revealed || over || ms === null) return
    const timer = setTimeout(goOn, ms)
    return () => clearTimeout(timer)
    // `goOn` differs from render to render; what it goes on from does not while it is revealed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [revealed, over, ms])
}
