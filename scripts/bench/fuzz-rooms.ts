// `npm run bench -- fuzz-rooms`: a hundred thousand generated messages each to rooms of tic tac toe, rooms of Wordle
// and the lobby, over real sockets. None may end them: a ping after each batch is answered, and so is another player's.
import fc from 'fast-check'
import { LOBBIES, LobbyMessage } from '#contracts/lobby.ts'
import { newRoomCode } from '#contracts/room-code.ts'
import { MAX_FAULTS, RoomMessage } from '#contracts/rooms.ts'
import { CliError } from '../launcher/cli-error.ts'
import { fuzzClient, noCounts, type Endpoint } from './fuzz-client.ts'
import { quizRooms } from './quiz-server.ts'
import { gridJunk, lobbyJunk, raceJunk } from './room-junk.ts'
import { printTable } from './table.ts'

const MESSAGES = 100_000
/** One more fault would close the socket. */
const BATCH = MAX_FAULTS - 1
const SEED = 13
/** Batches per room, each with a new player. */
const BATCHES_OF_ROOM = 40
const PING = { type: 'ping', sent: 1 }

type Kind = Pick<Endpoint, 'party' | 'Message'> & { junk: fc.Arbitrary<unknown>; room: () => string; join: boolean }

const KINDS: readonly Kind[] = [
  { party: 'tictactoe', Message: RoomMessage, junk: gridJunk, room: () => newRoomCode(Math.random), join: true },
  { party: 'wordle', Message: RoomMessage, junk: raceJunk, room: () => newRoomCode(Math.random), join: true },
  { party: 'lobby', Message: LobbyMessage, junk: lobbyJunk, room: () => LOBBIES.wordle, join: false },
]

export async function fuzzRooms(): Promise<void> {
  const rooms = await quizRooms(1)
  const rows: string[][] = []
  let bad = 0
  try {
    for (const kind of KINDS) {
      const counts = await fuzz(rooms.host, kind)
      const { answers, unreadable, silent, lost } = counts
      bad += unreadable + silent + lost
      rows.push([kind.party, ...[answers, unreadable, silent, lost].map(String)])
    }
  } finally {
    await rooms.kill()
  }
  printTable(
    `${MESSAGES} generated messages to each`,
    ['room', 'answers', 'unreadable', 'pings not answered', 'neighbour not answered'],
    rows,
  )
  if (bad > 0) throw new CliError('A room sent unreadable messages or did not answer.')
}

async function fuzz(host: string, { party, Message, junk, room, join }: Kind) {
  const counts = noCounts()
  const generated = fc.sample(junk, { numRuns: MESSAGES, seed: SEED })
  for (let from = 0; from < MESSAGES; from += BATCH * BATCHES_OF_ROOM) {
    const door = { host, party, room: room(), Message }
    const enter = async (name: string) => {
      const client = await fuzzClient(door, name, counts)
      if (join) client.send({ type: 'join' })
      return client
    }
    const beside = await enter('beside')
    const end = Math.min(MESSAGES, from + BATCH * BATCHES_OF_ROOM)
    for (let at = from; at < end; at += BATCH) {
      const hostile = await enter(`hostile-${at}`)
      for (const message of generated.slice(at, Math.min(end, at + BATCH))) hostile.send(message)
      if (!(await pongs(hostile))) counts.silent++
      hostile.socket.terminate()
      if (!(await pongs(beside))) counts.lost++
    }
    beside.socket.terminate()
  }
  return counts
}

/** Resolves whether a ping is answered, ignoring other messages. */
function pongs({ socket, send }: Awaited<ReturnType<typeof fuzzClient>>): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (answered: boolean) => {
      clearTimeout(timer)
      socket.off('message', hear).off('close', closed)
      resolve(answered)
    }
    const hear = (data: unknown) => {
      const message = JSON.parse(String(data)) as { type: string; sent?: number }
      if (message.type === 'pong' && message.sent === PING.sent) end(true)
    }
    const closed = () => end(false)
    const timer = setTimeout(() => end(false), 20_000)
    socket.on('message', hear).on('close', closed)
    send(PING)
  })
}
