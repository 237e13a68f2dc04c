import { Multiplayer, type MultiplayerProps } from '#play/room/Multiplayer.tsx'

const load = () => import('../../match/room/Room.tsx')

/** Tic tac toe against a friend or an opponent of similar strength. Offers the bot while the player waits. */
export default function TictactoeMultiplayer(props: MultiplayerProps) {
  return <Multiplayer game="tictactoe" meanwhile="/tictactoe/bot" load={load} {...props} />
}
