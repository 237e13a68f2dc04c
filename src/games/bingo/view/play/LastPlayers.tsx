import { criterionName } from '#play/criteria/words.ts'
import type { ShownProps } from '#play/game.ts'
import { DidSign } from './DidSign.tsx'
import styles from './panels.module.css'
import type { Past, View } from '../../rules/engine.ts'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'

const SHOWN = 6

/** Side panel of wide screens: the last players and what became of them. */
export function LastPlayers({ view, pack, locale, t: { own } }: ShownProps<View, BingoAction, Words>) {
  const last = view.past.slice(-SHOWN).toReversed()
  if (last.length === 0) return null
  const what = ({ did, cells }: Past) =>
    did === 'placed' || did === 'wrong'
      ? criterionName(view.cells[cells[0]!]!.criterion, { pack, locale, words: own })
      : own[`did-${did}`]
  return (
    <section className={`card ${styles.panel}`}>
      <h2 className="h4">{own.panelLast}</h2>
      <ul className={styles.last}>
        {last.map((past) => (
          <li key={past.id} data-did={past.did}>
            <DidSign did={past.did} />
            <span className={styles.name}>{past.name}</span>
            <span className={styles.what}>{what(past)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
