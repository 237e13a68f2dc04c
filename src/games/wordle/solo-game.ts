import { localDay } from '#stores/local-day.ts'
import { preference, setPreference } from '#stores/preferences.ts'
import { LEVELS, type Level } from './engine/limits.ts'

export { soloRound } from './solo-round.ts'

const LEVEL = 'wordleLevel'

/** The address says it, or what was chosen last. */
export function levelAsked(): Level {
  const asked = [new URLSearchParams(location.search).get('level'), preference(LEVEL)]
  return LEVELS.find((level) => level === asked[0]) ?? LEVELS.find((level) => level === asked[1]) ?? 'normal'
}

export function rememberLevel(level: Level) {
  void setPreference(LEVEL, level)
  history.replaceState(null, '', `?level=${level}`)
}

/** Day and seed of a deal made now. */
export const newDeal = () => [localDay(), crypto.getRandomValues(new Uint32Array(1))[0]!] as const
