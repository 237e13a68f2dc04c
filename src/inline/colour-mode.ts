import { all, root } from './fill.ts'

export const COLOUR_MODE_KEY = 'colour-mode'

/**
 * Applies the player's choice; anything but light and dark: the system decides. Updates the buttons if they exist
 * already. Converts by itself what an attribute holds as text: every byte of this script is in every page.
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
