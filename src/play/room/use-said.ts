import { useEffect, useState } from 'react'

const SHOWN_MS = 6_000

/** A sentence for the dock, for a moment: the next turn has its own. */
export function useSaid(turn: string | null) {
  const [said, setSaid] = useState<{ sentence: string | null; turn: string | null }>({ sentence: null, turn })

  useEffect(() => {
    const timer = setTimeout(() => setSaid({ sentence: null, turn: null }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said.sentence])

  const sentence = said.turn === turn ? said.sentence : null
  return [sentence, (next: string | null) => setSaid({ sentence: next, turn })] as const
}
