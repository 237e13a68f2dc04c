import { atom, type ReadableAtom } from 'nanostores'
import lateUrl from '#data/generated/late-pack.json?url'
import { growPack } from '#search/late-pack.ts'
import type { Pack } from '#search/pack.ts'
import { indexOf } from '#search/search.ts'
import { fetchPack, forgetPack } from './pack.ts'

/** State of the late pack; only with `here` is a name that is not found known not to exist. */
export type LateState = 'absent' | 'loading' | 'failed' | 'here'

const states = new WeakMap<Pack, ReturnType<typeof atom<LateState>>>()

function stateOf(pack: Pack) {
  const $state = states.get(pack) ?? atom<LateState>('absent')
  states.set(pack, $state)
  return $state
}

export const lateState = (pack: Pack): ReadableAtom<LateState> => stateOf(pack)

/** Marks a pack without a late part, such as clubs, as complete. */
export const hasAll = (pack: Pack) => stateOf(pack).set('here')

/** Loads the late pack into `pack`, once; retries after a failure. Never rejects. */
export async function loadLate(pack: Pack): Promise<LateState> {
  const $state = stateOf(pack)
  if ($state.get() === 'absent' || $state.get() === 'failed') {
    $state.set('loading')
    try {
      growPack(pack, await fetchPack(lateUrl))
      // Indexes in a separate task, so that a key press waits for only one of both; before the state changes.
      await new Promise((resolve) => setTimeout(resolve, 0))
      indexOf(pack)
      $state.set('here')
    } catch {
      forgetPack(lateUrl)
      $state.set('failed')
    }
  }
  return $state.get()
}
