import { useEffect } from 'react'

/** Option letters, as shown and as keys. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Option of a key: 1 to 4 or A to D; null for any other. */
export function optionOf(key: string): number | null {
  const letter = key.length === 1 ? LETTERS.findIndex((each) => each === key.toUpperCase()) : -1
  const place = letter === -1 ? Number.parseInt(key, 10) - 1 : letter
  return key.length === 1 && place >= 0 && place < LETTERS.length ? place : null
}

/** Handles keys 1 to 4 and A to D regardless of focus, except in dialogs and text fields. */
export function useOptionKeys(choose: ((option: number) => void) | null) {
  useEffect(() => {
    if (!choose) return
    function onKey(event: KeyboardEvent) {
      const option = optionOf(event.key)
      if (option === null || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') || (event.target as Element).matches('input, textarea, select')) return
      event.preventDefault()
      choose!(option)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [choose])
}
