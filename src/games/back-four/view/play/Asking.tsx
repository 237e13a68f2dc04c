import { Suspense, type KeyboardEvent } from 'react'
import { hasWord } from '#core/display-word.ts'
import { fill } from '#i18n/format.ts'
import { newest } from '#play/newest.ts'
import { lookAt } from '#stores/opening.ts'
import { aside } from '#ui/aside.ts'
import { CellGrid } from '#ui/CellGrid.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ImageOr } from '#ui/ImageOr.tsx'
import { GROUP_SIZE } from '../../rules/terms.ts'
import styles from './play.module.css'
import { useBoard, type Props } from './use-board.ts'

const loadBoard = () => import('./board.tsx')
const Rows = aside(async () => ({ default: (await loadBoard()).Rows }))
const Tries = aside(async () => ({ default: (await loadBoard()).Tries }))

/** Found groups, the open tiles as a grid of four columns, and the tries that failed. */
export function Asking(props: Props) {
  const { view, pictures } = props
  const { own } = props.t
  const { picked, open, toggle, clear, shuffle, submit } = useBoard(props)
  const tried = view?.tries.at(-1)
  const isAway = tried?.is === 'away' && tried.cells.every((cell) => picked.includes(cell))
  const shown = view && view.tries.length > 0 && { ...props, view }
  const noTries = <div className={styles.tries} />

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isOff = event.key.length === 1 && hasWord(document.documentElement.dataset['display'], 'no-keys')
    const act = isOff ? null : { Enter: submit, s: shuffle, S: shuffle, Escape: clear }[event.key]
    if (act) event.preventDefault()
    act?.()
  }

  return (
    <section className={styles.stage}>
      <Suspense>{shown && <Rows {...shown} />}</Suspense>
      <CellGrid
        className={styles.grid}
        rowClass={styles.row}
        cells={open}
        columns={GROUP_SIZE}
        aria-label={own.board}
        aria-multiselectable="true"
        data-away={isAway ? '' : undefined}
        data-rows={open.length / GROUP_SIZE}
        onKeyDown={onKeyDown}
        cellOf={(cell, place) => {
          const name = view?.tiles[cell] ?? ''
          const isPicked = picked.includes(cell)
          const address = pictures?.[cell]?.[0]
          return (
            <div key={cell} role="gridcell" aria-selected={isPicked} className={styles.cell}>
              <button
                type="button"
                className={styles.tile}
                data-picked={isPicked ? '' : undefined}
                aria-label={isPicked ? fill(own.tilePicked, { name }) : name}
                onClick={() => view && toggle(cell)}
                {...place}
                {...newest(!shown && cell === picked.at(-1))}
              >
                <span className={styles.face} aria-hidden="true">
                  <ImageOr source={address && lookAt(address)} width={96} height={138}>
                    <svg viewBox="0 0 96 88">
                      <use href="#shirt" />
                    </svg>
                  </ImageOr>
                </span>
                <span className={styles.name} data-size={sizeOf(name)} lang="und">
                  {name ? breakable(name) : '\u00a0'}
                </span>
                {isPicked && <Icon name="check" className={styles.mark!} />}
              </button>
            </div>
          )
        }}
      />
      <Suspense fallback={noTries}>{shown ? <Tries {...shown} /> : noTries}</Suspense>
    </section>
  )
}

/** Font size of a name: wider names are smaller. An initial counts with its surname, because they stay on one line. */
const sizeOf = (name: string): 'l' | 'xl' | undefined => {
  const parts = name.replace('. ', '.').split(/[ -]/)
  // M and W are wider than other letters.
  const widest = Math.max(...parts.map((part) => part.length + part.replace(/[^mw]/gi, '').length / 4))
  return widest > 9.5 ? 'xl' : widest > 7.5 ? 'l' : undefined
}

/** Lets a word break where six letters remain on both sides; no hyphen, because the accessible name has none. */
const breakable = (name: string) =>
  name.split(/(?<=\p{L}{6})(?=\p{L}{6})/u).flatMap((part, at) => (at === 0 ? part : [<wbr key={at} />, part]))
