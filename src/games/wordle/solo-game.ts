import { localDay } from '#stores/local-day.ts'
import { preference, setPreference } from '#stores/preferences.ts'
import type { Pack } from '#search/pack.ts'
import type { State } from './engine/index.ts'
import { LEVELS, type Level } from './engine/limits.ts'

export { openLevels } from './pack-clues.ts'
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

/** Address of the face that the first hint opens; null: not opened, or nobody drew him. */
export const faceOf = ({ deal, state }: SoloDealt, pack: Pack): string | null =>
  state.hints > 0 && pack.byId.get(deal.answer)?.portrait ? `/img/portrait/${deal.answer}.webp?px=16` : null

type SoloDealt = { deal: { answer: string }; state: Pick<State, 'hints'> }

/** Day and seed of a deal made now. */
export const newDeal = () => [localDay(), crypto.getRandomValues(new Uint32Array(1))[0]!] as const
