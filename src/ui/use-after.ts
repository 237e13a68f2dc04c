import { useEffect, useState } from 'react'

/** True once `isOn` has held for `ms`. */
export function useAfter(isOn: boolean, ms: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setPassed(true), ms)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [isOn, ms])
  return isOn && passed
}
