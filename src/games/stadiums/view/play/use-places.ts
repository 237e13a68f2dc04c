import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import type { Places, View } from '../../rules/engine.ts'
import { $kept, placesOf } from './hand.ts'

const never = () => () => {}

/** What lies on the cards of a run; null until it is known, and in the HTML of the build. */
export function usePlaces(run: string, view: View | null): Places | null {
  const kept = useStore($kept)
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return view && isHere ? placesOf(kept, run, view) : null
}
