const DAY_MS = 86_400_000

/** Days after which a player is asked again. */
export const VALID_DAYS = 183

/** `v`: version of the configured purposes; `at`: time of the choice, ms. */
export type Choice = { v: string; at: number; measure: boolean; tags: boolean; reports: boolean }

/** The valid choice in a stored text; null without one, for other purposes, and after 183 days. */
export function parseChoice(text: string | null, version: string, now: number): Choice | null {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return null
  }
  if (typeof stored !== 'object' || stored === null) return null
  const { v, at, measure, tags, reports } = stored as Record<keyof Choice, unknown>
  if (v !== version || typeof at !== 'number' || at > now || now - at > VALID_DAYS * DAY_MS) return null
  return { v: version, at, measure: measure === true, tags: tags === true, reports: reports !== false }
}

/** The player's valid choice; null: not asked yet. */
export function readChoice(): Choice | null {
  try {
    return parseChoice(localStorage.getItem('consent'), import.meta.env.CONSENT, Date.now())
  } catch {
    return null
  }
}

/** Stores a choice; without storage it applies to this page only. */
export function storeChoice(choice: Pick<Choice, 'measure' | 'tags' | 'reports'>): Choice {
  const stored = { v: import.meta.env.CONSENT, at: Date.now(), ...choice }
  try {
    localStorage.setItem('consent', JSON.stringify(stored))
  } catch {
    // Storage is full or forbidden.
  }
  return stored
}
