import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { useNames } from '#play/use-names.ts'
import type { View, Facts } from '../../rules/engine.ts'
import { Nine, type CellLook } from '../play/Nine.tsx'
import { isAlone, LEAST_COUNTED } from '../../rules/rarity.ts'
import { Taken } from '../play/Taken.tsx'
import { axesOf, shareText, askOf } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'
import { Answers } from './Answers.tsx'
import { factsOf } from './facts-of.ts'
import styles from './kept-grid.module.css'
import { Refused } from './Refused.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { Button } from '#ui/Button.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'

/** Final grid with its lines; a cell opens its list of right answers. In overtime the player may fill open cells. */
export function KeptGrid({ view, pack, facts, locale, t }: EndProps<View, OwnWords>) {
  const { own } = t
  const revealed = factsOf(facts)
  const [chosen, setChosen] = useState<number | null>(null)
  const [late, setLate] = useState<ReadonlyMap<number, string> | null>(null)
  useNames(pack, revealed?.answers.flatMap((answers) => answers.map(({ id }) => id)) ?? [])
  const isOpen = (cell: number) => view.cells[cell] === null && !late?.has(cell)

  function look(cell: number): CellLook {
    const { column } = axesOf(cell, view)
    const placed = view.cells[cell]
    const lateId = late?.get(cell)
    const nameOf = (id: string) => pack.byId.get(id)?.name ?? id
    if (lateId) return { label: nameOf(lateId), look: 'over', shows: <Taken id={lateId} column={column} pack={pack} /> }
    if (!placed) return { label: null, look: late ? undefined : 'dead' }
    const isUnique = isAlone(placed)
    const chip = isUnique ? own.only : shareText(placed.share, placed.of >= LEAST_COUNTED, own)
    return {
      label: `${nameOf(placed.id)}, ${chip}`,
      look: 'placed',
      inLine: view.lines.some((line) => line.includes(cell)),
      shows: <Taken id={placed.id} column={column} pack={pack} chip={chip} isUnique={isUnique} />,
    }
  }

  const firstOpen = view.cells.findIndex((_, cell) => isOpen(cell))
  const asked = late && chosen !== null && isOpen(chosen) ? chosen : late && firstOpen >= 0 ? firstOpen : null
  return (
    <div className={styles.kept}>
      <Nine
        grid={view}
        cell={look}
        chosen={asked ?? chosen}
        onPress={setChosen}
        canPress={() => true}
        locale={locale}
        t={own}
      />
      {revealed && chosen !== null && !(late && isOpen(chosen)) ? (
        <Answers
          cell={chosen}
          view={view}
          mine={view.cells[chosen]?.id}
          answers={revealed.answers[chosen]!}
          counted={revealed.counted[chosen]!}
          pack={pack}
          locale={locale}
          t={t}
        />
      ) : (
        !late && <p className="sm muted">{own.keptNote}</p>
      )}
      <Refused view={view} misses={view.misses} pack={pack} locale={locale} t={t} />
      {revealed && (
        <Overtime
          view={view}
          cell={asked}
          answers={revealed.answers}
          late={late}
          onStart={() => setLate(new Map())}
          onPlace={(cell, id) => {
            setLate(new Map([...(late ?? []), [cell, id]]))
            setChosen(null)
          }}
          pack={pack}
          locale={locale}
          t={t}
        />
      )}
      {revealed && (
        <p className="xs muted">
          {Math.max(...revealed.counted) === 0
            ? own.estimated
            : Math.min(...revealed.counted.filter(Boolean)) < LEAST_COUNTED
              ? fill(own.nth, { n: Math.max(...view.cells.map((placed) => (placed ? placed.of : 0))) + 1 })
              : null}
        </p>
      )}
    </div>
  )
}

type Props = {
  view: View
  /** The open cell that is asked for; null when all are filled or overtime has not begun. */
  cell: number | null
  answers: Facts['answers']
  /** Names given in overtime; null before it begins. */
  late: ReadonlyMap<number, string> | null
  onStart: () => void
  onPlace: (cell: number, id: string) => void
  pack: Pack
  locale: Locale
  t: EndProps<View, OwnWords>['t']
}

/** Uncounted guesses on open cells after the end. */
function Overtime({ view, cell, answers, late, onStart, onPlace, pack, locale, t }: Props) {
  const { own } = t
  const [said, setSaid] = useState('')
  if (view.cells.every((placed) => placed !== null)) return null
  if (!late)
    return (
      <Button size="small" onClick={onStart}>
        {own.overtimePlay}
      </Button>
    )

  const used = new Set([...view.cells.flatMap((placed) => placed?.id ?? []), ...late.values()])

  function submit(id: string) {
    if (cell === null) return
    const name = pack.byId.get(id)?.name ?? id
    const fits = answers[cell]!.some((answer) => answer.id === id)
    setSaid(fill(fits ? own.overtimeYes : own.overtimeNo, { name }))
    if (fits) onPlace(cell, id)
  }

  return (
    <section className={styles.overtime}>
      <h3 className={styles.title}>{own.overtime}</h3>
      <p className="sm muted" role="status">
        {said || own.overtimeSays}
      </p>
      {cell === null ? (
        <p className="b">{own.overtimeDone}</p>
      ) : (
        <>
          <p className="b">{askOf(cell, view, { locale, t: own })}</p>
          <PlayerSearch
            pack={pack}
            failed={false}
            onRetry={() => {}}
            used={used}
            onSubmit={submit}
            submitLabel={t.search.guess}
            placeholder={own.namesOnly}
            shows="name"
            t={t.search}
            locale={locale}
          />
        </>
      )}
    </section>
  )
}
