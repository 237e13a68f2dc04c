import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QuizMessage } from '#contracts/quiz-room.ts'
import { CLOSED, MAX_FAULTS, MAX_MESSAGE_BYTES } from '#contracts/rooms.ts'
import { matchAt, PERIOD_MS, ROUNDS } from '#games/quiz/match/timetable.ts'
import QuizShard from '#party/quiz.ts'
import QuizTable from '#party/quiztable.ts'
import { SECRETS } from '#tests/support/room.ts'
import { junk } from '#scripts/bench/quiz-junk.ts'
import {
  enter,
  lastMessage,
  quizTicket,
  rightIn,
  savedOf,
  sendAnswer,
  seatOf,
  SHARD,
  shardPlatform,
  toEarly,
  toPodium,
  toQuestion,
  toReveal,
} from '#tests/support/quiz-shard.ts'

describe('messages of any shape', () => {
  test.each([
    'not json',
    '',
    'null',
    '[]',
    '{"type":"win"}',
    '{"type":"answer"}',
    '{"type":"answer","match":1,"round":0,"option":4}',
    '{"type":"answer","match":1,"round":10,"option":0}',
    '{"type":"answer","match":1,"round":0.5,"option":0}',
    '{"type":"answer","match":1,"round":0,"option":"0"}',
    '{"type":"answer","match":1,"round":0,"option":0,"ms":0}',
    '{"type":"ping"}',
    `{"type":"join","language":"en","wire":1,"ticket":"${'x'.repeat(MAX_MESSAGE_BYTES)}"}`,
    `"${'é'.repeat(MAX_MESSAGE_BYTES / 2)}"`,
    new ArrayBuffer(8),
  ])('%s is rejected and changes nothing', async (raw) => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 0, 1_000)
    const before = structuredClone([...room.storage])
    await room.send(ada.socket, raw instanceof ArrayBuffer ? 5 : raw)
    expect(lastMessage(ada, 'refused').reason).toBe('bad-message')
    expect([...room.storage]).toEqual(before)
  })

  test('twenty faults close the socket, also across hibernation', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    for (let fault = 1; fault < MAX_FAULTS; fault++) {
      room.hibernate()
      await room.send(ada.socket, 'nonsense')
    }
    expect(ada.socket.closed).toBeNull()
    await room.send(ada.socket, 'nonsense')
    expect(ada.socket.closed?.code).toBe(CLOSED.faults)
  })

  test('each message of a flood is rejected, then the socket is closed; earlier messages count', async () => {
    const room = shardPlatform()
    room.limitFactor = 1
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, ada, 0, 1)
    for (let count = 0; count < 100; count++) await sendAnswer(room, ada, 0, 1)
    expect(lastMessage(ada, 'refused').reason).toBe('too-fast')
    expect(ada.socket.closed?.code).toBe(CLOSED.faults)
    expect(seatOf(room, 'Ada').seat.answers[0]).toMatchObject({ option: 1 })
  })

  test('a socket that has not joined gets nothing and is closed', async () => {
    const room = shardPlatform()
    const stranger = await room.connect(await quizTicket('Eve', room.now))
    await sendAnswer(room, { socket: stranger }, 0, 0)
    expect(stranger.last('refused')).toEqual({ type: 'refused', reason: 'not-joined' })
    expect(seatOf(room, 'Eve')).toBeUndefined()
    await room.advance(15_000)
    expect(stranger.closed?.code).toBe(CLOSED.idle)
  })

  test.each([
    ['forged', () => quizTicket('Eve', Date.now()).then((ticket) => `${ticket.slice(0, -2)}AA`), 'ticket-bad'],
    ['of another room', (now: number) => quizTicket('Eve', now, { room: 'K7PM4X' }), 'ticket-bad'],
    ['expired', (now: number) => quizTicket('Eve', now - 600_000), 'ticket-expired'],
    ['missing', async () => '', 'ticket-bad'],
  ])('a ticket that is %s gets no seat', async (_, ticket, reason) => {
    const room = shardPlatform()
    const socket = await room.connect(await ticket(room.now))
    await room.send(socket, { type: 'join', language: 'en', wire: 1 })
    expect(socket.last('refused')).toEqual({ type: 'refused', reason })
    expect(socket.last('state')).toBeUndefined()
  })

  test('many thousands leave the shard running and its state valid', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    let eve = await enter(room, 'Eve')
    await fc.assert(
      fc.asyncProperty(
        junk(() => matchAt(room.now)),
        fc.nat(99),
        async (message, dice) => {
          if (dice === 0) room.hibernate()
          if (eve.socket.closed) {
            await room.close(eve.socket)
            eve = await enter(room, 'Eve')
          }
          await room.send(eve.socket, message)
          if (dice < 3) await room.advance(dice * 4_000)
          const { match, rounds } = savedOf(room)
          expect(match).toBe(matchAt(room.now))
          expect(rounds).toHaveLength(ROUNDS)
          expect(seatOf(room, 'Eve')?.seat.answers ?? []).toSatisfy(
            (answers: unknown[]) => answers.length % ROUNDS === 0,
          )
        },
      ),
      { numRuns: 10_000, seed: 13 },
    )
    for (const message of [...ada.socket.sent, ...eve.socket.sent])
      expect(QuizMessage.safeParse(message).success, JSON.stringify(message)).toBe(true)
    expect(ada.socket.closed).toBeNull()
  })
})

