import { roomWith } from '#play/room/room-with.tsx'
import { room } from './grid-room.ts'
import { ROOM_WORDS } from './words/index.ts'

export default roomWith(room, ROOM_WORDS)
