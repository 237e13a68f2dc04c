import { useEffect, useState } from 'react'
import type { EndProps, PlayEnd } from './end/play-end.ts'
import type { OwnWords, PlayView, PlayWords } from './game.ts'

/** Duration of the last row's animation (five tiles, 90 ms apart), and a short pause. */
const LAST_ROW_MS = 1400

type Watched = { runId: string | null; playing: boolean; open: boolean }

const CLOSED = { playing: false, open: false }

/**
 * `fresh`: the run has just ended on this page. `open`: the animation of its last row has ended, so the end may be
 * shown.
 */
function useLastRow(runId: string | null, over: boolean): { open: boolean; fresh: boolean } {
  const [watched, setWatched] = useState<Watched>({ ...CLOSED, runId })
  const { playing, open } = watched
  if (watched.runId !== runId) setWatched({ ...CLOSED, runId })
  else if (runId !== null && !over && !playing) setWatched({ runId, playing: true, open: false })

  useEffect(() => {
    if (!over || open) return
    const wait = playing && !matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setWatched({ runId, playing, open: true }), wait ? LAST_ROW_MS : 0)
    return () => clearTimeout(timer)
  }, [runId, over, playing, open])

  return { open: open && over && watched.runId === runId, fresh: playing }
}

type Ended<View extends PlayView, Own extends OwnWords> = { end: () => Promise<PlayEnd<View, Own>> }
type Shown<View, Own extends OwnWords> = Omit<EndProps<View, Own>, 't' | 'view' | 'pack'> & {
  /** Null while loading. */
  view: View | null
  pack: EndProps<View, Own>['pack'] | null
  t: PlayWords<Own>
}

/**
 * `ended`: the shell of the end, once the last row's animation has ended and everything the end shows is loaded; until
 * then the board stays. Loaded as a module instead of by `lazy`, whose fallback would blank the page. `fresh`: the run
 * has just ended on this page. `load` must be stable between renders.
 */
export function useEnding<View extends PlayView, Own extends OwnWords, Shell>(
  game: Ended<View, Own>,
  runId: string | null,
  shown: Shown<View, Own>,
  load: () => Promise<Shell>,
): { ended: Shell | null; fresh: boolean } {
  const { view, pack } = shown
  const over = view?.over ?? false
  const { open, fresh } = useLastRow(runId, over)
  const [prepared, setPrepared] = useState<{ runId: string; shell: Shell } | null>(null)
  const isPrepared = prepared !== null && prepared.runId === runId
  useEffect(() => {
    if (!over || !view || !pack || runId === null || isPrepared) return
    let current = true
    const preparing = import('./end/prepare.ts').then(({ prepareEnd }) => prepareEnd(game, { ...shown, view, pack }))
    Promise.all([load(), preparing]).then(
      ([shell]) => current && setPrepared({ runId, shell }),
      () => {},
    )
    return () => void (current = false)
  }, [game, runId, over, view, pack, shown, isPrepared, load])
  return { ended: open && isPrepared ? prepared.shell : null, fresh }
}
