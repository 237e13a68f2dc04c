import { useEffect, useRef } from 'react'
import type { PlayBoard, OwnWords, PlayView, Wire } from '../game.ts'
import { play, type Cue } from './play-cue.ts'
import { switchesNow } from './switches.ts'

type Props<View extends PlayView> = { view: View; cue: PlayBoard<View, Wire, OwnWords>['cue'] }

/** Lets the changes of a run be heard and felt. Give it a new `key` per run. */
export default function Cues<View extends PlayView>({ view, cue }: Props<View>) {
  const last = useRef(view)
  useEffect(() => {
    const before = last.current
    last.current = view
    const cues = cuesOf(view, before, cue)
    if (cues.length > 0) play(cues, switchesNow())
  }, [view, cue])
  return null
}

/** The result of an answer, and the end unless the player gave up; nothing for a run that is merely shown again. */
export function cuesOf<View extends PlayView>(now: View, before: View, cue: Props<View>['cue']): Cue[] {
  if (now === before || before.over) return []
  const result = now.gaveUp ? null : (cue?.(now, before) ?? null)
  return [...(result ? [result] : []), ...(now.over && !now.gaveUp ? (['end'] as const) : [])]
}
