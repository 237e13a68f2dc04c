import { fill } from '#i18n/format.ts'
import type { CSSProperties } from 'react'
import { CriterionMark } from '#play/criteria/CriterionMark.tsx'
import { criterionInFull, criterionName } from '#play/criteria/words.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './card.module.css'
import type { Cell } from '../../rules/engine.ts'
import { Likeness } from './Likeness.tsx'
import type { Names } from '../../words.ts'
import { WildcardSign } from './signs.tsx'
import { surnameOf } from './surname.ts'

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
  isStop: boolean
  onFocus: () => void
  waits: boolean
  onPress: () => void
}

/** A cell with its criterion or its player. */
export function CardCell(props: Props) {
  const { cell, at, isNew, isWrong, isHinted, isLast, isFull, isStop, onFocus, waits, onPress, pack, locale, t } = props
  const { criterion, state, by } = cell
  const names = { pack, locale, words: t }
  const [short, inFull] = [criterionName(criterion, names), criterionInFull(criterion, names)]
  const sentence = by === null ? (isHinted ? t.cellHint : t.cellOpen) : state === 'wild' ? t.cellWild : t.cellFilled
  // "Chelsea, filled with Frank Lampard": the accessible name contains the visible label (WCAG 2.5.3).
  const heard = `${inFull === short ? '' : ` (${inFull})`}${fill(sentence, { criterion: '', name: '' })}`
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
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        aria-disabled={state !== 'open' || waits || undefined}
        data-cell={at}
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
              <Likeness who={by} pack={pack} tellsClub />
            </span>
            <span className="vh">{`${short}${heard}`}</span>
            {filler}
          </span>
        ) : (
          <span className={styles.side}>
            <span className={styles.mark}>
              {state === 'open' ? (
                <CriterionMark criterion={criterion} pack={pack} size={26} />
              ) : state === 'wild' ? (
                <WildcardSign />
              ) : (
                <Icon name="check" />
              )}
            </span>
            <span className={styles.what}>{short}</span>
            <span className="vh">{heard}</span>
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
