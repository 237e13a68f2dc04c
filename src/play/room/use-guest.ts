import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { $session } from '#stores/session.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { $guestKit, $guestName, anyKit, anyName } from './guest.ts'

/** Name and shirt as somebody is about to choose them: what was chosen before, else drawn; kept with `keep`. */
export function useGuest(nicknames: string) {
  const hydrated = useHydrated()
  const { status } = useStore($session)
  const [drawn] = useState(() => ({ name: anyName(nicknames), kit: anyKit() }))
  const [chosen, setChosen] = useState<{ name?: string; kit?: string }>({})
  const name = chosen.name ?? (hydrated ? $guestName.get() || drawn.name : '')
  const kit = chosen.kit ?? (hydrated ? $guestKit.get() || drawn.kit : '')

  const adopt = useCallback((fields: HTMLElement) => {
    const name = fields.querySelector<HTMLInputElement>('[autocomplete]')?.value
    const kit = fields.querySelector<HTMLInputElement>(':checked')?.value
    if (name || kit) setChosen((now) => ({ ...(name && { name }), ...(kit && { kit }), ...now }))
  }, [])

  return {
    /** Goes on with what the fields hold: before hydration they are empty, and what is in them somebody chose. */
    adopt,
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
