import { Multiplayer, type MultiplayerProps } from '#play/room/Multiplayer.tsx'

const load = () => import('../../match/room/Room.tsx')

/** Tic tac toe against a friend or an opponent of similar strength; the bot while nobody is there. */
export default function TictactoeMultiplayer(props: MultiplayerProps) {
  return <Multiplayer game="tictactoe" meanwhile="/tictactoe/bot" load={load} {...props} />
}
