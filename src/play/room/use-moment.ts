import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'

/** The last of what a room says one after the other, for so many milliseconds; null before and after. */
export function useMoment<Said extends { count: number }>($said: ReadableAtom<Said | null>, ms: number): Said | null {
  const said = useStore($said)
  const [done, setDone] = useState(() => $said.get()?.count ?? 0)
  const count = said?.count ?? 0

  useEffect(() => {
    const timer = setTimeout(() => setDone(count), ms)
    return () => clearTimeout(timer)
  }, [count, ms])
  return said && count > done ? said : null
}
