import type { BoardProps } from '#play/game.ts'
import styles from './card.module.css'
import type { View } from '../../rules/engine.ts'
import { CELLS } from '../../rules/terms.ts'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'

/**
 * Placeholder for player and card until the pack is loaded, with the name as soon as it is known. It prevents layout
 * shift.
 */
export function Asking({ view, t: { own } }: BoardProps<View, BingoAction, Words>) {
  return (
    <div className={styles.board}>
      <div className={styles.strip}>
        <span className={styles.picture} />
        <div className={styles.who}>
          <p className={styles.name}>{view?.current?.name ?? '\u00a0'}</p>
          <p className={styles.says}>{own.ask}</p>
        </div>
      </div>
      <div className={styles.card} aria-hidden="true">
        <p className={styles.tap}>{own.tapCard}</p>
        {Array.from({ length: CELLS }, (_, cell) => (
          <span key={cell} className={styles.cell} data-state="open" />
        ))}
      </div>
    </div>
  )
}
