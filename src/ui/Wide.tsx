import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

const WIDE = '(min-width: 1024px)'

/** Loads and renders its children on wide screens only; nothing in the HTML of the build. */
export function Wide({ children }: { children: ReactNode }) {
  const wide = useSyncExternalStore(followWidth, isWide, () => false)
  return wide ? <Suspense>{children}</Suspense> : null
}

const isWide = () => matchMedia(WIDE).matches

function followWidth(look: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', look)
  return () => query.removeEventListener('change', look)
}
