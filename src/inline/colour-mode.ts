import { all, root } from './fill.ts'

export const COLOUR_MODE_KEY = 'colour-mode'

const isMode = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark'

/**
 * The player's choice, or the page's own when it forces one; anything else = the system decides. The buttons, where
 * they exist already, say which one was chosen.
 */
export function setColourMode(choice: string | null) {
  const { dataset } = root
  if (!('themeForced' in dataset)) {
    if (isMode(choice)) dataset['theme'] = choice
    else delete dataset['theme']
  }
  for (const button of all('.seg [data-mode]')) {
    button.ariaPressed = `${button.dataset['mode'] === (choice ?? 'system')}`
  }
}

/** The other one of light and dark, seen from what the page shows now. */
export function otherMode(): 'light' | 'dark' {
  const { theme } = root.dataset
  return (theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches) ? 'light' : 'dark'
}
