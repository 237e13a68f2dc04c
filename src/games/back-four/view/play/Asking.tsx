import { Suspense, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { fill } from '#i18n/format.ts'
import { newest } from '#play/newest.ts'
import { lookAt } from '#stores/opening.ts'
import { aside } from '#ui/aside.ts'
import { Icon } from '#ui/Icon.tsx'
import { GROUP_SIZE, TILES } from '../../rules/terms.ts'
import styles from './stage.module.css'
import { clear, shuffle, toggle, usePicked } from './picked.ts'
import { submit, type Props } from './submit.ts'

const later = () => import('./board.tsx')
const Rows = aside(async () => ({ default: (await later()).Rows }))
const Tries = aside(async () => ({ default: (await later()).Tries }))

/** Found groups, the open tiles as a grid of four columns, and the tries that failed. It stays until the end. */
export function Asking(props: Props) {
  const { runId, view, pictures, say, t } = props
  const { own } = t
  const { picked, open } = usePicked(runId, view)
  const last = view?.tries.at(-1)
  const isAway = last?.is === 'away' && picked.length === GROUP_SIZE && last.cells.every((one) => picked.includes(one))
  const rows = Math.ceil(open.length / GROUP_SIZE)
  const press = (cell: number) => say(toggle(runId, cell) ? null : own.full)
  const grid = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => keepFocus(grid.current!), [])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')]
    const step = STEPS[event.key]
    if (step !== undefined) move(tiles, tiles.indexOf(event.target as HTMLElement), step)
    else if (event.key === 'Enter') submit(props, picked)
    else if (event.key === 's' || event.key === 'S') shuffle(runId)
    else if (event.key === 'Escape') clear(runId)
    else return
    event.preventDefault()
  }

  return (
    <section className={styles.stage} data-rows={rows}>
      {view && view.rows.length > 0 && (
        <Suspense>
          <Rows {...props} view={view} />
        </Suspense>
      )}
      <div
        ref={grid}
        className={styles.grid}
        role="grid"
        aria-label={own.board}
        aria-multiselectable="true"
        data-away={isAway ? '' : undefined}
        data-rows={rows}
        onKeyDown={onKeyDown}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} role="row" className={styles.row}>
            {open.slice(GROUP_SIZE * row, GROUP_SIZE * (row + 1)).map((cell, column) => {
              const name = view?.tiles[cell] ?? ''
              const isPicked = picked.includes(cell)
              const address = pictures?.[cell]?.[0]
              return (
                <div key={cell} role="gridcell" aria-selected={isPicked} className={styles.cell}>
                  <button
                    type="button"
                    className={styles.tile}
                    tabIndex={row + column === 0 ? 0 : -1}
                    data-cell={cell}
                    data-picked={isPicked ? '' : undefined}
                    aria-label={isPicked ? fill(own.tilePicked, { name }) : name}
                    onClick={() => view && press(cell)}
                    onFocus={takeTabStop}
                    {...newest(view?.tries.length === 0 && isPicked && cell === picked.at(-1))}
                  >
                    <span className={styles.face} aria-hidden="true">
                      {address ? (
                        <img src={lookAt(address)} alt="" width={96} height={138} />
                      ) : (
                        <svg viewBox="0 0 96 88">
                          <use href="#shirt" />
                        </svg>
                      )}
                    </span>
                    <span className={styles.name} data-size={sizeOf(name)} lang="und">
                      {name || '\u00a0'}
                    </span>
                    {isPicked && <Icon name="check" className={styles.mark!} />}
                  </button>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <Suspense fallback={<div className={styles.tries} />}>
        {view && view.tries.length > 0 ? <Tries {...props} view={view} /> : <div className={styles.tries} />}
      </Suspense>
    </section>
  )
}

/** The tile that had the focus when the empty board made way for the run's. */
let held: string | undefined

/** Gives the focus back to the tile that had it in the board before; returns what notes it for the next one. */
function keepFocus(grid: HTMLElement) {
  grid.querySelector<HTMLElement>(`[data-cell="${held}"]`)?.focus()
  held = undefined
  return () => {
    const { activeElement } = document
    if (grid.contains(activeElement)) held = (activeElement as HTMLElement).dataset['cell']
  }
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -GROUP_SIZE,
  ArrowDown: GROUP_SIZE,
  Home: -TILES,
  End: TILES,
}

/** Moves the focus by a step and stops at the edges. */
function move(tiles: readonly HTMLElement[], at: number, step: number) {
  if (at < 0) return
  const isSideways = Math.abs(step) === 1
  const next = Math.abs(step) === TILES ? (step < 0 ? 0 : tiles.length - 1) : at + step
  const leavesRow = isSideways && Math.floor(next / GROUP_SIZE) !== Math.floor(at / GROUP_SIZE)
  if (!leavesRow) tiles[next]?.focus()
}

/** The grid is one tab stop: the tile last focused. */
function takeTabStop({ currentTarget }: { currentTarget: HTMLElement }) {
  for (const tile of currentTarget.closest('[role="grid"]')!.querySelectorAll<HTMLElement>('[data-cell]'))
    tile.tabIndex = tile === currentTarget ? 0 : -1
}

/** Names of more letters are set smaller; the longest break into two lines. */
const sizeOf = (name: string): 'l' | 'xl' | undefined => {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length))
  return longest > 9 ? 'xl' : longest > 7 ? 'l' : undefined
}
