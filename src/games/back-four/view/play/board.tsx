import { fill, plural } from '#i18n/format.ts'
import type { GameWords, PlayBoard } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import type { BackFourAction } from '../../rules/action.ts'
import type { View } from '../../rules/engine.ts'
import { ALL_KITS } from '../../rules/terms.ts'
import { namesOf, rowWords } from '../../words.ts'
import { Faces, KitRow } from '../rows.tsx'
import styles from './board.module.css'
import type { Props } from './use-board.ts'

type Words = GameWords<'back-four'>
type Shown = Omit<Props, 'view'> & { view: View }

/** Board of Back four. `Asking`, which loads it, stays mounted as its `Board`. */
export const board: Omit<PlayBoard<View, BackFourAction, Words>, 'Board'> = {
  Left: ({ t: { own } }) => <Note title={own.mistakes} text={own.mistakesNote} />,
  Right: ({ t: { own } }) => <Note title={own.keys} text={own.keysNote} />,
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

const Note = ({ title, text }: { title: string; text: string }) => (
  <section className="card stack">
    <h2>{title}</h2>
    <p className="sm muted">{text}</p>
  </section>
)

/** During a run a disc shows initials of the tile: those of the whole name would tell a first name. */
const facesOf = (cells: readonly number[], { view, pictures }: Pick<Shown, 'view' | 'pictures'>) =>
  cells.map((cell) => ({ name: view.tiles[cell]!, address: pictures?.[cell]?.[0] }))

/** The groups found so far. */
export function Rows(props: Shown) {
  const { view, locale, t } = props
  const newestAt = view.tries.at(-1)?.is === 'right' ? view.rows.length - 1 : -1
  return (
    <div className={styles.rows}>
      {view.rows.map((row, at) => (
        <div key={row.kit} data-row={row.kit} {...newest(at === newestAt)}>
          <KitRow {...{ row, view, locale, t: t.own }} faces={facesOf(row.cells, props)} fresh={at === newestAt} />
        </div>
      ))}
    </div>
  )
}

/** Tries that failed, as four heads: letters would tell who belongs where. */
export function Tries(props: Shown) {
  const { view, t } = props
  const { own } = t
  const last = view.tries.at(-1)
  return (
    <ul className={styles.tries} aria-label={own.tries} data-tried="">
      {view.tries.map((tried) => {
        const { cells, is } = tried
        return (
          is !== 'right' && (
            <li key={cells.join()} data-is={is} {...newest(tried === last)}>
              <span className="vh">{fill(own.tryOf, { names: namesOf(view, cells), is: own[`is-${is}`] })}</span>
              <Faces faces={facesOf(cells, props)} />
              {is === 'away' && (
                <span className={styles.away} aria-hidden="true">
                  {own.away}
                </span>
              )}
            </li>
          )
        )
      })}
    </ul>
  )
}
