import { useStore } from '@nanostores/react'
import { useState } from 'react'
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
