import { useEffect, useState } from 'react'
import type { Pack } from '#search/pack.ts'
import { indexOf } from '#search/search.ts'
import { loadPack } from '#stores/pack.ts'

/** The players, or the failure to load them; `retry` tries again. */
export function usePack(url: string): { pack: Pack | null; failed: boolean; retry: () => void } {
  const [pack, setPack] = useState<Pack | null>(null)
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    loadPack(url).then(
      (loaded) => {
        setPack(loaded)
        // While the player thinks, so that the first letter answers at once.
        setTimeout(() => indexOf(loaded), 0)
      },
      () => setFailures(attempt + 1),
    )
  }, [url, attempt])

  return { pack, failed: failures > attempt, retry: () => setAttempt(failures) }
}
