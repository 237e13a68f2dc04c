import type { CSSProperties, ReactNode } from 'react'
import { Sign } from './Sign.tsx'

const SIGNS = { ok: 'check', near: 'near', no: 'cross' } as const

type Props = {
  state: keyof typeof SIGNS
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
  return (
    <div className={flips ? 'tile in' : 'tile'} data-s={state} role="cell" style={{ '--n': order } as CSSProperties}>
      <span className="face" aria-hidden="true">
        {children}
      </span>
      <Sign name={SIGNS[state]} className="i st" />
      <span className="vh">{says}</span>
    </div>
  )
}
