import type { CSSProperties } from 'react'
import type { ShownProps } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { useKeys } from '#play/duel/use-keys.ts'
import styles from './card.module.css'
import type { View, Cell, Past, Someone } from '../../rules/engine.ts'
import { CELLS, ROW } from '../../rules/terms.ts'
import { isSameTap, useWrong } from './taps.ts'
import type { BingoAction } from '../../rules/action.ts'
import { exclusionText, pastText, type Words, type Names } from '../../words.ts'
import { fill } from '#i18n/format.ts'
import { CriterionMark } from '#play/criteria/CriterionMark.tsx'
import { criterionInFull, criterionName } from '#play/criteria/words.ts'
import { CellGrid, type Place } from '#ui/CellGrid.tsx'
import { Icon } from '#ui/Icon.tsx'
import { surnameOf } from '#core/surname.ts'
import { Likeness } from './Likeness.tsx'
import { WildcardIcon } from './icons.tsx'

/** The current player, and the sixteen cells of the card as buttons. */
export function Card(props: ShownProps<View, BingoAction, Words>) {
  const { view, pack, busy, act, locale, t } = props
  const { wrong, seen } = useWrong(view)
  const isLocked = busy || view.over || view.current === null || wrong !== null
  const lastTurn = view.past.findLastIndex(({ did }) => did !== 'lost')
  const changed = lastTurn >= seen ? view.past[lastTurn]!.cells : []
  const open = view.cells.flatMap(({ state }, cell) => (state === 'open' ? cell : []))
  const isFull = view.over && open.length === 0

  function press(action: BingoAction) {
    if (!isLocked && !isSameTap()) act(action)
  }

  useKeys(
    new Map([
      ['s', () => isLocked || act({ type: 'skip' })],
      ['w', () => isLocked || !view.wildcard || act({ type: 'wildcard' })],
    ]),
  )

  return (
    <div className={styles.board}>
      <Strip {...props} wrong={wrong} />
      <CellGrid
        className={styles.card}
        rowClass={styles.row}
        cells={[...view.cells.keys()]}
        columns={ROW}
        aria-label={t.own.card}
        data-full={isFull && view.at > seen ? '' : undefined}
        {...newest(view.at > 0)}
        cellOf={(cell, place) => {
          const one = view.cells[cell]!
          return (
            <CardCell
              key={cell}
              cell={one}
              at={cell}
              isNew={one.state !== 'open' && changed.includes(cell)}
              isWrong={wrong?.cells.includes(cell) ?? false}
              isHinted={view.hint === cell}
              isLast={open.length === 1 && open[0] === cell}
              onPress={() => press({ type: 'place', cell })}
              {...{ isFull, place, isLocked, pack, locale }}
              t={t.own}
            />
          )
        }}
      />
    </div>
  )
}

type Props = Names & {
  cell: Cell
  /** Index, 0 to 15. */
  at: number
  /** Filled by the last step. */
  isNew: boolean
  /** Wrongly tried by the last step. */
  isWrong: boolean
  isHinted: boolean
  /** The only free cell. */
  isLast: boolean
  /** The card is full: the cell flips to its player. */
  isFull: boolean
  place: Place
  isLocked: boolean
  onPress: () => void
}

/** A cell with its criterion or its player. */
function CardCell(props: Props) {
  const { cell, at, isNew, isWrong, isHinted, isLast, isFull, place, isLocked, onPress, pack, locale, t } = props
  const { criterion, state, by } = cell
  const names = { pack, locale, words: t }
  const [short, inFull] = [criterionName(criterion, names), criterionInFull(criterion, names)]
  const sentence = by === null ? (isHinted ? t.cellHint : t.cellOpen) : state === 'wild' ? t.cellWild : t.cellFilled
  // "Chelsea, filled with Frank Lampard": the accessible name contains the visible label (WCAG 2.5.3).
  const screenReaderText = `${inFull === short ? '' : ` (${inFull})`}${fill(sentence, { criterion: '', name: '' })}`
  const surname = by && surnameOf(by.name)
  const filler = by && (
    <b className={styles.by}>
      <span className="vh">{by.name.slice(0, -surname!.length)}</span>
      {surname}
    </b>
  )
  return (
    <div role="gridcell" className={styles.place}>
      <button
        type="button"
        className={styles.cell}
        {...place}
        aria-disabled={state !== 'open' || isLocked || undefined}
        data-state={state}
        data-new={isNew || undefined}
        data-wrong={isWrong || undefined}
        data-hinted={isHinted || undefined}
        data-last={isLast || undefined}
        style={{ '--at': at } as CSSProperties}
        onClick={() => state === 'open' && onPress()}
      >
        {isFull && by ? (
          <span className={styles.face}>
            <span>
              <Likeness who={by} pack={pack} showsClub />
            </span>
            <span className="vh">{`${short}${screenReaderText}`}</span>
            {filler}
          </span>
        ) : (
          <span className={styles.side}>
            <span className={styles.mark}>
              {state === 'open' ? (
                <CriterionMark criterion={criterion} pack={pack} size={26} />
              ) : state === 'wild' ? (
                <WildcardIcon />
              ) : (
                <Icon name="check" />
              )}
            </span>
            <span className={styles.what}>{short}</span>
            <span className="vh">{screenReaderText}</span>
            {filler}
          </span>
        )}
        {isWrong && (
          <span className={styles.cross} aria-hidden="true">
            <Icon name="cross" />
          </span>
        )}
      </button>
    </div>
  )
}

type StripProps = ShownProps<View, BingoAction, Words> & {
  /** The wrong placement that is shown before the next player. */
  wrong: Past | null
}

/** The current player, highlighted, with the result of the previous one below. */
function Strip({ view, pack, locale, t: { own }, wrong }: StripProps) {
  const names = { pack, locale, t: own }
  if (wrong) {
    const after = view.past[view.past.findIndex(({ id }) => id === wrong.id) + 1]
    const lost = after?.did === 'lost' ? after : null
    return (
      <div className={styles.strip} data-wrong="">
        <Picture key={`picture ${wrong.id}`} who={wrong} pack={pack} />
        <div className={styles.who}>
          <p className={styles.name}>{exclusionText(view.cells[wrong.cells[0]!]!.criterion, names)}</p>
          <p className={styles.says}>
            {lost ? (
              <>
                {own.lost} <s>{lost.name}</s>
              </>
            ) : (
              own.lostNobody
            )}
          </p>
        </div>
      </div>
    )
  }
  const { current, past } = view
  const last = past.findLast(({ did }) => did !== 'lost')
  return (
    <div className={styles.strip} data-held={view.paused ? '' : undefined}>
      <Picture key={`picture ${current?.id}`} who={current} pack={pack} />
      <div className={styles.who} key={`who ${current?.id}`} data-comes="">
        <p className={styles.name} data-asked="">
          {current?.name ?? (view.paused ? own.stands : fill(own.fact, { filled: view.filled, max: CELLS }))}
        </p>
        <p className={styles.says}>{view.paused ? own.tenEach : last ? pastText(last, view.cells, names) : own.ask}</p>
      </div>
    </div>
  )
}

const Picture = ({ who, pack }: { who: Someone | null; pack: StripProps['pack'] }) => (
  <span className={styles.picture} aria-hidden="true">
    <Likeness who={who} pack={pack} />
  </span>
)
