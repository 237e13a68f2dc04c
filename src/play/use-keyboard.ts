import { useEffect } from 'react'
import { playIntent } from '#ui/intent.ts'

/**
 * Sets `data-keyboard` on the root while a phone's keyboard is open, and `--visible-height` for browsers that slide the
 * keyboard over the page instead of shrinking it. No keyboard opens before the first intent to play.
 */
export function useKeyboard() {
  useEffect(() => {
    const before = { width: innerWidth, height: window.visualViewport?.height ?? innerHeight }
    const watching = playIntent()
      .then(() => import('./keyboard.ts'))
      .then(({ watchKeyboard }) => watchKeyboard(before))
      .catch(() => () => {})
    return () => void watching.then((stop) => stop())
  }, [])
}
