import { useEffect, useState } from 'react'
import { levelPhases } from '#core/level-phases.ts'

/** Milliseconds that the bar needs to fill, as in the sheets of its bars, and rests when it is full. */
const FILL_MS = 700
const REST_MS = 250

/**
 * Where a level bar stands on its way from one total of points to another: full, from zero again for each further
 * level, then to its new value (specification, 4). `still` shows the end of the way at once, as reduced motion does.
 * Give the component that calls it a new `key` per gain.
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
    // Two frames: the start has to be painted before the way to the end can be a transition.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => setFilled(true))))
    return () => cancelAnimationFrame(frame)
  }, [filled, index, isLast])

  return {
    phase,
    /** The level rose, and the bar has come to the last of its levels. */
    rose: isLast && phases.length > 1,
    moves: filled,
    /** Of the level's points, in percent. */
    percent: (100 * (filled ? phase.end : phase.start)) / phase.needed,
    /** Where the phase began, in percent. */
    before: (100 * phase.start) / phase.needed,
  }
}
