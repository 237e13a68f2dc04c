import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

const WIDE = '(min-width: 1024px)'

/** What only wide screens show, and only they load. Before that, and in the HTML of the build, nothing. */
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
