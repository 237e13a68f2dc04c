import { SkipForward } from 'lucide-react'
import { useRefusal } from '#play/room/use-moment.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { Ask } from '../../view/play/Ask.tsx'
import { useChosen } from '../../view/play/chosen.ts'
import { boardId, type Part } from './part.ts'

/** Criteria of the selected cell, a pass button, and the search box. */
export function Dock(part: Part) {
  const { room, game, players, said, say, locale, t } = part
  const { grid, passTurn, passSure, passAsk, yourTurn } = t.own
  const { board } = game
  const cell = useChosen(boardId(part))
  const refused = useRefusal(room, t)
  const isSteal = cell !== null && board.cells[cell] != null
  return (
    <>
      <DockLine
        said={refused ?? said}
        tools={
          <ConfirmButton
            icon={<SkipForward className="i" aria-hidden="true" />}
            label={passTurn}
            sure={passSure}
            ask={passAsk}
            onAsk={say}
            onConfirm={() => room.send({ type: 'pass' })}
          />
        }
      >
        {isSteal && `${grid.stealShort} `}
        {cell === null ? yourTurn : <Ask cell={cell} grid={board} locale={locale} t={grid} />}
      </DockLine>
      <PlayerSearch
        pack={players.pack}
        failed={players.failed}
        onRetry={players.retry}
        used={new Set(board.used)}
        onSubmit={(player) => cell !== null && room.send({ type: 'place', cell, player })}
        submitLabel={t.search.guess}
        placeholder={grid.namesOnly}
        shows="name"
        t={t.search}
        locale={locale}
      />
    </>
  )
}
