import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { kitOf, kitText, type Kit } from '#core/kits.ts'
import { persisted, type Parser } from '#stores/persisted.ts'
import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { $session } from '#stores/session.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { MatchRoom } from './game.ts'

const Name: Parser<string> = {
  safeParse: (value) => ({ data: typeof value === 'string' && value.length <= PLAYER_NAME_MAX ? value : undefined }),
}
const Shirt: Parser<string> = {
  safeParse: (value) => ({ data: kitOf(value) ? (value as string) : undefined }),
}

/** The guest's chosen name; empty: random. */
export const $guestName = persisted('guestName', Name, '')
/** The guest's chosen shirt, as `kitText` writes it; empty: random. */
export const $guestKit = persisted('guestKit', Shirt, '')

/** Stores content entered into the fields before hydration; they are rendered empty, so any content is the player's. */
export function keepChosen(fields: ParentNode) {
  const name = fields.querySelector<HTMLInputElement>('[autocomplete]')?.value.trim()
  const kit = fields.querySelector<HTMLInputElement>(':checked')?.value
  if (name) $guestName.set(name)
  if (kit) $guestKit.set(kit)
}

/** Ten shirts that are distinguishable at a small size. */
export const GUEST_KITS: readonly Kit[] = [
  { pattern: 'stripes', first: 'claret', second: 'blue' },
  { pattern: 'sleeves', first: 'red', second: 'white' },
  { pattern: 'hoops', first: 'white', second: 'green' },
  { pattern: 'plain', first: 'yellow', second: 'black' },
  { pattern: 'stripes', first: 'black', second: 'red' },
  { pattern: 'halves', first: 'navy', second: 'orange' },
  { pattern: 'plain', first: 'sky', second: 'white' },
  { pattern: 'stripes', first: 'white', second: 'black' },
  { pattern: 'sash', first: 'white', second: 'red' },
  { pattern: 'sleeves', first: 'purple', second: 'pink' },
]

export const anyKit = (): string => kitText(anyOf(GUEST_KITS))

/** A random name other than `but`, from a message such as `Nutmeg|Top Corner`. */
export const anyName = (names: string, but = ''): string => anyOf(names.split('|').filter((name) => name !== but))

const anyOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!

/** Name and shirt being chosen: the previous choice, or random ones; `keep` stores them. */
export function useGuest(nicknames: string) {
  const hydrated = useHydrated()
  const { status } = useStore($session)
  const [drawn] = useState(() => ({ name: anyName(nicknames), kit: anyKit() }))
  const [chosen, setChosen] = useState<{ name?: string; kit?: string }>({})
  const name = chosen.name ?? (hydrated ? $guestName.get() || drawn.name : '')
  const kit = chosen.kit ?? (hydrated ? $guestKit.get() || drawn.kit : '')

  return {
    /** An account plays under its own name, in the shirt of its profile. */
    isAccount: status === 'signed-in',
    name,
    kit,
    setName: (value: string) => setChosen({ ...chosen, name: value }),
    setKit: (value: string) => setChosen({ ...chosen, kit: value }),
    roll: () => setChosen({ ...chosen, name: anyName(nicknames, name) }),
    keep() {
      $guestName.set(name.trim())
      $guestKit.set(kit)
    },
  }
}

export type Guest = ReturnType<typeof useGuest>

/** Stores the choice and takes a seat with it; the room answers with its state. */
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
