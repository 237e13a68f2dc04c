import { fill, plural } from '#i18n/format.ts'
import type { PlayBoard } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { Panel } from '#ui/Panel.tsx'
import type { BackFourAction } from '../../rules/action.ts'
import type { View } from '../../rules/engine.ts'
import { ALL_KITS } from '../../rules/terms.ts'
import { namesOf, rowWords, type Words } from '../../words.ts'
import { Faces, KitRows, type Face } from '../rows.tsx'
import styles from './board.module.css'
import type { Props } from './use-board.ts'

type Shown = Omit<Props, 'view'> & { view: View }

/** Board of Back four. `Asking`, which loads it, stays mounted as its `Board`. */
export const board: Omit<PlayBoard<View, BackFourAction, Words>, 'Board'> = {
  Left: ({ t: { own } }) => <Panel title={own.mistakes} note={own.mistakesNote} />,
  Right: ({ t: { own } }) => <Panel title={own.keys} note={own.keysNote} />,
  still: ({ view }) => ({
    cells: ALL_KITS.map((kit) =>
      view.rows.some((row) => row.kit === kit && row.isFound) ? { is: 'known', text: '✓' } : { text: '?' },
    ),
  }),
  cue(now, before) {
    const tried = now.tries[before.tries.length]
    return tried ? (tried.is === 'right' ? 'right' : 'wrong') : null
  },
  news(now, before, { locale, t: { own } }) {
    const tried = now.tries[before.tries.length]
    if (!tried) return ''
    if (tried.is === 'right') {
      const fresh = now.rows.slice(before.rows.length).filter(({ isFound }) => isFound)
      return fresh.map((row) => fill(own.foundSays, rowWords(row, now, locale))).join(' ')
    }
    const said = tried.is === 'away' ? own.awaySays : own.wrongSays
    return now.over ? said : `${said} ${plural(locale, own.left, now.left)}.`
  },
}

/** During a run a disc shows the initials of the tile's name: those of the full name would reveal the first name. */
const faceIn =
  ({ view, pictures }: Shown) =>
  (cell: number): Face => ({ name: view.tiles[cell]!, address: pictures?.[cell]?.[0] })

/** The groups found so far. */
export function Rows(props: Shown) {
  const { view, locale, t } = props
  const fresh = view.tries.at(-1)?.is === 'right' ? view.rows.length - 1 : -1
  return <KitRows className={styles.rows} faceOf={faceIn(props)} {...{ view, fresh, locale, t: t.own }} />
}

/** Failed tries, as four heads: letters of the groups would reveal who belongs where. */
export function Tries(props: Shown) {
  const { view } = props
  const { own } = props.t
  return (
    <ul className={styles.tries} aria-label={own.tries} data-tried="">
      {view.tries.map(({ cells, is }, at) =>
        is === 'right' ? null : (
          <li key={at} data-is={is} {...newest(at === view.tries.length - 1)}>
            <span className="vh">{fill(own.tryOf, { names: namesOf(view, cells), is: own[`is-${is}`] })}</span>
            <Faces faces={cells.map(faceIn(props))} />
            {is === 'away' && (
              <span className={styles.away} aria-hidden="true">
                {own.away}
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
