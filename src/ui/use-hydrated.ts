import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML of the build and in the first paint that must match it; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
