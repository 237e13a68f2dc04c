import { useEffect } from 'react'
import type { Reveal } from './reveal.ts'

/** Continues after `ms`, unless the run is over. */
export function useGoOn({ revealed, goOn }: Reveal, ms: number | null, over: boolean) {
  useEffect(() => {
    if (!revealed || over || ms === null) return
    const timer = setTimeout(goOn, ms)
    return () => clearTimeout(timer)
    // `goOn` differs from render to render; what it goes on from does not while it is revealed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [revealed, over, ms])
}
