import { PRACTICE_LEAGUES, practiceLeagues } from './practice-leagues.ts'

/** Words of the preferences whose values are words, in this order, and of those that are on or off. */
const VALUES = { palette: ['contrast'], motion: ['reduced', 'full'], pitch: ['diagonal', 'rings', 'checks', 'rays'] }
const SWITCHES = ['sound', 'haptics'] as const

/**
 * Text under the local key `display` and of `data-display`, such as "contrast sound liga ligue1": the settings that a
 * page applies, those that are not the usual ones.
 */
export function displayOf(preferences: Readonly<Record<string, unknown>>): string {
  const leagues = practiceLeagues(preferences['leagues'])
  return [
    ...Object.entries(VALUES).flatMap(([key, values]) => values.filter((value) => value === preferences[key])),
    ...SWITCHES.filter((key) => preferences[key] === 'on'),
    ...(leagues.length < PRACTICE_LEAGUES.length ? leagues : []),
  ].join(' ')
}
