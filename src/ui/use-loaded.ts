import { useEffect, useState } from 'react'

type Loading<Thing> = { loaded: Thing | null; failed: boolean; retry: () => void }

/** The result of `load`, or its failure; `retry` tries again. `load` must be stable between renders. */
export function useLoaded<Thing>(load: () => Promise<Thing>): Loading<Thing> {
  const [loaded, setLoaded] = useState<Thing | null>(null)
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    // Wrapped in a function, because the loaded value may be a function itself.
    load().then(
      (thing) => setLoaded(() => thing),
      () => setFailures(attempt + 1),
    )
  }, [load, attempt])

  return { loaded, failed: failures > attempt, retry: () => setAttempt(failures) }
}
