import { fill, number, plural } from '#i18n/format.ts'
import type { PlayBoard, ShownProps, BoardProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import type { TictactoeAction } from '../../rules/action.ts'
import { fittingSideText, cellName, whyNot, axesOf, shareText } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'
import { useNames } from '#play/use-names.ts'
import { toSearch, useChoice } from './choose.ts'
import { Missed } from './Missed.tsx'
import { Nine, type CellLook } from './Nine.tsx'
import styles from './cells.module.css'
import { Taken } from './Taken.tsx'
import { GUESSES } from '../../rules/terms.ts'
import boardStyles from './board.module.css'
import { MOST_RARE } from '../../rules/rarity.ts'

export { Ask } from './Ask.tsx'
/** Re-exported here so that the end's stylesheets stay out of the first view. */
export const end = async () => (await import('../end/end.tsx')).end

/** Board and announcements of tic tac toe, loaded with the first guess. */
export const board: PlayBoard<View, TictactoeAction, OwnWords> = {
  Board: Cells,
  Left: RarityPanel,
  Right: LinesPanel,
  still: ({ view }) => ({ cells: view.cells.map((placed) => (placed ? { text: '✓' } : { text: '' })) }),
  cue(now, before) {
    const last = now.guesses[before.guesses.length]
    return last ? (last.right ? 'right' : 'wrong') : null
  },
  news(now, before, { pack, locale, t: { own } }) {
    const last = now.guesses.at(-1)
    if (!last || now.guesses.length === before.guesses.length) return ''
    const said = { locale, t: own }
    const nameOf = (id: string) => pack.byId.get(id)?.name ?? id
    const placed = now.cells[last.cell]
    if (last.right && placed)
      return fill(own.saysRight, { name: nameOf(placed.id), cell: cellName(last.cell, now, said) })
    const miss = now.misses.at(-1)!
    const why = [whyNot(miss, now, said), fittingSideText(miss, now, said), own.gone].filter(Boolean).join(' ')
    return fill(own.saysWrong, { name: nameOf(miss.id), why })
  },
}

type Props = ShownProps<View, TictactoeAction, OwnWords>

/** The grid with its names, and the reason why the last guess was wrong. */
export function Cells({ runId, view, pack, agreed, locale, t: { own } }: Props) {
  const { cell, choose } = useChoice(runId, (at) => view.cells[at] === null)
  const last = view.guesses.at(-1)
  const miss = last?.right === false ? view.misses.at(-1) : undefined
  useNames(pack, [...view.cells.flatMap((placed) => placed?.id ?? []), ...view.misses.map(({ id }) => id)])
  const shares = sharesOf(view, agreed)

  function look(at: number): CellLook {
    const placed = view.cells[at]
    const isNewest = last?.cell === at && !miss
    if (!placed) return { label: null, isNewest }
    const share = shares(at)
    const name = pack.byId.get(placed.id)?.name ?? placed.id
    const text = shareText(share.share, share.isCounted, own)
    return {
      label: `${name}, ${text}`,
      look: 'placed',
      inLine: view.lines.some((line) => line.includes(at)),
      isNewest,
      shows: <Taken id={placed.id} column={axesOf(at, view).column} pack={pack} chip={text} />,
    }
  }

  function press(at: number) {
    choose(at)
    toSearch()
  }

  return (
    <div className={styles.board}>
      <Nine
        grid={view}
        cell={look}
        chosen={view.over ? null : cell}
        onPress={press}
        canPress={(at) => view.cells[at] === null && !view.over}
        locale={locale}
        t={own}
      />
      {miss && <Missed miss={miss} view={view} pack={pack} locale={locale} t={own} />}
    </div>
  )
}

/** Share of answers by cell, estimated until counted. Counts are in the order of the cells. */
function sharesOf(view: View, agreed: Props['agreed']) {
  const filled = view.cells.flatMap((placed, at) => (placed ? [at] : []))
  return (at: number): { share: number; isCounted: boolean } => {
    const percent = agreed?.[filled.indexOf(at)] ?? null
    return percent === null
      ? { share: view.cells[at]!.share, isCounted: false }
      : { share: percent / 100, isCounted: true }
  }
}

type FullProgressProps = Pick<BoardProps<View, TictactoeAction, OwnWords>, 'runId' | 'view' | 'locale' | 't'>

/** Guesses left as dots, and points so far. */
export function FullProgress({ view, locale, t: { own } }: FullProgressProps) {
  const left = view?.left ?? GUESSES
  const points = view?.points ?? 0
  const stepOf = (at: number) => {
    const guess = view?.guesses[at]
    if (guess) return guess.right ? 'ok' : 'no'
    return at === view?.guesses.length ? 'now' : undefined
  }
  return (
    <div className={boardStyles.tally}>
      <p className="b n">{left === 1 ? own.lastOne : plural(locale, own.left, left)}</p>
      <span className={boardStyles.pips} aria-hidden="true">
        {Array.from({ length: GUESSES }, (_, at) => (
          <i key={at} data-step={stepOf(at)} />
        ))}
      </span>
      <p className={boardStyles.points}>
        <b aria-hidden="true">{number(locale, points)}</b>
        <span className="vh">{fill(own.soFar, { points })}</span>
      </p>
    </div>
  )
}

type RarityPanelProps = ShownProps<View, TictactoeAction, OwnWords>

/** Side panel of wide screens: rarity points so far, and the most common name. */
export function RarityPanel({ view, pack, locale, t: { own } }: RarityPanelProps) {
  const placed = view.cells.flatMap((cell) => cell ?? [])
  const [common] = placed.toSorted((one, other) => other.share - one.share)
  if (!common) return null
  const rare = (MOST_RARE * placed.reduce((sum, { share }) => sum + 1 - share, 0)) / view.cells.length
  return (
    <section className="card stack">
      <h2 className={boardStyles.title}>{own.rarityTitle}</h2>
      <div className={boardStyles.rarity}>
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
export function LinesPanel({ view, locale, t: { own } }: RarityPanelProps) {
  const open = view.cells.filter((cell) => cell === null).length
  const short = open - view.left
  return (
    <section className="card stack">
      <h2 className={boardStyles.title}>{own.linesTitle}</h2>
      <p className="sm muted">
        {view.lines.length > 0 ? plural(locale, own.linesDone, view.lines.length) : own.linesNone}
      </p>
      {short > 0 && <p className="sm">{plural(locale, own.tight, short)}</p>}
    </section>
  )
}
