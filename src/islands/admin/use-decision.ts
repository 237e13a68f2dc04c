import { useState } from 'react'
import type { Reply, Trouble } from './api.ts'

/** One decision at a time; keeps the last error until the next attempt. */
export function useDecision() {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  /** Returns null when another decision is still being sent. */
  async function send<Answer>(decide: () => Promise<Reply<Answer>>): Promise<Reply<Answer> | null> {
    if (busy) return null
    setBusy(true)
    setTrouble(null)
    const reply = await decide()
    setBusy(false)
    if (!reply.ok) setTrouble(reply.code)
    return reply
  }

  return { busy, trouble, send }
}
