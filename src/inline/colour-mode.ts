import { all, root } from './fill.ts'

export const COLOUR_MODE_KEY = 'colour-mode'

/**
 * Applies the player's choice, or the page's forced mode; anything else: the system decides. Updates the buttons if
 * they exist already.
 */
export function setColourMode(choice: string | null) {
  const { dataset } = root
  if (!('themeForced' in dataset)) {
    if (choice === 'light' || choice === 'dark') dataset['theme'] = choice
    else delete dataset['theme']
  }
  for (const button of all('.seg [data-mode]')) {
    button.ariaPressed = `${button.dataset['mode'] === (choice ?? 'system')}`
  }
}

/** The opposite of the mode that the page shows now. */
export function otherMode(): 'light' | 'dark' {
  const { theme } = root.dataset
  return (theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches) ? 'light' : 'dark'
}
