import { hasWord } from '#core/display-word.ts'

export type Switches = { sound: boolean; haptics: boolean }

/** The player's choices, off by default; src/inline/display.ts writes them on the page. */
export function switchesNow(): Switches {
  const { display } = document.documentElement.dataset
  return { sound: hasWord(display, 'sound'), haptics: hasWord(display, 'haptics') }
}

export function isAnyOn(): boolean {
  const { sound, haptics } = switchesNow()
  return sound || haptics
}

/** Calls `changed` when a choice may have changed, also in another tab. */
export function followSwitches(changed: () => void): () => void {
  const events = ['progress', 'storage', 'pageshow']
  for (const event of events) addEventListener(event, changed)
  return () => events.forEach((event) => removeEventListener(event, changed))
}
