import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { RoomState } from '#stores/room.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import type { View } from '../race/state.ts'
import type { usePack } from '#play/use-pack.ts'
import { Refusal } from './Refusal.tsx'
import type { RaceRoom } from './RoomScreen.tsx'
import type { Words } from './words.ts'

type Props = Words & { room: RaceRoom; state: RoomState<View>; players: ReturnType<typeof usePack> }

/** The search box while I can guess, else why not. */
export function Moves({ room, state, players, locale, t }: Props) {
  const [says, setSays] = useState('')
  const board = state.view.game!.board!
  if (board.over) {
    const text = board.solved ? t.rooms.youSolved : board.gaveUp ? t.rooms.youPassed : t.rooms.youMissed
    return (
      <div className="act">
        <p className="well b center" role="status">
          {text}
        </p>
      </div>
    )
  }
  return (
    <div className="act">
      <Refusal room={room} t={t.rooms} />
      <PlayerSearch
        pack={players.pack}
        failed={players.failed}
        onRetry={players.retry}
        used={new Set(board.rows.map(({ player }) => player))}
        onSubmit={(player) => room.send({ type: 'guess', player })}
        submitLabel={t.rooms.guess}
        t={t.search}
        locale={locale}
      />
      <div className="one">
        <ConfirmButton
          icon={<Flag className="i" aria-hidden="true" />}
          label={t.rooms.pass}
          sure={t.rooms.passSure}
          ask={t.rooms.passAsk}
          onAsk={setSays}
          onConfirm={() => room.send({ type: 'pass' })}
        />
        <p className="vh" role="status">
          {says}
        </p>
      </div>
    </div>
  )
}
