import { useEffect, useState } from 'react'
import { levelPhases } from '#core/level-phases.ts'

/** Duration in ms of filling, as in the style sheets of the bars, and of the pause when full. */
const FILL_MS = 700
const REST_MS = 250

/**
 * Animates a level bar from one total of points to another: to full, from zero for each further level, then to the new
 * value (specification, 4). `still` and reduced motion show the final state at once. The calling component needs a new
 * `key` per gain.
 */
export function useLevelMotion(from: number, to: number, still = false) {
  const [phases] = useState(() => levelPhases(from, to))
  const [calm] = useState(() => still || matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [index, setIndex] = useState(calm ? phases.length - 1 : 0)
  const [filled, setFilled] = useState(calm)
  const phase = phases[index]!
  const isLast = index === phases.length - 1

  useEffect(() => {
    if (filled) {
      if (isLast) return
      const next = setTimeout(() => {
        setFilled(false)
        setIndex(index + 1)
      }, FILL_MS + REST_MS)
      return () => clearTimeout(next)
    }
    // Waits two frames: the start must be painted before a transition to the end can run.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => setFilled(true))))
    return () => cancelAnimationFrame(frame)
  }, [filled, index, isLast])

  return {
    phase,
    /** The level rose, and the bar has reached its last level. */
    rose: isLast && phases.length > 1,
    moves: filled,
    /** Percentage of the level's points. */
    percent: (100 * (filled ? phase.end : phase.start)) / phase.needed,
    /** Percentage at the start of the phase. */
    before: (100 * phase.start) / phase.needed,
  }
}
