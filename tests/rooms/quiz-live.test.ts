import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { QuizMessage, QUIZ_WIRE, type QuizState } from '#contracts/quiz-room.ts'
import { roomOfShard } from '#games/quiz/match/shards.ts'
import { matchAt } from '#games/quiz/match/timetable.ts'
import { quizTicket, SHARD } from '#tests/support/quiz-shard.ts'
import { SECRETS } from '#tests/support/room.ts'
import { roomsServer } from '#tests/support/rooms-server.ts'
import { machineNow } from '#tests/support/clock.ts'

let rooms: Awaited<ReturnType<typeof roomsServer>>
beforeAll(async () => void (rooms = await roomsServer({ ...SECRETS, QUIZ_SHARDS: '2' })), 60_000)
afterAll(() => rooms.close())

/** A page with a real socket and its received messages. */
async function page(name: string, room = SHARD, seatSecret?: string) {
  const ticket = await quizTicket(name, machineNow(), { room })
  const socket = new WebSocket(rooms.url(room, ticket, 'quiz'), { origin: SECRETS.PUBLIC_SITE_URL })
  const messages: QuizMessage[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    messages.push(QuizMessage.parse(JSON.parse(String(data))))
    for (const check of waiting) check()
  })
  await once(socket, 'open')
  const say = (message: object) => socket.send(JSON.stringify(message))
  const hears = <Type extends QuizMessage['type']>(type: Type) =>
    new Promise<Extract<QuizMessage, { type: Type }>>((resolve) => {
      const check = () => {
        const found = messages.find((message) => message.type === type)
        if (!found) return
        waiting.delete(check)
        resolve(found as Extract<QuizMessage, { type: Type }>)
      }
      waiting.add(check)
      check()
    })
  say({ type: 'join', language: 'fr', wire: QUIZ_WIRE, ...(seatSecret && { seatSecret }) })
  const state: QuizState = await hears('state')
  return { socket, say, hears, state }
}

const waitingIn = async (room: string) =>
  (await (await fetch(`${rooms.origin}/parties/quiz/${room}`)).json()) as { players: number; watching: number }

test('a shard over real sockets keeps a seat through kill -9', async () => {
  const ada = await page('Ada')
  expect(ada.state).toMatchObject({ name: 'Ada', lobby: { match: matchAt(ada.state.now), players: 1 } })
  ada.say({ type: 'ping', sent: 5 })
  expect(await ada.hears('pong')).toMatchObject({ sent: 5, token: 1 })
  expect(await waitingIn(SHARD)).toEqual({ players: 1, watching: 0 })

  const closed = once(ada.socket, 'close')
  await rooms.kill()
  await closed
  await rooms.start()
  const again = await page('Ada', SHARD, ada.state.seatSecret)
  // Expects the same seat of the same match, unless the next match has started meanwhile.
  const isSame = again.state.lobby.match === ada.state.lobby.match
  expect(again.state.seatSecret === undefined).toBe(isSame)
  expect(isSame ? again.state.from : ada.state.from).toBe(ada.state.from)
  again.socket.terminate()
})

test('QUIZ_SHARDS sets the number of shards, each with its own players', async () => {
  const room = roomOfShard(1)
  const ben = await page('Ben', room)
  expect(ben.state.lobby.players).toBe(1)
  expect((await fetch(`${rooms.origin}/parties/quiz/${roomOfShard(2)}`)).status).toBe(404)
  ben.socket.terminate()
})

test.each([
  ['a page of another site', SHARD, 'https://elsewhere.example', 403],
  ['a shard that there is not', roomOfShard(2), SECRETS.PUBLIC_SITE_URL, 404],
  ['the table of the shards', 'all', SECRETS.PUBLIC_SITE_URL, 404],
])('%s is rejected at the handshake', async (_, room, origin, status) => {
  const party = room === 'all' ? 'quiztable' : 'quiz'
  const ticket = await quizTicket('Eve', machineNow(), room === 'all' ? {} : { room })
  const socket = new WebSocket(rooms.url(room, ticket, party), { origin })
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
  expect(response.statusCode).toBe(status)
})
