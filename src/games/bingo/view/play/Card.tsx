import { useRef, useState, type KeyboardEvent } from 'react'
import type { ShownProps } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { useKeys } from '#play/duel/use-keys.ts'
import styles from './card.module.css'
import { CardCell } from './CardCell.tsx'
import type { View } from '../../rules/engine.ts'
import { CELLS, ROW } from '../../rules/terms.ts'
import { isSameTap } from './same-tap.ts'
import { Strip } from './Strip.tsx'
import { useWrong } from './use-wrong.ts'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW }

/** The current player, and the sixteen cells of the card as buttons. */
export function Card(props: ShownProps<View, BingoAction, Words>) {
  const { view, pack, busy, act, locale, t } = props
  const { wrong, seen } = useWrong(view)
  const grid = useRef<HTMLDivElement>(null)
  // Roving tabindex: one tab stop for the grid, arrow keys move inside it.
  const [stop, setStop] = useState(0)
  const waits = busy || view.over || view.current === null || wrong !== null
  const lastTurn = view.past.findLastIndex(({ did }) => did !== 'lost')
  const changed = lastTurn >= seen ? view.past[lastTurn]!.cells : []
  const open = view.cells.flatMap(({ state }, cell) => (state === 'open' ? cell : []))
  const isFull = view.over && open.length === 0

  function press(action: BingoAction) {
    if (!waits && !isSameTap()) act(action)
  }

  useKeys(
    new Map([
      ['s', () => waits || act({ type: 'skip' })],
      ['w', () => waits || !view.wildcard || act({ type: 'wildcard' })],
    ]),
  )

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const cells = [...(grid.current?.querySelectorAll('button') ?? [])]
    const from = cells.indexOf(event.target as HTMLButtonElement)
    if (step === undefined || from < 0) return
    event.preventDefault()
    const column = (from % ROW) + (Math.abs(step) === 1 ? step : 0)
    const to = from + step
    if (column >= 0 && column < ROW) cells[to]?.focus()
  }

  return (
    <div className={styles.board}>
      <Strip {...props} wrong={wrong} />
      <div
        ref={grid}
        className={styles.card}
        role="grid"
        aria-label={t.own.card}
        data-full={isFull && view.at > seen ? '' : undefined}
        onKeyDown={onKeyDown}
        {...newest(view.at > 0)}
      >
        {Array.from({ length: CELLS / ROW }, (_, row) => (
          <div key={row} role="row" className={styles.row}>
            {view.cells.slice(row * ROW, (row + 1) * ROW).map((one, column) => {
              const cell = row * ROW + column
              return (
                <CardCell
                  key={cell}
                  cell={one}
                  at={cell}
                  isNew={one.state !== 'open' && changed.includes(cell)}
                  isWrong={wrong?.cells.includes(cell) ?? false}
                  isHinted={view.hint === cell}
                  isLast={open.length === 1 && open[0] === cell}
                  isFull={isFull}
                  isStop={cell === stop}
                  onFocus={() => setStop(cell)}
                  waits={waits}
                  onPress={() => press({ type: 'place', cell })}
                  {...{ pack, locale }}
                  t={t.own}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
