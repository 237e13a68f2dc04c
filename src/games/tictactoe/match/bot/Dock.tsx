import { Suspense } from 'react'
import { fill } from '#i18n/format.ts'
import type { DockProps } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { Button } from '#ui/Button.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { Ask } from './lazy.ts'
import { useChosen } from '../../view/play/chosen.ts'
import type { MatchView } from '../../rules/match.ts'
import styles from './dock.module.css'
import type { MatchMove } from './wire.ts'
import { sideName, type MatchWords } from './words.ts'

/** Side to play and the question; choosing a cell of the other side is a steal. */
export function Dock(props: DockProps<MatchView, MatchMove, MatchWords>) {
  const { runId, view, pack, busy, act, said, failed, onRetry, tools, locale, t } = props
  const { own } = t
  const cell = useChosen(runId)
  const isBotTurn = view !== null && view.strength !== null && view.turn === 1
  const isSteal = view !== null && cell !== null && view.cells[cell] != null
  const isTwo = view?.strength === null
  return (
    <>
      <DockLine
        said={said}
        note={view && isTwo && fill(own.turnOf, { side: sideName(view.turn, view, own) })}
        tools={
          <div className={styles.tools}>
            <Button
              look="quiet"
              size="small"
              busy={busy || isBotTurn || !view}
              onClick={() => view && act({ type: 'pass', by: view.turn })}
            >
              {own.pass}
            </Button>
            {tools}
          </div>
        }
      >
        {isBotTurn ? (
          own.botTurn
        ) : (
          <Suspense fallback={own.lead}>
            {isSteal && `${own.stealShort} `}
            {view && cell !== null ? <Ask cell={cell} grid={view} locale={locale} t={own} /> : own.lead}
          </Suspense>
        )}
      </DockLine>
      <PlayerSearch
        pack={pack}
        failed={failed}
        onRetry={onRetry}
        used={new Set(view?.used)}
        onSubmit={(player) => view && cell !== null && act({ type: 'place', by: view.turn, cell, player })}
        submitLabel={t.search.guess}
        placeholder={own.namesOnly}
        shows="name"
        busy={busy || isBotTurn}
        t={t.search}
        locale={locale}
      />
    </>
  )
}
