import { useState } from 'react'
import type { EndProps } from '#play/end/play-end.ts'
import { useNames } from '#play/use-names.ts'
import { Answers } from '../../view/end/Answers.tsx'
import type { MatchView, Side } from '../../rules/match.ts'
import type { Facts } from '../../rules/engine.ts'
import { Nine, type CellLook } from '../../view/play/Nine.tsx'
import { axesOf, shareText } from '../../sentences.ts'
import { Taken } from '../../view/play/Taken.tsx'
import type { MatchWords } from './words.ts'

type Props = Pick<EndProps<MatchView, MatchWords>, 'view' | 'pack' | 'locale'> & {
  /** Null when unknown or still loading. */
  revealed: Facts | null
  nameOn: (side: Side) => string
  t: Pick<EndProps<MatchView, MatchWords>['t'], 'own' | 'end'>
}

/** Final board with the shares hidden during play; a cell opens its list of right answers. */
export function KeptBoard({ view, pack, revealed, nameOn, locale, t }: Props) {
  const { own } = t
  const [chosen, setChosen] = useState<number | null>(null)
  useNames(pack, [...view.used, ...(revealed?.answers.flatMap((answers) => answers.map(({ id }) => id)) ?? [])])

  function look(cell: number): CellLook {
    const mark = view.cells[cell]
    if (!mark) return { label: null, look: 'dead' }
    const side = mark.by === 0 ? 'x' : 'o'
    const chip = shareText(mark.share, false, own)
    return {
      label: `${nameOn(mark.by)}, ${pack.byId.get(mark.id)?.name ?? mark.id}, ${chip}`,
      look: side,
      inLine: view.lines.some((line) => line.includes(cell)),
      shows: <Taken id={mark.id} column={axesOf(cell, view).column} pack={pack} mark={side} chip={chip} />,
    }
  }

  return (
    <>
      <Nine grid={view} cell={look} chosen={chosen} onPress={setChosen} canPress={() => true} locale={locale} t={own} />
      {revealed && chosen !== null ? (
        <Answers
          cell={chosen}
          view={view}
          mine={view.cells[chosen]?.id}
          answers={revealed.answers[chosen]!}
          counted={0}
          pack={pack}
          locale={locale}
          t={t}
        />
      ) : (
        <p className="sm muted">{own.keptNote}</p>
      )}
    </>
  )
}
