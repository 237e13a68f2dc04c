import { useEffect, useState } from 'react'
import type { EndProps, PlayEnd } from './end/play-end.ts'
import type { OwnWords, PlayView, PlayWords } from './game.ts'
import { useCurtain } from './use-curtain.ts'

type Ended<View extends PlayView, Own extends OwnWords> = { end: () => Promise<PlayEnd<View, Own>> }
type Shown<View, Own extends OwnWords> = Omit<EndProps<View, Own>, 't' | 'view' | 'pack'> & {
  /** Null while it loads. */
  view: View | null
  pack: EndProps<View, Own>['pack'] | null
  t: PlayWords<Own>
}

/**
 * `open`: the last row has turned, and all that the end is painted with has come. `fresh`: it ended here and now. Until
 * then the board stays.
 */
export function useEnding<View extends PlayView, Own extends OwnWords>(
  game: Ended<View, Own>,
  runId: string | null,
  shown: Shown<View, Own>,
): { open: boolean; fresh: boolean } {
  const { view, pack } = shown
  const over = view?.over ?? false
  const { open, fresh } = useCurtain(runId, over)
  const [prepared, setPrepared] = useState<string | null>(null)
  useEffect(() => {
    if (!over || !view || !pack || runId === null || prepared === runId) return
    let current = true
    import('./end/prepare.ts')
      .then(({ prepareEnd }) => prepareEnd(game, { ...shown, view, pack }))
      .then(
        () => current && setPrepared(runId),
        () => {},
      )
    return () => void (current = false)
  }, [game, runId, over, view, pack, shown, prepared])
  return { open: open && prepared === runId, fresh }
}
