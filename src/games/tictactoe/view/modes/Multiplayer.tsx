import { Multiplayer, type MultiplayerProps } from '#play/room/Multiplayer.tsx'

const load = () => import('../../match/room/Room.tsx')

/** Tic tac toe against a friend or somebody of one's strength; the bot has time for who finds nobody. */
export default function TictactoeMultiplayer(props: MultiplayerProps) {
  return <Multiplayer game="tictactoe" meanwhile="/tictactoe/bot" load={load} {...props} />
}
