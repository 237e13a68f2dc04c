import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $gain, drawGainInPage, type Gain } from '#stores/notifications.ts'
import { $total } from '#stores/record-result.ts'

/** Movement of an end's level bar; `gain`: announced while it is shown. */
export type Standing = { from: number; to: number; gain: Gain | null }

/**
 * The player's level at the end of a run: a gain moves the bar, which stays after ten seconds. `won`: points of an
 * older run, for its share of the bar.
 */
export function useStanding(won: number, fresh: boolean): Standing {
  const total = useStore($total)
  const gain = useStore($gain)
  const [drawn, setDrawn] = useState<Gain | null>(null)
  if (gain && gain !== drawn) setDrawn(gain)
  useEffect(() => drawGainInPage(), [])
  if (drawn) return { from: drawn.from, to: drawn.to, gain: drawn }
  return { from: fresh ? total : Math.max(0, total - won), to: total, gain: null }
}
