import { Multiplayer, type MultiplayerProps } from '#play/room/Multiplayer.tsx'

const load = () => import('../../match/room/Room.tsx')

/** Wordle against friends, or an opponent of similar strength. */
export default function WordleMultiplayer(props: MultiplayerProps) {
  return <Multiplayer game="wordle" meanwhile="/wordle/solo" load={load} {...props} />
}
