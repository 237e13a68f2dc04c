import { useState } from 'react'
import type { EndProps } from '#play/end/play-end.ts'
import { useNames } from '#play/use-names.ts'
import { Answers } from '../end/Answers.tsx'
import { factsOf } from '../end/facts-of.ts'
import styles from '../end/kept-grid.module.css'
import { Refused } from '../end/Refused.tsx'
import type { Miss } from '../engine/index.ts'
import type { MatchView } from '../engine/match.ts'
import { Nine, type CellLook } from '../Nine.tsx'
import { Taken } from '../Taken.tsx'
import { axesOf, shareText } from '../says.ts'
import { sideName, type MatchWords } from './words.ts'

/** The board as it was left, with the shares that stayed hidden in play; a cell tells everybody who was right there. */
export function FinalBoard({ view, pack, facts, locale, t }: EndProps<MatchView, MatchWords>) {
  const { own } = t
  const told = factsOf(facts)
  const [chosen, setChosen] = useState<number | null>(null)
  useNames(pack, told?.answers.flatMap((answers) => answers.map(({ id }) => id)) ?? [])

  function look(cell: number): CellLook {
    const mark = view.cells[cell]
    if (!mark) return { says: null, look: 'dead' }
    const side = mark.by === 0 ? 'x' : 'o'
    const chip = shareText(mark.share, false, own)
    return {
      says: `${sideName(mark.by, view, own)}, ${pack.byId.get(mark.id)?.name ?? mark.id}, ${chip}`,
      look: side,
      inLine: view.lines.some((line) => line.includes(cell)),
      shows: <Taken id={mark.id} column={axesOf(cell, view).column} pack={pack} mark={side} chip={chip} />,
    }
  }

  return (
    <div className={styles.kept}>
      <Nine grid={view} cell={look} chosen={chosen} onPress={setChosen} canPress={() => true} locale={locale} t={own} />
      {told && chosen !== null ? (
        <Answers
          cell={chosen}
          view={view}
          mine={view.cells[chosen]?.id}
          answers={told.answers[chosen]!}
          counted={0}
          pack={pack}
          locale={locale}
          t={t}
        />
      ) : (
        <p className="sm muted">{own.keptNote}</p>
      )}
      <Refused view={view} misses={missesOf(view)} pack={pack} locale={locale} t={t} />
      {view.strength === null && <p className="sm muted">{own.notKept}</p>}
    </div>
  )
}

/** Names that people gave and that did not count. */
const missesOf = ({ turns, strength }: MatchView): Miss[] =>
  turns.flatMap(({ by, cell, id, fails }) =>
    id !== null && cell !== null && fails.length > 0 && (strength === null || by === 0)
      ? [{ cell, id, fails, fits: null }]
      : [],
  )
