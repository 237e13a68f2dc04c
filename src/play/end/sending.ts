import { useState } from 'react'
import { noteCounted } from '#stores/counted.ts'

export type Sent = 'idle' | 'working' | 'copied' | 'failed'

/**
 * Shares a text that must be fetched first, by the share sheet on phones, otherwise by clipboard. When both fail,
 * `byHand` has the text for manual copying. `make` resolves with null when there is no text.
 */
export function useSending(make: () => Promise<string | null>) {
  const [sent, setSent] = useState<Sent>('idle')
  const [byHand, setByHand] = useState<string | null>(null)

  async function send() {
    if (sent === 'working') return
    setSent('working')
    const text = await make().catch(() => null)
    setSent(text === null ? 'failed' : await handOver(text))
  }

  async function handOver(text: string): Promise<Sent> {
    try {
      if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ text })
        if (import.meta.env.MEASURED) noteCounted('shared')
        return 'idle'
      }
    } catch (error) {
      // Do not copy when the player closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'idle'
    }
    try {
      await navigator.clipboard.writeText(text)
      if (import.meta.env.MEASURED) noteCounted('shared')
      setByHand(null)
      return 'copied'
    } catch {
      setByHand(text)
      return 'idle'
    }
  }

  return { sent, byHand, send: () => void send() }
}
