import type { OwnWords } from '../game.ts'

/** View of a game of looks: each picture is shown in steps of increasing detail, called looks (src/games/looks). */
export type LooksView = {
  over: boolean
  gaveUp: boolean
  inWords: boolean
  /** Index of the current picture; after the end the number of finished ones. */
  at: number
  of: number
  /** Points for each look. */
  worth: readonly number[]
  /** Current look of the picture, from 0. */
  look: number
  tried: readonly { id: string; name: string }[]
  clues: readonly { kind: string }[]
  done: readonly LooksDone[]
  /** Points that wrong answers took off the run. */
  off: number
  points: number
}

export type LooksDone = {
  id: string
  name: string
  result: 'found' | 'lost' | 'skipped'
  look: number
  points: number
  hints: number
  inWords: boolean
  /** Worth half, because the player found it in an earlier run. */
  half: boolean
}

/** Words that every game of looks defines. */
export type LooksWords = OwnWords & Record<LooksKey | `voice-${0 | 1 | 2 | 3 | 4 | 5}`, string>

type LooksKey =
  | 'lookOf'
  | 'worthNow'
  | 'slots'
  | 'slotOpen'
  | 'slotFound'
  | 'slotLost'
  | 'inWords'
  | 'inPictures'
  | 'pictureLost'
  | 'goOn'
  | 'toEnd'
  | 'skip'
  | 'soFar'
  | 'looks'
  | 'looksNote'
  | 'found'
  | 'lost'
  | 'foundSays'
  | 'lostSays'
  | 'notSays'
  | 'tried'
  | 'fact'
  | 'subbedOff'
  | 'keptFound'
  | 'keptLost'
  | 'shareNthFound'
  | 'shareNthLost'
  | 'shareSum'
  | 'shareHint'
  | 'shareWords'

/** Share squares by the step that named a picture, and for a missed one (docs/games/pixels.md). */
export const signOf = ({ result, look }: Pick<LooksDone, 'result' | 'look'>): ShareSign =>
  result !== 'found' ? 'no' : look < 2 ? 'early' : look < 4 ? 'mid' : look < 5 ? 'late' : 'last'
export type ShareSign = 'early' | 'mid' | 'late' | 'last' | 'no'
