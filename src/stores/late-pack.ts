import { atom, type ReadableAtom } from 'nanostores'
import lateUrl from '#data/generated/late-pack.json?url'
import { growPack } from '#search/late-pack.ts'
import type { Pack } from '#search/pack.ts'
import { indexOf } from '#search/search.ts'
import { fetchPack, forgetPack } from './pack.ts'

/** How far the late pack is: a name that nobody has may be said only when it is `here`. */
export type LateState = 'absent' | 'loading' | 'failed' | 'here'

const states = new WeakMap<Pack, ReturnType<typeof atom<LateState>>>()

function stateOf(pack: Pack) {
  const $state = states.get(pack) ?? atom<LateState>('absent')
  states.set(pack, $state)
  return $state
}

export const lateState = (pack: Pack): ReadableAtom<LateState> => stateOf(pack)

/** A pack that has no late part, such as the clubs': whoever is not in it is nowhere. */
export const hasAll = (pack: Pack) => stateOf(pack).set('here')

/** Gets the late pack into `pack`, once; after a failure the next call tries again. Never rejects. */
export async function loadLate(pack: Pack): Promise<LateState> {
  const $state = stateOf(pack)
  if ($state.get() === 'absent' || $state.get() === 'failed') {
    $state.set('loading')
    try {
      growPack(pack, await fetchPack(lateUrl))
      // A task of its own, so that a key in between waits for one of them only; and before the state says so.
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
