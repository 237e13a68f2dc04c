import type { RoomProps } from '#play/room/RoomApp.tsx'
import type { RoomWords } from '#play/room/game.ts'
import { RoomScreen } from '#play/room/RoomScreen.tsx'
import { room } from './race-room.ts'
import type { RaceWords } from './words.ts'

/** A room of Wordle's, loaded when there is one to enter. */
export default function Room(props: RoomProps & RoomWords<RaceWords> & { packUrl: string }) {
  return <RoomScreen game={room} {...props} />
}
