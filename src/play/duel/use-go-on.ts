import { useEffect } from 'react'
import type { Reveal } from './reveal.ts'

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
