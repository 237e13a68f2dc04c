import { Check, EqualApproximately, X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'

const ICONS = { ok: Check, near: EqualApproximately, no: X } as const

type Props = {
  state: keyof typeof ICONS
  /** Everything the tile shows, in words. */
  says: string
  /** Place in its row: tiles turn one after the other. */
  order?: number
  /** Turns when it appears. */
  flips?: boolean
  children: ReactNode
}

/** A cell of a board of clues: colour, sign and words say the same. */
export function Tile({ state, says, order = 0, flips = false, children }: Props) {
  const Icon = ICONS[state]
  return (
    <div className={flips ? 'tile in' : 'tile'} data-s={state} role="cell" style={{ '--n': order } as CSSProperties}>
      <span className="face" aria-hidden="true">
        {children}
      </span>
      <Icon className="i st" aria-hidden="true" />
      <span className="vh">{says}</span>
    </div>
  )
}
