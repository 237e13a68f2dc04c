import { useEffect } from 'react'
import type { Reveal } from './reveal.ts'

/** Continues after `ms`, unless the run is over. */
export function useGoOn({ revealed, goOn }: Reveal, ms: number | null, over: boolean) {
  useEffect(() => {
    if (!revealed || over || ms === null) return
    const timer = setTimeout(goOn, ms)
    return () => clearTimeout(timer)
    // `goOn` changes with every render, but does the same during one reveal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [revealed, over, ms])
}
