import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1024px)'

/** Whether the screen has room for columns; false in the HTML of the build. */
export const useWide = (): boolean => useSyncExternalStore(followWidth, isWide, () => false)

const isWide = () => matchMedia(WIDE).matches

function followWidth(look: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', look)
  return () => query.removeEventListener('change', look)
}
