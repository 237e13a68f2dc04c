import { Suspense } from 'react'
import type { DockProps } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { useChosen } from './chosen.ts'
import type { View } from '../../rules/engine.ts'
import { Ask } from './lazy.ts'
import type { OwnWords } from '../../words.ts'
import type { TictactoeAction } from '../../rules/action.ts'

/** Question of the ringed cell, and the search box. */
export function Dock(props: DockProps<View, TictactoeAction, OwnWords>) {
  const { runId, view, act, locale, t } = props
  const cell = useChosen(runId)
  const isAsked = view !== null && cell !== null
  return (
    <>
      <DockLine said={props.said} tools={props.tools}>
        <Suspense fallback={t.own.lead}>
          {isAsked ? <Ask cell={cell} grid={view} locale={locale} t={t.own} /> : t.own.lead}
        </Suspense>
      </DockLine>
      <PlayerSearch
        {...props}
        busy={props.busy || !isAsked}
        holds
        used={new Set(view?.cells.map((placed) => placed?.id ?? ''))}
        onSubmit={(player) => isAsked && act({ type: 'guess', cell, player })}
        submitLabel={t.search.guess}
        shows="name"
        t={t.search}
      />
    </>
  )
}
