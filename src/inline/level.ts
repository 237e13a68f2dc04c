import { root } from './fill.ts'

/**
 * Sets before paint: `data-level`, the level that the practice will open, so that no other one flashes; `data-form`,
 * the form in place of the board. The level of the address, or the one that was chosen last here; else the first.
 */
export function showLevel(read: (key: string) => string | null) {
  const opens = root.dataset['opens']
  if (!opens) return
  const { game, modes } = JSON.parse(opens) as { game: string; modes: [string, ...string[]] }
  if (read(`${game}-form`) === 'true') root.dataset['form'] = ''
  const asked = [new URLSearchParams(location.search).get('level'), read(`${game}-level`)]
  root.dataset['level'] = asked.find((level) => level !== null && modes.includes(level)) ?? modes[0]
}
