import { number } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { raritySum } from '../../rules/rarity.ts'
import type { OwnWords } from '../../words.ts'
import { MiniGrid } from './MiniGrid.tsx'
import styles from './rarity-figure.module.css'

/** The sum that friends compare; lower is rarer. */
export function RarityFigure({ view, locale, t: { own } }: EndProps<View, OwnWords>) {
  return (
    <div className={styles.figure}>
      <MiniGrid cells={view.cells.map((placed) => placed && 'x')} lines={view.lines} />
      <p>
        <b>{number(locale, raritySum(view.cells))}</b>
        <span>{own.rarity}</span>
        <small>{own.lower}</small>
      </p>
    </div>
  )
}
