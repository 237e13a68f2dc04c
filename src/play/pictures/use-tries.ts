import { useState } from 'react'

type Tries = 'first' | 'again' | 'lost'

/** Retries a failed picture once (another `key`), then reports `lost`: a sentence replaces it. */
export function useTries(): { tries: Tries; onError: () => void } {
  const [tries, setTries] = useState<Tries>('first')
  return { tries, onError: () => setTries(tries === 'first' ? 'again' : 'lost') }
}
