import { useEffect, useRef } from 'react'
import { declareIntent } from '#ui/intent.ts'

/** Presses by the name of the key, wherever the focus is, but for boxes, menus and dialogs, which have keys of their own. */
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
      event.preventDefault()
      // Nothing needs the focus to be pressed: the first key may come before any sign in `<main>`.
      declareIntent()
      press()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
