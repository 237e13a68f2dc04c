import { useEffect, useState } from 'react'

/** Eases from 0 to 1 in `ms` after the first render; 1 at once with reduced motion. */
export function useProgress(ms: number): number {
  const [progress, setProgress] = useState(() => (wantsLessMotion() ? 1 : 0))
  useEffect(() => {
    if (wantsLessMotion()) return
    const begun = performance.now()
    let frame = requestAnimationFrame(draw)
    function draw(now: number) {
      const time = Math.min(1, Math.max(0, now - begun) / ms)
      setProgress(easeOut(time))
      if (time < 1) frame = requestAnimationFrame(draw)
    }
    return () => cancelAnimationFrame(frame)
  }, [ms])
  return progress
}

export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The same curve as the CSS transition of the bar, so that both arrive together. */
const easeOut = (time: number): number => 1 - (1 - time) ** 3
