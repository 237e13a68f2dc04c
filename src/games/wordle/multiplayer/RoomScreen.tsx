import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { RaceMove } from '#contracts/wordle-room.ts'
import { declareIntent } from '#ui/intent.ts'
import { createRoom, type Room } from '#stores/room.ts'
import { forgetSecret } from '#stores/seats.ts'
import { usePack } from '#play/use-pack.ts'
import type { View } from '../race/state.ts'
import { FullTime } from './FullTime.tsx'
import { $guestName } from './guest-name.ts'
import { Lobby } from './Lobby.tsx'
import { Match } from './Match.tsx'
import { Lost, Trouble } from './Trouble.tsx'
import { usePodium } from './use-podium.ts'
import { useReward } from './use-reward.ts'
import type { Words } from './words.ts'

export type RaceRoom = Room<RaceMove, View>

type Props = Words & { code: string; packUrl: string; onLeave: () => void }

/** In a room for as long as this is on the page; its key is the code. */
export default function RoomScreen(props: Props) {
  const { code, packUrl, onLeave, ...words } = props
  const wish = () => ({ name: $guestName.get().trim(), kit: '', locale: words.locale })
  const [room] = useState(() => createRoom<RaceMove, View>('wordle', code, wish))
  useEffect(() => {
    declareIntent()
    room.open()
    return () => room.close()
  }, [room])

  const t = words.t.rooms
  const connection = useStore(room.$connection)
  const state = useStore(room.$state)
  const players = usePack(packUrl)
  const podium = usePodium(state)
  useReward(state)

  function leave() {
    room.send({ type: 'leave' })
    forgetSecret(code)
    onLeave()
  }

  const stopped = connection.status === 'replaced' || connection.status === 'full' || connection.status === 'closed'
  const down = connection.status === 'lost' && connection.down
  if (stopped || down) return <Trouble connection={connection} room={room} onBack={onLeave} {...words} />
  if (!state) {
    return (
      <p className="rm col muted" role="status">
        {t.connecting}
      </p>
    )
  }
  const inside = { room, code, state, onLeave: leave, ...words }
  return (
    <>
      {connection.status === 'lost' && <Lost connection={connection} onRetry={room.retry} {...words} />}
      <div className="rm" inert={connection.status === 'lost'} data-frozen={connection.status === 'lost' || undefined}>
        {podium.state ? (
          <FullTime {...inside} last={podium.state} onRematch={podium.close} />
        ) : state.view.phase !== 'running' ? (
          <Lobby {...inside} />
        ) : (
          <Match {...inside} players={players} />
        )}
      </div>
    </>
  )
}
