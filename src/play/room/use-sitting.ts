import { useState, type FormEvent } from 'react'
import type { MatchRoom } from './game.ts'
import type { Guest } from './use-guest.ts'

/** Keeps what was chosen and takes the seat with it; the room answers with its state. */
export function useSitting(room: MatchRoom, guest: Guest, onSat?: () => void) {
  const [state, setState] = useState<'free' | 'busy' | 'failed'>('free')

  async function sit(event: FormEvent) {
    event.preventDefault()
    guest.keep()
    setState('busy')
    const sat = await room.sit()
    setState(sat ? 'free' : 'failed')
    if (sat) onSat?.()
  }

  return { sit: (event: FormEvent) => void sit(event), busy: state === 'busy', failed: state === 'failed' }
}
