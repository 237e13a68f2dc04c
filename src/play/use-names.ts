import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Pack } from '#search/pack.ts'
import { lateState, loadLate } from '#stores/late-pack.ts'

/**
 * Loads the late pack when one of `ids` is unknown without it, for example after a reload, and re-renders the board
 * with the names.
 */
export function useNames(pack: Pack, ids: readonly string[]) {
  useStore(lateState(pack))
  const isMissing = ids.some((id) => !pack.byId.has(id))
  useEffect(() => {
    if (isMissing) void loadLate(pack)
  }, [pack, isMissing])
}
