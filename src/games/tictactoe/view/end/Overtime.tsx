import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { Pack } from '#search/pack.ts'
import { Button } from '#ui/Button.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import type { View } from '../../rules/engine.ts'
import type { Facts } from '../../rules/facts.ts'
import { askOf } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'
import styles from './kept-grid.module.css'

type Props = {
  view: View
  /** The open cell in question; null when all are filled or overtime has not begun. */
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
export function Overtime({ view, cell, answers, late, onStart, onPlace, pack, locale, t }: Props) {
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
