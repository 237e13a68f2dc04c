import { fill } from '#i18n/format.ts'
import type { PlayBoard, ShownProps } from '#play/game.ts'
import { criterionName } from '#play/criteria/words.ts'
import { Card } from './Card.tsx'
import type { View, Past } from '../../rules/engine.ts'
import { CELLS } from '../../rules/terms.ts'
import { pastText, type Words } from '../../words.ts'
import type { BingoAction } from '../../rules/action.ts'
import { TurnIcon } from './Likeness.tsx'
import styles from './panels.module.css'

/** Re-exported here so that the end's stylesheets stay out of the first view. */
export const end = async () => (await import('../end/end.tsx')).end

/** Board of Bingo. */
export const board: PlayBoard<View, BingoAction, Words> = {
  Board: Card,
  Left: Progress,
  Right: LastPlayers,
  still: ({ view }) => ({ cells: [{ text: `${view.filled}/${CELLS}` }] }),
  cue: (now, before) => (now.filled > before.filled ? 'right' : now.wrong > before.wrong ? 'wrong' : null),
  news(now, before, { pack, locale, t: { own } }) {
    const names = { pack, locale, t: own }
    if (now.hint !== undefined && before.hint === undefined) {
      if (now.hint === null) return own.hintNone
      const criterion = criterionName(now.cells[now.hint]!.criterion, { pack, locale, words: own })
      return fill(own.hintCell, { criterion })
    }
    const next =
      now.current && now.current.id !== before.current?.id ? fill(own.nextIs, { name: now.current.name }) : ''
    const done = now.past.slice(before.at)
    if (done.length === 0) return now.paused && !before.paused ? own.stands : next
    const lost = done.findLast(({ did }) => did === 'lost')
    const said = done.map((past) => pastText(past, now.cells, names)).filter(Boolean)
    const filled = now.filled > before.filled ? fill(own.filledOf, { count: now.filled, max: CELLS }) : ''
    return [...said, lost ? `${own.lost} ${lost.name}.` : '', filled, next].filter(Boolean).join(' ')
  },
}

const SHOWN = 6

/** Side panel of wide screens: the last players and the results of their turns. */
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
            <TurnIcon did={past.did} />
            <span className={styles.name}>{past.name}</span>
            <span className={styles.what}>{what(past)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Side panel of wide screens: the progress. The cells that can still be filled are revealed only at the end. */
export function Progress({ view: { filled, wrong, wildcard }, t: { own } }: ShownProps<View, BingoAction, Words>) {
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
