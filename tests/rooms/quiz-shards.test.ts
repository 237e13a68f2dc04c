import { describe, expect, test } from 'vitest'
import { MOST_RESULTS, QuizResult } from '#contracts/quiz-results.ts'
import { randomFrom } from '#core/random.ts'
import { entriesOf, ranksOf, reportOf } from '#games/quiz/match/standings.ts'
import { roomOfShard, shardOf, shardOfRoom, shardsIn } from '#games/quiz/match/shards.ts'
import { ROUNDS } from '#games/quiz/match/timetable.ts'
import QuizTable from '#party/quiztable.ts'
import type { SavedSeat } from '#party/quiz/saved.ts'
import { SECRETS, type FakePlatform } from '#tests/support/room.ts'
import {
  accountOf,
  enter,
  lastMessage,
  rightIn,
  sendAnswer,
  shardPlatform,
  toEarly,
  toPodium,
  toQuestion,
  toReveal,
  type Fan,
} from '#tests/support/quiz-shard.ts'

/** Parallel shards with one table, each with its own players. */
async function openShards(shards: number, playersEach: number) {
  const rooms = Array.from({ length: shards }, (_, shard) => shardPlatform(shard))
  const waiting: { at: number; work: () => void }[] = []
  const table = new QuizTable(
    { env: SECRETS } as never,
    {
      now: () => rooms[0]!.now,
      later: (work: () => void, ms: number) => void waiting.push({ at: rooms[0]!.now + ms, work }),
    } as never,
  )
  const isDown = { yes: false }
  for (const room of rooms) {
    room.variables = { QUIZ_SHARDS: String(shards) }
    const fetch = async (init: RequestInit) => {
      if (isDown.yes) throw new Error('the table is down')
      return table.onRequest(new Request('http://rooms/parties/quiztable/all', init) as never)
    }
    room.context = { parties: { quiztable: { get: () => ({ fetch }) } } }
  }
  const fans: { room: FakePlatform; fan: Fan }[] = []
  for (const [shard, room] of rooms.entries())
    for (let at = 0; at < playersEach; at++) {
      const name = `P${shard}x${at}`
      fans.push({ room, fan: await enter(room, name, { claims: { user: accountOf(name) } }) })
    }
  /** Advances all shards in parallel, as with one clock. */
  const inParallel = (work: (room: FakePlatform) => Promise<unknown>) => Promise.all(rooms.map(work))
  return { rooms, fans, inParallel, isDown }
}

