import { useState } from 'react'

type Tries = 'first' | 'again' | 'lost'

/** A picture that does not come is asked for once more (another `key` of its image), and then `lost`: a sentence stands in its place. */
export function useTries(): { tries: Tries; onError: () => void } {
  const [tries, setTries] = useState<Tries>('first')
  return { tries, onError: () => setTries(tries === 'first' ? 'again' : 'lost') }
}
