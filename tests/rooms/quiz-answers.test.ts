import { describe, expect, test } from 'vitest'
import { pick, randomFrom } from '#core/random.ts'
import { ROUNDS } from '#games/quiz/match/timetable.ts'
import type { FakePlatform } from '#tests/support/room.ts'
import {
  enter,
  lastMessage,
  rightIn,
  sendAnswer,
  seatOf,
  shardPlatform,
  toPodium,
  toQuestion,
  toReveal,
  type Fan,
} from '#tests/support/quiz-shard.ts'

const SEED = 20261122
const PLAYERS = 30

const names = Array.from({ length: PLAYERS }, (_, at) => `P${at}`)
const writesOfSeats = ({ writes }: FakePlatform) => writes.filter((keys) => keys.some((key) => key.startsWith('seat:')))

async function enterAll(room: FakePlatform): Promise<Fan[]> {
  const fans = []
  for (const name of names) fans.push(await enter(room, name))
  return fans
}

describe('simultaneous answers', () => {
  test('are written in one batch, acknowledged each, and survive a crash', async () => {
    const room = shardPlatform()
    const fans = await enterAll(room)
    await toQuestion(room, 0, 1_000)
    const before = writesOfSeats(room).length
    await Promise.all(fans.map((fan, at) => sendAnswer(room, fan, 0, at % 4)))
    const written = writesOfSeats(room).slice(before)
    expect(written.map((keys) => keys.length)).toEqual([PLAYERS])
    for (const fan of fans) expect(lastMessage(fan, 'answered')).toMatchObject({ round: 0, answered: PLAYERS })
    room.restart()
    for (const [at, { name, seatSecret }] of fans.entries())
      expect((await enter(room, name, { seatSecret })).state.chosen).toBe(at % 4)
  })

  test('count before the next step: the alarm of a reveal writes pending answers first', async () => {
    const room = shardPlatform()
    const fans = await enterAll(room)
    const [first, ...rest] = fans
    await toQuestion(room, 0, 11_999)
    await sendAnswer(room, first!, 0, rightIn(room, 0))
    const { promise, resolve: end } = Promise.withResolvers<void>()
    room.pausing = promise
    const saying = rest.map((fan) => sendAnswer(room, fan, 0, rightIn(room, 0)))
    await new Promise((resolve) => setImmediate(resolve))
    expect(lastMessage(rest[0]!, 'answered')).toBeUndefined()
    await toReveal(room, 0)
    end()
    await Promise.all(saying)
    for (const fan of fans) expect(lastMessage(fan, 'reveal')).toMatchObject({ missed: 0, own: { right: 1 } })
  })

  test('of one player count once; a different answer is rejected', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 0, 1_000)
    await Promise.all([2, 2, 3].map((option) => sendAnswer(room, ada, 0, option)))
    expect(ada.socket.of('answered').map(({ option }) => option)).toEqual([2, 2])
    expect(lastMessage(ada, 'refused').reason).toBe('already-answered')
    expect(seatOf(room, 'Ada').seat.answers[0]).toMatchObject({ option: 2 })
  })

  test('are rejected and may be sent again when they cannot be written', async () => {
    const room = shardPlatform()
    const fans = await enterAll(room)
    await toQuestion(room, 0, 1_000)
    room.writeError = new Error('the disk is full')
    await Promise.all(fans.map((fan) => sendAnswer(room, fan, 0, 1)))
    for (const fan of fans) {
      expect(lastMessage(fan, 'refused').reason).toBe('failed')
      expect(lastMessage(fan, 'answered')).toBeUndefined()
    }
    room.writeError = null
    await Promise.all(fans.map((fan) => sendAnswer(room, fan, 0, 2)))
    for (const fan of fans) expect(lastMessage(fan, 'answered')).toMatchObject({ option: 2, answered: PLAYERS })
  })
})

describe('running counts', () => {
  test('equal a recount of the stored seats, through drops and crashes', async () => {
    const room = shardPlatform()
    const random = randomFrom(SEED)
    let fans = await enterAll(room)
    for (let round = 0; round < ROUNDS; round++) {
      await toQuestion(room, round, 800 + 400 * round)
      for (const fan of fans.filter(() => random() < 0.7))
        await sendAnswer(room, fan, round, pick([0, 1, 2, 3], random))
      if (random() < 0.5) room.restart()
      else room.hibernate()
      const back = []
      for (const { name, seatSecret } of fans) back.push(await enter(room, name, { seatSecret }))
      fans = back
      const fan = pick(fans, random)
      await sendAnswer(room, fan, round, 0)
      const recount = names.filter((name) => seatOf(room, name).seat.answers[round]).length
      // A player whose different answer is rejected receives no count.
      const message = lastMessage(fan, 'answered')
      if (message) expect(message.answered).toBe(recount)
      await toReveal(room, round)
      const { counts, missed } = lastMessage(fan, 'reveal')
      expect(counts.reduce((sum, one) => sum + one)).toBe(recount)
      expect(missed).toBe(PLAYERS - recount)
    }
    await toPodium(room)
    expect(lastMessage(fans[0]!, 'podium').players).toBe(
      names.filter((name) => seatOf(room, name).seat.answers.some(Boolean)).length,
    )
  })
})

test('a thousand reconnects after a crash write nothing', async () => {
  const room = shardPlatform()
  const fans = await enterAll(room)
  await toQuestion(room, 0, 1_000)
  room.restart()
  const before = writesOfSeats(room).length
  for (const { name, seatSecret } of fans) await enter(room, name, { seatSecret })
  expect(writesOfSeats(room)).toHaveLength(before)
  await enter(room, 'P0', { seatSecret: fans[0]!.seatSecret, claims: { name: 'Ada' } })
  expect(seatOf(room, 'P0').seat.name).toBe('Ada')
})
