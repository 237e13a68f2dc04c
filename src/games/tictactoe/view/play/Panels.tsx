import { fill, number, plural } from '#i18n/format.ts'
import type { ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { MOST_RARE } from '../../rules/rarity.ts'
import styles from './panels.module.css'
import type { TictactoeAction } from '../../rules/action.ts'
import { shareText } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'

type Props = ShownProps<View, TictactoeAction, OwnWords>

/** Side panel on wide screens: rarity points so far, and the name that cost most. */
export function RarityPanel({ view, pack, locale, t: { own } }: Props) {
  const placed = view.cells.flatMap((cell) => cell ?? [])
  const [common] = placed.toSorted((one, other) => other.share - one.share)
  if (!common) return null
  const rare = (MOST_RARE * placed.reduce((sum, { share }) => sum + 1 - share, 0)) / view.cells.length
  return (
    <section className="card stack">
      <h2 className={styles.title}>{own.rarityTitle}</h2>
      <div className={styles.rarity}>
        <b>{number(locale, Math.round(10 * rare) / 10)}</b>
        <p className="sm muted">{own.rarityWorth}</p>
      </div>
      <p className="sm muted">
        {fill(own.common, {
          name: pack.byId.get(common.id)?.name ?? common.id,
          share: shareText(common.share, common.of > 0, own),
        })}
      </p>
    </section>
  )
}

/** Lines so far, and the number of cells that will stay open. */
export function LinesPanel({ view, locale, t: { own } }: Props) {
  const open = view.cells.filter((cell) => cell === null).length
  const short = open - view.left
  return (
    <section className="card stack">
      <h2 className={styles.title}>{own.linesTitle}</h2>
      <p className="sm muted">
        {view.lines.length > 0 ? plural(locale, own.linesDone, view.lines.length) : own.linesNone}
      </p>
      {short > 0 && <p className="sm">{plural(locale, own.tight, short)}</p>}
    </section>
  )
}
