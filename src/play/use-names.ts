import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Pack } from '#search/pack.ts'
import { lateState, loadLate } from '#stores/late-pack.ts'

/**
 * For a board that shows whom somebody has named, after a reload perhaps: gets the late pack when one of `ids` is not
 * known without it, and draws the board once more with the names.
 */
export function useNames(pack: Pack, ids: readonly string[]) {
  useStore(lateState(pack))
  const isMissing = ids.some((id) => !pack.byId.has(id))
  useEffect(() => {
    if (isMissing) void loadLate(pack)
  }, [pack, isMissing])
}
