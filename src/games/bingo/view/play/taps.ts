import { useEffect, useState } from 'react'
import type { Past, View } from '../../rules/engine.ts'

/** Taps within this time count as one. */
const SAME_TAP_MS = 300

let last = -Infinity

/** True for a tap within `SAME_TAP_MS` of a counted one, such as a double tap. */
export function isSameTap(): boolean {
  const now = performance.now()
  if (now - last < SAME_TAP_MS) return true
  last = now
  return false
}

/** Time the strip shows a wrong placement. */
const WRONG_SHOWN_MS = 900

/**
 * The latest wrong placement, while the strip shows its sentence instead of the next player; placements from before the
 * page opened do not count. `seen`: number of players when the page opened.
 */
export function useWrong(view: Pick<View, 'past' | 'at'> | null): { wrong: Past | null; seen: number } {
  const at = view?.at ?? 0
  const [shown, setShown] = useState(view ? { seen: at, gone: at } : null)
  if (view && !shown) setShown({ seen: at, gone: at })
  const { seen, gone } = shown ?? { seen: at, gone: at }
  const last = view?.past.findLastIndex(({ did }) => did === 'wrong') ?? -1
  const isNew = last >= seen && last >= at - 2 && at > gone
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => setShown({ seen, gone: at }), WRONG_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isNew, seen, at])
  return { wrong: isNew ? view!.past[last]! : null, seen }
}
