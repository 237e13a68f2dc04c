import type { ShownProps } from '#play/game.ts'
import { useNames } from '#play/use-names.ts'
import { toSearch, useChoice } from './choose.ts'
import type { View } from '../../rules/engine.ts'
import { Missed } from './Missed.tsx'
import { Nine, type CellLook } from './Nine.tsx'
import styles from './cells.module.css'
import { Taken } from './Taken.tsx'
import { axesOf, shareText } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'
import type { TictactoeAction } from '../../rules/action.ts'

type Props = ShownProps<View, TictactoeAction, OwnWords>

/** The grid with its names, and why the last guess was wrong. */
export function Cells({ runId, view, pack, agreed, locale, t: { own } }: Props) {
  const { cell, choose } = useChoice(runId, (at) => view.cells[at] === null)
  const last = view.guesses.at(-1)
  const miss = last?.right === false ? view.misses.at(-1) : undefined
  useNames(pack, [...view.cells.flatMap((placed) => placed?.id ?? []), ...view.misses.map(({ id }) => id)])
  const shares = sharesOf(view, agreed)

  function look(at: number): CellLook {
    const placed = view.cells[at]
    const isNewest = last?.cell === at && !miss
    if (!placed) return { says: null, isNewest }
    const share = shares(at)
    const name = pack.byId.get(placed.id)?.name ?? placed.id
    const text = shareText(share.share, share.isCounted, own)
    return {
      says: `${name}, ${text}`,
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
