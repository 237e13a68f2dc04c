import { all, root } from './fill.ts'

export const COLOUR_MODE_KEY = 'colour-mode'

/**
 * Applies the player's choice; any value but light and dark leaves it to the system. Updates the buttons if they exist
 * already. Relies on the attribute's conversion to text, because every byte of this script is in every page.
 */
export function setColourMode(choice: string | null) {
  root.dataset['theme'] = choice!
  for (const button of all('.seg [data-mode]')) {
    button.ariaPressed = (button.dataset['mode'] === (choice ?? 'system')) as unknown as string
  }
}

/** The opposite of the mode that the page shows now. */
export function otherMode(): 'light' | 'dark' {
  const { theme } = root.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    ? 'light'
    : 'dark'
}
