import { kitOf, kitText } from './kits.ts'
import { PRACTICE_LEAGUES, practiceLeagues } from './practice-leagues.ts'
import { levelFor, numbersOf, pitchOf, titleOf } from './unlocks.ts'

/** Values of the preferences that become words, in this order, and preferences that are on or off. */
const VALUES = { palette: ['contrast'], motion: ['reduced', 'full'] }
const SWITCHES = ['sound', 'haptics'] as const

/**
 * Text of the local key `display` and of `data-display`, such as "contrast sound liga ligue1": all settings and looks
 * that differ from the defaults. Includes a look only if the player's level unlocks it.
 */
export function displayOf(preferences: Readonly<Record<string, unknown>>, level: number): string {
  const leagues = practiceLeagues(preferences['leagues'])
  return [
    ...Object.entries(VALUES).flatMap(([key, values]) => values.filter((value) => value === preferences[key])),
    ...SWITCHES.filter((key) => preferences[key] === 'on'),
    ...(preferences['keys'] === 'off' ? ['no-keys'] : []),
    ...looksOf(preferences, level),
    ...(leagues.length < PRACTICE_LEAGUES.length ? leagues : []),
  ].join(' ')
}

/** Pitch, shirt, numbers and title, such as "rings kit-sash-pink-white numbers-block title-captain". */
function looksOf(preferences: Readonly<Record<string, unknown>>, level: number): string[] {
  const pitch = pitchOf(preferences['pitch'], level)
  const numbers = numbersOf(preferences['numbers'], level)
  const kit = kitOf(preferences['kit'])
  const title = preferences['title']
  return [
    ...(pitch === 'stripes' ? [] : [pitch]),
    ...(kit && levelFor('kit', kit.pattern) <= level ? [`kit-${kitText(kit)}`] : []),
    ...(numbers === 'plain' ? [] : [`numbers-${numbers}`]),
    ...(title === titleOf(title, level) ? [`title-${title}`] : []),
  ]
}