describe('shards', () => {
  test.each([
    [3, 7],
    [10, 10],
  ])('share one table: ranks and podium of %i with %i each equal a global sort', async (shards, each) => {
    const { rooms, fans, inParallel } = await openShards(shards, each)
    const random = randomFrom(5)
    for (let round = 0; round < ROUNDS; round++) {
      await inParallel((room) => toQuestion(room, round, 1_000 + Math.floor(random() * 4_000)))
      for (const { room, fan } of fans) {
        const right = rightIn(room, round)
        await sendAnswer(room, fan, round, random() < 0.5 ? right : (right + 1) % 4)
      }
      await inParallel((room) => toReveal(room, round))
      const everybody = fans.map(({ room, fan }) => ({ fan, seat: storedSeat(room, fan) }))
      const seats = new Map(everybody.map(({ fan, seat }) => [fan.name, seat]))
      const rights = Array.from({ length: ROUNDS }, (_, at) => rightIn(rooms[0]!, at))
      const report = reportOf(entriesOf({ match: 0, rights, pace: [], closes: [], seats }, round + 1))
      const { rank } = ranksOf(report)
      for (const { fan } of fans) {
        const { own, table, players } = lastMessage(fan, 'reveal')
        expect(players).toBe(shards * each)
        expect(own!.rank).toBe(rank(own!.score))
        expect(table.map(({ name }) => name)).toEqual(report.top.slice(0, 10).map(({ name }) => name))
      }
    }
    await inParallel(toPodium)
    const results = rooms.flatMap(({ siteRequests }) =>
      siteRequests.map(({ body }) => QuizResult.parse(JSON.parse(body))),
    )
    expect(results.map(({ accounts, players }) => [accounts, players])).toEqual(
      Array(shards).fill([shards * each, shards * each]),
    )
    const paid = results.flatMap(({ seats }) => seats.map(({ points, base }) => points - base)).filter(Boolean)
    expect(paid.sort((one, other) => other - one)).toEqual([30, 20, 10])
  })

  test('send the reveal to a player who arrives before the other shards have reported', async () => {
    const { rooms, fans, inParallel } = await openShards(2, 2)
    await inParallel((room) => toQuestion(room, 0, 1_000))
    for (const { room, fan } of fans) await sendAnswer(room, fan, 0, rightIn(room, 0))
    const revealing = toReveal(rooms[0]!, 0)
    await new Promise((resolve) => setImmediate(resolve))
    await enter(rooms[0]!, 'Late')
    expect(lastMessage(fans[0]!.fan, 'reveal')).toBeUndefined()
    await Promise.all([revealing, toReveal(rooms[1]!, 0)])
    for (const { fan } of fans) expect(lastMessage(fan, 'reveal')).toMatchObject({ round: 0, players: 4 })
    const spectator = await enter(rooms[0]!, 'Later', { watch: true })
    expect(spectator.state.reveal).toMatchObject({ round: 0, players: 4 })
  })

  test('show their own table, and no podium, while others do not answer', async () => {
    const { rooms, fans, inParallel, isDown } = await openShards(2, 6)
    isDown.yes = true
    await inParallel((room) => toQuestion(room, 0, 1_000))
    for (const { room, fan } of fans) await sendAnswer(room, fan, 0, rightIn(room, 0))
    await inParallel((room) => toReveal(room, 0))
    for (const { fan } of fans) expect(lastMessage(fan, 'reveal').players).toBe(6)
    await inParallel(toPodium)
    for (const { siteRequests } of rooms)
      for (const { points, base } of QuizResult.parse(JSON.parse(siteRequests[0]!.body)).seats)
        expect(points).toBe(base)
  })

  test("send a full shard's results in several batches", async () => {
    const room = shardPlatform()
    const fans = []
    for (let at = 0; at <= MOST_RESULTS; at++)
      fans.push(await enter(room, `P${at}`, { claims: { user: accountOf(`P${at}`) } }))
    await toQuestion(room, 0, 1_000)
    for (const fan of fans) await sendAnswer(room, fan, 0, 0)
    await toPodium(room)
    const seats = room.siteRequests.map(({ body }) => QuizResult.parse(JSON.parse(body)).seats.length)
    // Batches are sent in parallel and arrive in any order.
    expect(seats.toSorted((one, other) => one - other)).toEqual([1, MOST_RESULTS])
  })

  test("are identified by their rooms' names, and a player always gets the same one", () => {
    const names = Array.from({ length: 100 }, (_, shard) => roomOfShard(shard))
    expect(new Set(names).size).toBe(100)
    expect(names.map((name) => shardOfRoom(name, 100))).toEqual(names.map((_, shard) => shard))
    expect([shardOfRoom(names[9]!, 9), shardOfRoom('K7PM4X', 100)]).toEqual([null, null])
    const sizes = new Map<number, number>()
    for (let player = 0; player < 10_000; player++) {
      const shard = shardOf(`player-${player}`, 10)
      sizes.set(shard, (sizes.get(shard) ?? 0) + 1)
    }
    for (const size of sizes.values()) expect(Math.abs(size - 1_000)).toBeLessThan(150)
  })

  test.each([
    [undefined, 1],
    ['', 1],
    ['10', 10],
    ['0', 1],
    ['2.5', 1],
    ['many', 1],
    ['485', 1],
  ])('QUIZ_SHARDS=%s gives %i', (variable, shards) => {
    expect(shardsIn(variable)).toBe(shards)
  })

  test('ask the same question even if one of them is late', async () => {
    const { fans, inParallel } = await openShards(2, 1)
    await inParallel((room) => toEarly(room, 4))
    const [one, other] = fans.map(({ fan }) => lastMessage(fan, 'question'))
    expect(one).toEqual(other)
  })
})

const storedSeat = (room: FakePlatform, { name }: Fan) =>
  [...room.storage]
    .filter(([key]) => key.startsWith('seat:'))
    .map(([, value]) => value as SavedSeat)
    .find(({ seat }) => seat.name === name)!.seat
