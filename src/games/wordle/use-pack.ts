import { useCallback } from 'react'
import { indexOf } from '#search/search.ts'
import { useLoaded } from '#ui/use-loaded.ts'

/** The players, or the failure to load them. */
export function usePack(url: string) {
  const load = useCallback(async () => {
    const { loadPack } = await import('#stores/pack.ts')
    const pack = await loadPack(url)
    // While the player thinks, so that the first letter answers at once.
    setTimeout(() => indexOf(pack), 0)
    return pack
  }, [url])
  const { loaded, ...state } = useLoaded(load)
  return { pack: loaded, ...state }
}
