import { useEffect, useState } from 'react'

type Loading<Thing> = { loaded: Thing | null; failed: boolean; retry: () => void }

/** What `load` brings, or its failure; `retry` tries again. `load` must not change from render to render. */
export function useLoaded<Thing>(load: () => Promise<Thing>): Loading<Thing> {
  const [loaded, setLoaded] = useState<Thing | null>(null)
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    // As a function: what was loaded may be one itself.
    load().then(
      (thing) => setLoaded(() => thing),
      () => setFailures(attempt + 1),
    )
  }, [load, attempt])

  return { loaded, failed: failures > attempt, retry: () => setAttempt(failures) }
}
