import { useSyncExternalStore } from 'react'

export const SECTIONS = [
  'queue',
  'reports',
  'names',
  'notes',
  'runs',
  'dailies',
  'pools',
  'pictures',
  'figures',
  'audit',
] as const
export type Section = (typeof SECTIONS)[number]

const FIRST: Section = 'queue'

/** Section named by the address, so that reload and the back button keep it. */
export function useSection(): [Section, (section: Section) => void] {
  const section = useSyncExternalStore(follow, sectionOfAddress, () => FIRST)
  return [section, (next) => (location.hash = next)]
}

function follow(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

function sectionOfAddress(): Section {
  const named = location.hash.slice(1)
  return SECTIONS.find((section) => section === named) ?? FIRST
}
