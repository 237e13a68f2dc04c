import { useEffect, useState } from 'react'
import type { SentPortraits } from '#contracts/pictures.ts'
import type { Pack } from '#search/pack.ts'
import { sentPortraits } from '#stores/sent-portraits.ts'

/** Whether there is a picture of a footballer, and whose: `author` is null for our own drawing, undefined until it is known. */
export function usePortrait(id: string, pack: Pack | undefined) {
  const [sent, setSent] = useState<SentPortraits>()
  const [lost, setLost] = useState(false)
  useEffect(() => void sentPortraits().then(setSent), [])
  const author = sent && (sent[id] ?? null)
  const shown = !lost && (pack?.byId.get(id)?.portrait === true || typeof author === 'string')
  return { shown, author, onLost: () => setLost(true) }
}
