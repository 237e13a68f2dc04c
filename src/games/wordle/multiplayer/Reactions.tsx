import { fill } from '#i18n/format.ts'
import { REACTIONS } from '#contracts/rooms.ts'
import type { RoomState } from '#stores/room.ts'
import { Button } from '#ui/Button.tsx'
import type { View } from '../race/state.ts'
import type { RaceRoom } from './RoomScreen.tsx'
import { seatName } from './seats.ts'
import { useHeard } from './use-heard.ts'
import type { Words } from './words.ts'

/** Three things to say, and the last one that somebody said. */
export function Reactions({ room, state, ...words }: Words & { room: RaceRoom; state: RoomState<View> }) {
  const t = words.t.rooms
  const heard = useHeard(room)
  const speaker = state.view.players.find(({ seat }) => seat === heard?.seat)
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
        {heard && speaker
          ? fill(t.reacted, { name: seatName(speaker, state.view.you, words), reaction: t[`react-${heard.reaction}`] })
          : ''}
      </p>
    </div>
  )
}
