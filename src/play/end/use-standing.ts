import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $gain, drawGainInPage, type Gain } from '#stores/notifications.ts'
import { $total } from '#stores/record-result.ts'

/** From where to where the level bar of an end goes; `gain`: announced while it is on the screen. */
export type Standing = { from: number; to: number; gain: Gain | null }

/**
 * The level of whoever plays here, as the end of a run draws it: a gain that comes in moves the bar, and stays drawn
 * when its ten seconds are over. `won`: what an older run had brought, for its share of the bar.
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
