import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML of the build and in the first render, which must match it; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
