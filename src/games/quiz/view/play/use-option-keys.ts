import { useEffect } from 'react'
import { optionOf } from './letters.ts'

/** Keys 1 to 4 and A to D, wherever the focus is; not while a dialog is open or something is typed. */
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
