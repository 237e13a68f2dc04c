import type { ShownProps } from '#play/game.ts'
import styles from './panels.module.css'
import type { View } from '../../rules/engine.ts'
import { CELLS } from '../../rules/terms.ts'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'

/** Side panel of wide screens: the standing. Cells still possible are revealed at the end only. */
export function Sum({ view: { filled, wrong, wildcard }, t: { own } }: ShownProps<View, BingoAction, Words>) {
  return (
    <section className={`card ${styles.panel}`}>
      <h2 className="h4">{own.panelCard}</h2>
      <dl className={styles.rows}>
        <dt>{own.panelFilled}</dt>
        <dd>
          {filled}/{CELLS}
        </dd>
        <dt>{own.panelWrong}</dt>
        <dd>{wrong}</dd>
        <dt>{own.panelWildcard}</dt>
        <dd>{wildcard ? own.panelKept : own.panelUsed}</dd>
      </dl>
      <p className="sm muted">{own.panelPossible}</p>
    </section>
  )
}
