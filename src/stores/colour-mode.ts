import { atom } from 'nanostores'
import { webStorage } from './persisted.ts'

export const COLOUR_MODES = ['light', 'dark', 'system'] as const
export type ColourMode = (typeof COLOUR_MODES)[number]

/** Plain text, because the inline script reads it before the first paint; absent: system. */
const KEY = 'colour-mode'
/** The account's choice that this browser adopted last; absent: none. */
const ADOPTED = 'colour-mode-account'

const isMode = (value: unknown): value is ColourMode => COLOUR_MODES.includes(value as ColourMode)

/** The mode chosen last by the buttons of any page. */
export function keptColourMode(): ColourMode {
  const kept = read(KEY)
  return isMode(kept) ? kept : 'system'
}

export const $colourMode = atom<ColourMode>(keptColourMode())

/** Stores the mode and applies it at once. */
export function setColourMode(mode: ColourMode) {
  write(KEY, mode === 'system' ? null : mode)
  $colourMode.set(mode)
  const root = document.documentElement
  if (mode === 'system') delete root.dataset.theme
  else root.dataset.theme = mode
}

/**
 * Synchronises the mode of this browser and of the account. A newer choice from another device wins; else the choice
 * made here by the buttons of any page is returned, for the caller to save. Null (signed out) keeps the mode and
 * forgets the account.
 */
export function syncColourMode(account: { ofAccount: unknown } | null): ColourMode | null {
  if (!account) return write(ADOPTED, null)
  const { ofAccount } = account
  if (isMode(ofAccount) && ofAccount !== read(ADOPTED)) {
    write(ADOPTED, ofAccount)
    setColourMode(ofAccount)
    return null
  }
  const here = keptColourMode()
  return here === (ofAccount ?? 'system') ? null : here
}

function read(key: string): string | null {
  try {
    return webStorage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(key: string, value: string | null): null {
  try {
    if (value === null) webStorage()?.removeItem(key)
    else webStorage()?.setItem(key, value)
  } catch {
    // A full or closed storage: the choice lasts as long as the page.
  }
  return null
}
