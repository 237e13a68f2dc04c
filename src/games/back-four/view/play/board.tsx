import { fill, plural } from '#i18n/format.ts'
import type { GameWords, PlayBoard, ShownProps } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import type { BackFourAction } from '../../rules/action.ts'
import type { View } from '../../rules/engine.ts'
import { KITS } from '../../rules/terms.ts'
import { namesOf, rowWords } from '../../words.ts'
import { KitRow } from '../KitRow.tsx'
import styles from './board.module.css'
import type { Props } from './submit.ts'

type Words = GameWords<'back-four'>
type Shown = Omit<Props, 'view'> & { view: View }

/** Board of Back four. `Asking`, which loads it, stays mounted as its `Board`. */
export const board: Omit<PlayBoard<View, BackFourAction, Words>, 'Board'> = {
  Left: Rules,
  Right: Keys,
  still: ({ view }) => ({
    cells: KITS.map((_, kit) =>
      view.rows.some((row) => row.kit === kit && row.isFound) ? { is: 'known', text: '✓' } : { text: '?' },
    ),
  }),
  news(now, before, { locale, t: { own } }) {
    const one = now.tries[before.tries.length]
    if (!one) return ''
    const said = one.is === 'right' ? foundSays() : one.is === 'away' ? own.awaySays : own.wrongSays
    return now.over || one.is === 'right' ? said : `${said} ${plural(locale, own.left, now.left)}.`

    function foundSays(): string {
      return now.rows
        .slice(before.rows.length)
        .filter(({ isFound }) => isFound)
        .map((row) => fill(own.foundSays, rowWords(row, now, locale)))
        .join(' ')
    }
  },
}

/** The groups found so far. */
export function Rows({ view, pictures, locale, t: { own } }: Shown) {
  const isNewest = view.tries.at(-1)?.is === 'right'
  return (
    <div className={styles.rows}>
      {view.rows.map((row, at) => (
        <div key={row.kit} data-row={row.kit} {...newest(isNewest && at === view.rows.length - 1)}>
          <KitRow
            row={row}
            view={view}
            faces={row.cells.map((cell) => pictures?.[cell]?.[0] ?? null)}
            fresh={isNewest && at === view.rows.length - 1}
            locale={locale}
            t={own}
          />
        </div>
      ))}
    </div>
  )
}

/** Tries that failed, as four heads: letters would tell who belongs where. */
export function Tries({ view, pictures, t: { own } }: Shown) {
  const failed = view.tries.filter(({ is }) => is !== 'right')
  const isNewest = view.tries.at(-1)?.is !== 'right'
  return (
    <ul className={styles.tries} aria-label={own.tries} data-tried="">
      {failed.map(({ cells, is }, at) => (
        <li key={cells.join()} data-is={is} {...newest(isNewest && at === failed.length - 1)}>
          <span className="vh">
            {fill(own.tryOf, { names: namesOf(view, cells), is: is === 'away' ? own['is-away'] : own['is-wrong'] })}
          </span>
          <span className={styles.heads} aria-hidden="true">
            {cells.map((cell) => {
              const address = pictures?.[cell]?.[0]
              return (
                <span key={cell}>
                  {address ? <img src={address} alt="" width={24} height={24} /> : view.tiles[cell]![0]}
                </span>
              )
            })}
          </span>
          {is === 'away' && (
            <span className={styles.away} aria-hidden="true">
              {own.away}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type PanelProps = ShownProps<View, BackFourAction, Words>

function Rules({ t: { own } }: PanelProps) {
  return (
    <section className="card stack">
      <h2>{own.mistakes}</h2>
      <p className="sm muted">{own.mistakesNote}</p>
    </section>
  )
}

function Keys({ t: { own } }: PanelProps) {
  return (
    <section className="card stack">
      <h2>{own.keys}</h2>
      <p className="sm muted">{own.keysNote}</p>
    </section>
  )
}
