import type { MatchRoom, RoomWords } from './game.ts'
import { useRefusal } from './use-refusal.ts'

type Props = { room: MatchRoom; t: RoomWords['t']; otherwise?: string }

/** The same in the place of another sentence. */
export function Refusal({ room, t, otherwise = '' }: Props) {
  const refused = useRefusal(room, t)
  return refused === null ? otherwise : <span role="alert">{refused}</span>
}
