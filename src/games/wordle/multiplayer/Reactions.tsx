import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { REACTIONS } from '#contracts/rooms.ts'
import type { RoomState } from '#stores/room.ts'
import { Button } from '#ui/Button.tsx'
import type { View } from '../race/state.ts'
import type { RaceRoom } from './RoomScreen.tsx'
import { seatName } from './seats.ts'
import type { Words } from './words.ts'

const SHOWN_MS = 4_000

/** Three things to say, and the last one that somebody said. */
export function Reactions({ room, state, ...words }: Words & { room: RaceRoom; state: RoomState<View> }) {
  const t = words.t.rooms
  const heard = useStore(room.$reaction)
  const [done, setDone] = useState(() => room.$reaction.get()?.count ?? 0)
  const count = heard?.count ?? 0

  useEffect(() => {
    const timer = setTimeout(() => setDone(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count])

  const speaker = state.view.players.find(({ seat }) => seat === heard?.seat)
  const shown = heard && speaker && count > done
  const name = speaker ? seatName(speaker, state.view.you, words) : ''
  return (
    <div className="stack reactions" role="group" aria-label={t.reactions}>
      {state.view.you !== null && (
        <div className="three">
          {REACTIONS.map((reaction) => (
            <Button key={reaction} look="quiet" size="small" onClick={() => room.send({ type: 'react', reaction })}>
              {t[`react-${reaction}`]}
            </Button>
          ))}
        </div>
      )}
      <p className="sm b" role="status">
        {shown ? fill(t.reacted, { name, reaction: t[`react-${heard.reaction}`] }) : ''}
      </p>
    </div>
  )
}
