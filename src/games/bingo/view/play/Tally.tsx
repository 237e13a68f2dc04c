import type { CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import type { BoardProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { CELLS, PLAYERS } from '../../rules/terms.ts'
import styles from './tally.module.css'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'

/** Players left from which the tally shows urgency. */
const TIGHT = 9

type Props = Pick<BoardProps<View, BingoAction, Words>, 'view' | 't'>

/** Number of the current player, players so far, and share of the card filled. */
export function Tally({ view, t: { own } }: Props) {
  const of = view?.of ?? PLAYERS.normal
  const at = view?.at ?? 0
  return (
    <div className={styles.tally} data-at={view?.at} data-tight={at >= of - TIGHT || undefined}>
      <p className={styles.step}>{fill(own.stepOf, { n: Math.min(of, at + (view?.over ? 0 : 1)), max: of })}</p>
      <span className={styles.bar} aria-hidden="true">
        {/* Not in the page's own markup, where no style is let in. */}
        <i style={view ? ({ '--gone': at / of } as CSSProperties) : undefined} />
      </span>
      <p className={styles.filled}>
        <span aria-hidden="true">
          {view?.filled ?? 0}/{CELLS}
        </span>
        <span className="vh">{fill(own.filledOf, { count: view?.filled ?? 0, max: CELLS })}</span>
      </p>
    </div>
  )
}
