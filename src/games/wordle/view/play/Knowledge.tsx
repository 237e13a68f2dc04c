import { useEffect, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords, PlayWords } from '#play/game.ts'
import type { Pack } from '#search/pack.ts'
import type { TileKind, View } from '../../rules/engine.ts'
import { kindsOf } from './kinds.ts'
import type { Cell } from './knowledge-cells.tsx'
import styles from './knowledge.module.css'

type Props = {
  view: View | null
  pack: Pack | null
  locale: Locale
  t: Pick<PlayWords<GameWords<'wordle'>>, 'football' | 'own'>
}

const OPEN: Cell = { state: 'open', label: '' }

/** Summary of the clues in the columns of the board. Open cells show the names of their columns. */
export function Knowledge({ view, pack, locale, t }: Props) {
  const cellOf = useCells(view && view.rows.length > 0 ? view : null, pack, locale, t)
  return (
    <ul className={styles.row} aria-label={t.own.known}>
      {kindsOf(view?.hard ?? false).map((kind) => {
        const { state, label, shows } = cellOf?.(kind) ?? OPEN
        return (
          <li key={kind} className={styles.cell} data-state={state}>
            <span aria-hidden="true">{shows ?? t.own[kind]}</span>
            <span className="vh">{label ? `${t.own[kind]}: ${label}` : ''}</span>
          </li>
        )
      })}
    </ul>
  )
}

type CellOf = (kind: TileKind) => Cell

/** Loads the cells with the first row. */
function useCells(view: View | null, pack: Pack | null, locale: Locale, t: Props['t']): CellOf | null {
  const [module, setModule] = useState<typeof import('./knowledge-cells.tsx')>()
  const wanted = view !== null && pack !== null
  useEffect(() => {
    if (wanted) import('./knowledge-cells.tsx').then(setModule, () => {})
  }, [wanted])
  return module && view && pack ? module.cellsOf(view, { pack, locale, football: t.football, t: t.own }) : null
}
