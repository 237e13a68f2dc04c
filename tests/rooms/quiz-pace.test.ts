import { describe, expect, test } from 'vitest'
import { tallyOf } from '#games/quiz/match/scoring.ts'
import { kickOffAt, matchAt, opensAt, roundAt, ROUNDS } from '#games/quiz/match/timetable.ts'
import {
  enter,
  lastMessage,
  rightIn,
  savedOf,
  sendAnswer,
  shardPlatform,
  toEarly,
  toPodium,
  toQuestion,
} from '#tests/support/quiz-shard.ts'

describe('a round among few people', () => {
  test('closes at once after the answer of a single player, and the next round follows', async () => {
    const room = shardPlatform()
    const match = matchAt(room.now)
    const ada = await enter(room, 'Ada')
    expect(ada.state.lobby).toMatchObject({ isQuick: true, kits: [''] })
    for (let round = 0; round < ROUNDS; round++) {
      await toQuestion(room, round, 2_000)
      const { now } = room
      await sendAnswer(room, ada, round, rightIn(room, round))
      expect(lastMessage(ada, 'reveal')).toMatchObject({
        round,
        closedAt: now,
        until: now + (round === 4 ? 8_000 : 4_000),
      })
    }
    await toPodium(room)
    expect(room.now).toBe(kickOffAt(match) + ROUNDS * 6_000 + 4_000)
    expect(lastMessage(ada, 'podium')).toMatchObject({ match, until: opensAt(match + 1), own: { right: 10 } })
    await room.advance(opensAt(match + 1) - room.now)
    expect(lastMessage(ada, 'lobby').match).toBe(match + 1)
  })

  test('waits for all present players, but not for those who have left or joined later', async () => {
    const room = shardPlatform()
    const [ada, ben, cy] = [await enter(room, 'Ada'), await enter(room, 'Ben'), await enter(room, 'Cy')]
    await toQuestion(room, 0, 3_000)
    await sendAnswer(room, ada, 0, 0)
    await enter(room, 'Late')
    await sendAnswer(room, ben, 0, 0)
    expect(lastMessage(ada, 'reveal')).toBeUndefined()
    await room.close(cy.socket)
    await room.advance(2_999)
    expect(lastMessage(ada, 'reveal')).toBeUndefined()
    await room.advance(1)
    expect(lastMessage(ada, 'reveal')).toMatchObject({ round: 0, closedAt: room.now, missed: 1 })
  })

  test('stays closed after a restart', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, ada, 0, 0)
    const { now } = room
    room.hibernate()
    const back = await enter(room, 'Ada', { seatSecret: ada.seatSecret })
    expect(back.state).toMatchObject({ reveal: { round: 0, closedAt: now, until: now + 4_000 } })
    await toEarly(room, 1)
    expect(lastMessage(back, 'question')).toMatchObject({ round: 1, startAt: now + 4_000 })
  })

  test('stays open after a crash until the other players have reconnected', async () => {
    const room = shardPlatform()
    const [ada, ben] = [await enter(room, 'Ada'), await enter(room, 'Ben')]
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, ada, 0, 0)
    room.restart()
    const back = await enter(room, 'Ada', { seatSecret: ada.seatSecret })
    expect(back.state).toMatchObject({ chosen: 0, reveal: null })
    const other = await enter(room, 'Ben', { seatSecret: ben.seatSecret })
    await room.advance(3_000)
    expect(lastMessage(back, 'reveal')).toBeUndefined()
    await sendAnswer(room, other, 0, 1)
    expect(lastMessage(back, 'reveal')).toMatchObject({ closedAt: room.now, missed: 0 })
  })

  test('lasts its full time with five people', async () => {
    const room = shardPlatform()
    const fans = []
    for (const name of ['Ada', 'Ben', 'Cy', 'Dee', 'Eve']) fans.push(await enter(room, name))
    await toQuestion(room, 0, 1_000)
    for (const fan of fans) await sendAnswer(room, fan, 0, 0)
    expect(lastMessage(fans[0]!, 'reveal')).toBeUndefined()
    expect(savedOf(room)).toMatchObject({ closes: [], pace: [] })
  })

  test('lasts its full time with several shards', async () => {
    const room = shardPlatform()
    room.variables = { QUIZ_SHARDS: '2' }
    const ada = await enter(room, 'Ada')
    expect(ada.state.lobby).toMatchObject({ isQuick: false, pace: [] })
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, ada, 0, 0)
    expect(lastMessage(ada, 'reveal')).toBeUndefined()
  })
})

describe('pace-setters', () => {
  test('play from the first match on, are on no table and are the same after a restart', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    expect(ada.state.lobby.pace).toEqual([40, 60, 80])
    await toQuestion(room, 0, 1_000)
    const { pace } = savedOf(room)
    room.hibernate()
    const back = await enter(room, 'Ada', { seatSecret: ada.seatSecret })
    await sendAnswer(room, back, 0, rightIn(room, 0))
    await toPodium(room)
    const podium = lastMessage(back, 'podium')
    const rights = savedOf(room).rounds.map(({ order }) => order.indexOf(0))
    expect(podium.pace).toEqual(
      pace.map(({ knows, answers }) => ({ knows, score: tallyOf(answers, rights, ROUNDS).score })),
    )
    expect(podium).toMatchObject({ players: 1, duel: null })
    expect(podium.table.map(({ name }) => name)).toEqual(['Ada'])
  })
})

describe('two people', () => {
  test("see each other's score, and the round that decided", async () => {
    const room = shardPlatform()
    const [ada, ben] = [await enter(room, 'Ada', { claims: { kit: 'red' } }), await enter(room, 'Ben')]
    for (let round = 0; round < ROUNDS; round++) {
      await toQuestion(room, round, 2_000 + 300 * round)
      const right = rightIn(room, round)
      await sendAnswer(room, ada, round, round < 2 ? (right + 1) % 4 : right)
      await sendAnswer(room, ben, round, round < 1 ? right : (right + 1) % 4)
    }
    await toPodium(room)
    const won = lastMessage(ada, 'podium')
    const lost = lastMessage(ben, 'podium')
    expect(won.duel).toEqual({
      ...{ name: 'Ben', score: lost.own!.score, decided: 3 },
      marks: [true, ...Array(9).fill(false)],
    })
    expect(lost.duel).toMatchObject({ name: 'Ada', kit: 'red', score: won.own!.score, decided: 3 })
  })
})

describe('progress', () => {
  test('comes at most once a second', async () => {
    const room = shardPlatform()
    const fans = []
    for (const name of ['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo']) fans.push(await enter(room, name))
    await toQuestion(room, 0, 1_000)
    for (const fan of fans.slice(0, 4)) await sendAnswer(room, fan, 0, 0)
    await room.advance(1_000)
    await room.advance(5_000)
    const progress = fans[5]!.socket.sent.filter(({ type }) => type === 'progress')
    expect(progress).toMatchObject([{ round: 0, answered: 4, players: 6 }])
  })

  test('is not sent in a room of more than fifty', async () => {
    const room = shardPlatform()
    const fans = await Promise.all(Array.from({ length: 51 }, (_, at) => enter(room, `Fan${at}`)))
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, fans[0]!, 0, 0)
    await room.advance(2_000)
    expect(lastMessage(fans[1]!, 'progress')).toBeUndefined()
    expect(lastMessage(fans[1]!, 'question').kits).toHaveLength(40)
  })
})

test('half-time adds four seconds after the fifth question', () => {
  const { closesAt, endsAt } = roundAt(7, 4)
  expect([endsAt - closesAt, roundAt(7, 5).startAt - endsAt]).toEqual([8_000, 0])
})
