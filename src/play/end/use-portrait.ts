import { useEffect, useState } from 'react'
import type { SentPortraits } from '#contracts/pictures.ts'
import { sentPortraits } from '#stores/sent-portraits.ts'
import type { Star } from './play-end.ts'

/**
 * Whether there is a picture of a footballer, and whose: `author` is null for our own drawing, undefined until it is
 * known and where there is none.
 */
export function usePortrait(star: Star | null) {
  const [sent, setSent] = useState<SentPortraits>()
  const [lost, setLost] = useState(false)
  useEffect(() => void sentPortraits().then(setSent), [])
  const author = star && sent ? (sent[star.id] ?? null) : undefined
  const shown = star !== null && !lost && (star.portrait || typeof author === 'string')
  return { shown, author: shown ? author : undefined, onLost: () => setLost(true) }
}
