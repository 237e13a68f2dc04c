import { PRACTICE_LEAGUES, practiceLeagues } from './practice-leagues.ts'

/** Words of `data-display`: the settings that a page applies, those that are not the usual ones. */
const WORDS = {
  palette: { contrast: 'contrast' },
  motion: { reduced: 'reduced', full: 'full' },
  sound: { on: 'sound' },
  haptics: { on: 'haptics' },
  pitch: { diagonal: 'diagonal', rings: 'rings', checks: 'checks', rays: 'rays' },
} as const

type Values = (typeof WORDS)[keyof typeof WORDS]
export type DisplayWord = Values extends infer Value ? (Value extends object ? Value[keyof Value] : never) : never

/** The text under the local key `display`, such as "contrast sound liga ligue1"; empty when all is as usual. */
export function displayOf(preferences: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(WORDS).flatMap(
    ([key, values]) => Object.entries(values).find(([value]) => value === preferences[key])?.[1] ?? [],
  )
  const leagues = practiceLeagues(preferences['leagues'])
  return [...words, ...(leagues.length < PRACTICE_LEAGUES.length ? leagues : [])].join(' ')
}

export const hasWord = (display: string | undefined, word: DisplayWord): boolean =>
  (display ?? '').split(' ').includes(word)
