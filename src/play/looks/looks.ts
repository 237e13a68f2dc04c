import type { OwnWords } from '../game.ts'
import { useReveal } from '../use-reveal.ts'

/** The part of a view that games of looks share. */
export type LooksView = {
  over: boolean
  gaveUp: boolean
  inWords: boolean
  at: number
  of: number
  worth: readonly number[]
  look: number
  tried: readonly { id: string; name: string }[]
  clues: readonly { kind: string }[]
  done: readonly LooksDone[]
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

/** True once the player has acted on the current picture. */
export const hasBegun = ({ look, tried, inWords }: Pick<LooksView, 'look' | 'tried' | 'inWords'>): boolean =>
  look > 0 || tried.length > 0 || inWords

/** True when the sent action advanced the run: a name was accepted, a step opened. `named`: subject of a guess. */
export const tookMove = (type: string, named: string | null, before: LooksView, now: LooksView): boolean =>
  now.at > before.at || (named === null ? type !== 'step' || now.look > before.look : now.tried.at(-1)?.id === named)

/** Text typed before the search loaded, whether its box has focus, and the pressed tool (-1: none). */
export const typed = { text: '', inside: false, tool: -1 }

/** Ref of a placeholder box: continues where the previous one was left, even before hydration. */
export function keepTyping(box: HTMLInputElement) {
  if (typed.text) box.value = typed.text
  if (typed.inside) box.focus()
  return () => {
    typed.text = box.value
    typed.inside = box === document.activeElement
  }
}

/**
 * The picture under reveal until the player goes on. Starting the next one, here or in another tab, ends it; giving up
 * shows none.
 */
export function useDone<View extends LooksView>(runId: string, view: View | null) {
  const isBegun = view !== null && !view.over && (view.look > 0 || view.tried.length > 0)
  const { revealed, goOn } = useReveal<View['done'][number]>(runId, view && view.done, isBegun || view?.gaveUp === true)
  return { revealed, slot: revealed && view ? view.done.indexOf(revealed) : null, goOn }
}
