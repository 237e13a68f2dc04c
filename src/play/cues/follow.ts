import { hasWord } from '#core/display-word.ts'
import type { OwnWords, PlayBoard, PlayView, Wire } from '../game.ts'
import { play, type Cue } from './play-cue.ts'

type Judge<View extends PlayView> = PlayBoard<View, Wire, OwnWords>['cue']

let last: { runId: string; view: PlayView } | null = null

/** Plays sound and vibration for the changes of a run. Call it with each of its views. */
export function followRun<View extends PlayView>(runId: string, view: View, judge: Judge<View>) {
  const before = last?.runId === runId ? (last.view as View) : view
  last = { runId, view }
  const cues = cuesOf(view, before, judge)
  const { display } = document.documentElement.dataset
  if (cues.length > 0) play(cues, { sound: hasWord(display, 'sound'), haptics: hasWord(display, 'haptics') })
}

/**
 * Cues for the result of an answer and for the end, except after giving up; none when a finished run is shown again.
 */
export function cuesOf<View extends PlayView>(now: View, before: View, judge: Judge<View>): Cue[] {
  if (now === before || before.over) return []
  const result = now.gaveUp ? null : (judge?.(now, before) ?? null)
  return [...(result ? [result] : []), ...(now.over && !now.gaveUp ? (['end'] as const) : [])]
}