describe('HTTP requests', () => {
  const env = { ...SECRETS, RATE_LIMIT_FACTOR: '1000' }
  const knock = async (code: string, origin: string | null, ticket: string) => {
    const headers = new Headers(origin === null ? {} : { origin })
    const request = { url: `http://rooms/parties/quiz/${code}?ticket=${ticket}`, headers, method: 'GET' } as never
    const answer = await QuizShard.onBeforeConnect(request, { id: code, env })
    return answer instanceof Response ? answer.status : 101
  }
  const home = SECRETS.PUBLIC_SITE_URL

  test.each([
    ['a player', SHARD, home, {}, 101],
    ['a foreign page', SHARD, 'https://elsewhere.example', {}, 403],
    ['no page at all', SHARD, null, {}, 403],
    ['a shard that there is not', 'QQQQCD', home, { room: 'QQQQCD' }, 404],
    ['a room of another game', 'K7PM4X', home, { room: 'K7PM4X' }, 404],
    ['an expired ticket', SHARD, home, { expires: 1 }, 401],
  ])('answers %s', async (_, code, origin, claims, status) => {
    expect(await knock(code, origin, await quizTicket('Ada', Date.now(), claims))).toBe(status)
  })

  test('for the table are accepted from shards only', async () => {
    const request = { url: 'http://rooms/parties/quiztable/all' } as never
    for (const answer of [QuizTable.onBeforeConnect(request), QuizTable.onBeforeRequest(request)])
      expect(answer.status).toBe(404)
    const table = new QuizTable({ env: SECRETS } as never)
    const forged = new Request('http://rooms/parties/quiztable/all', { method: 'POST', body: '{}' })
    expect((await table.onRequest(forged as never)).status).toBe(401)
  })

  test('return the number of players, except by POST', async () => {
    const get = { url: 'http://rooms/parties/quiz/x', method: 'GET' } as never
    const post = { url: 'http://rooms/parties/quiz/x', method: 'POST' } as never
    expect(QuizShard.onBeforeRequest(get, { id: SHARD, env })).toBe(get)
    expect((QuizShard.onBeforeRequest(post, { id: SHARD, env }) as Response).status).toBe(404)
    expect((QuizShard.onBeforeRequest(get, { id: 'K7PM4X', env }) as Response).status).toBe(404)
  })
})

describe('the right option', () => {
  const TELLS = /"(right|why|question|counts|review|gain|board|film)":/

  test('is in no message before its reveal, for any recipient', async () => {
    const room = shardPlatform()
    const [ada, eve] = [await enter(room, 'Ada'), await enter(room, 'Eve', { watch: true })]
    await enter(room, 'Ben') // never answers, so that no round closes early
    for (let round = 0; round < ROUNDS; round++) {
      await toEarly(room, round)
      const before = [ada, eve].map(({ socket }) => socket.raw.length)
      await toQuestion(room, round, 5_000)
      await sendAnswer(room, ada, round, rightIn(room, round))
      await room.send(ada.socket, { type: 'ping', sent: 1 })
      const texts = [ada, eve].flatMap(({ socket }, at) => socket.raw.slice(before[at]))
      expect(texts.filter((text) => TELLS.test(text))).toEqual([])
      // Late arrivals see earlier rounds, and nothing of this one.
      const late = await enter(room, `Late ${round}`)
      const { question, reveal, podium } = late.state
      expect([question!.round, reveal?.round ?? -1, podium]).toEqual([round, round - 1, null])
      expect(JSON.stringify(question)).not.toMatch(TELLS)
      await toReveal(room, round)
      expect(lastMessage(eve, 'reveal').right).toBe(rightIn(room, round))
    }
  })

  test('is at every position about equally often', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    const places = [0, 0, 0, 0]
    for (let match = 0; match < 24; match++) {
      await toPodium(room)
      for (const { order } of savedOf(room).rounds) places[order.indexOf(0)]!++
      await room.advance(PERIOD_MS - 180_000)
      expect(ada.socket.of('question')).toHaveLength((match + 1) * ROUNDS)
    }
    for (const count of places) expect(count).toBeGreaterThan(30)
  })
})
