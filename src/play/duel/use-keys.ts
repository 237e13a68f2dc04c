import { useEffect, useRef } from 'react'
import { hasWord } from '#core/display-word.ts'
import { declareIntent } from '#ui/intent.ts'

/**
 * Global key handlers, except in inputs, menus and dialogs, which have their own keys. Letters act unless the player
 * turned single keys off.
 */
export function useKeys(presses: ReadonlyMap<string, () => void>) {
  const current = useRef(presses)
  useEffect(() => {
    current.current = presses
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const press = current.current.get(event.key)
      if (!press || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if ((event.target as Element).closest('input, select, textarea, dialog')) return
      if (event.key.length === 1 && hasWord(document.documentElement.dataset['display'], 'no-keys')) return
      event.preventDefault()
      // Keys need no focus: the first press may precede any sign of intent in `<main>`.
      declareIntent()
      press()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
