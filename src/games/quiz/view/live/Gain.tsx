import { useEffect, useState } from 'react'
import { number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'

const COUNTED_MS = 600

/** "+832", counting up; shown at once with reduced motion. */
export function Gain({ points, locale }: { points: number; locale: Locale }) {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const begun = performance.now()
    let frame = requestAnimationFrame(function step(at) {
      const share = still ? 1 : Math.min(1, (at - begun) / COUNTED_MS)
      setShown(Math.round(points * Math.max(0, share)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [points])
  return (
    <b className="num n">
      <span aria-hidden="true">+{number(locale, shown)}</span>
      <span className="vh">+{number(locale, points)}</span>
    </b>
  )
}
