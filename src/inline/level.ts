import { root } from './fill.ts'

/**
 * Sets attributes before paint: `data-level`, the level that the practice will open, so that no other one flashes;
 * `data-form`, when a form replaces the board. The level is that of the address, else the last chosen one, else the
 * first.
 */
export function showLevel(read: (key: string) => string | null) {
  const opens = root.dataset['opens']
  if (!opens) return
  const { game, modes } = JSON.parse(opens) as { game: string; modes: [string, ...string[]] }
  if (read(`${game}-form`) === 'true') root.dataset['form'] = ''
  const asked = [new URLSearchParams(location.search).get('level'), read(`${game}-level`)]
  root.dataset['level'] = asked.find((level) => level !== null && modes.includes(level)) ?? modes[0]
}
