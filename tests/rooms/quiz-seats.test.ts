import { describe, expect, test } from 'vitest'
import { QUIZ_WIRE } from '#contracts/quiz-room.ts'
import { CLOSED } from '#contracts/rooms.ts'
import { answerMs, scoreOf } from '#games/quiz/match/scoring.ts'
import { matchAt, PERIOD_MS, ROUNDS } from '#games/quiz/match/timetable.ts'
import {
  accountOf,
  enter,
  lastMessage,
  quizTicket,
  rightIn,
  sendAnswer,
  seatOf,
  shardPlatform,
  toEarly,
  toPodium,
  toQuestion,
  toReveal,
  type Fan,
} from '#tests/support/quiz-shard.ts'

const rightsUntil = (room: Parameters<typeof rightIn>[0], last: number) =>
  Array.from({ length: last + 1 }, (_, round) => rightIn(room, round))

describe('a seat', () => {
  test('keeps its score through lost connections, hibernation and crashes, at every step', async () => {
    const twin = shardPlatform()
    const [quiet, shaken] = [twin, shardPlatform()]
    // Never answers, so that no round closes early.
    for (const room of [quiet, shaken]) await enter(room, 'Zoe')
    const undisturbed = await enter(quiet, 'Ada')
    let ada = await enter(shaken, 'Ada')
    for (let round = 0; round < ROUNDS; round++) {
      for (const room of [quiet, shaken]) await toEarly(room, round)
      shaken.restart()
      await enter(shaken, 'Zoe')
      ada = await enter(shaken, 'Ada', { seatSecret: ada.seatSecret })
      expect(ada.state.question).toMatchObject({ round })
      for (const room of [quiet, shaken]) await toQuestion(room, round, 1_000 + 100 * round)
      shaken.hibernate()
      await sendAnswer(quiet, undisturbed, round, rightIn(quiet, round))
      await sendAnswer(shaken, ada, round, rightIn(shaken, round))
      shaken.restart()
      await enter(shaken, 'Zoe')
      ada = await enter(shaken, 'Ada', { seatSecret: ada.seatSecret })
      expect(ada.state).toMatchObject({ chosen: rightIn(shaken, round), from: 0 })
      expect(ada.state.rights).toEqual(rightsUntil(shaken, round - 1))
      for (const room of [quiet, shaken]) await toReveal(room, round)
      await shaken.close(ada.socket)
      ada = await enter(shaken, 'Ada', { seatSecret: ada.seatSecret })
      expect(ada.state.reveal).toEqual({ ...withoutType(lastMessage(undisturbed, 'reveal')) })
      expect(ada.state.revealed).toEqual({ ...withoutType(lastMessage(undisturbed, 'question')), players: 1 })
      expect(ada.state.rights).toEqual(rightsUntil(shaken, round))
    }
    await toPodium(quiet)
    await toPodium(shaken)
    shaken.restart()
    await enter(shaken, 'Zoe')
    const back = await enter(shaken, 'Ada', { seatSecret: ada.seatSecret })
    expect(back.state.podium).toEqual(withoutType(lastMessage(undisturbed, 'podium')))
  })

  test('of a late arrival plays from the next question on', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 3, 5_000)
    const late = await enter(room, 'Ben')
    expect(late.state).toMatchObject({ from: 4, question: { round: 3 } })
    await sendAnswer(room, late, 3, 0)
    expect(lastMessage(late, 'refused').reason).toBe('too-late')
    await toReveal(room, 3)
    expect(lastMessage(ada, 'reveal')).toMatchObject({ missed: 1 })
    await toQuestion(room, 4, 1_000)
    await sendAnswer(room, late, 4, rightIn(room, 4))
    await toReveal(room, 4)
    expect(lastMessage(late, 'reveal').own).toMatchObject({ right: 1, rank: 1 })
  })

  test('is taken over by another tab of the same player', async () => {
    const room = shardPlatform()
    const first = await enter(room, 'Ada')
    const second = await enter(room, 'Ada')
    expect(first.socket.last('replaced')).toBeDefined()
    expect(first.socket.closed?.code).toBe(CLOSED.replaced)
    await room.close(first.socket)
    await room.advance(1_000)
    expect(lastMessage(second, 'lobby').players).toBe(1)
  })

  test('keeps its result when its guest signs in', async () => {
    const room = shardPlatform()
    const guest = await enter(room, 'Ada')
    await enter(room, 'Zoe') // never answers, so that the round stays open
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, guest, 0, rightIn(room, 0))
    const claims = { player: 'b'.repeat(22), user: accountOf('Ada'), name: 'Ada L' }
    const account = await enter(room, 'Ada', { seatSecret: guest.seatSecret, claims })
    expect(account.state).toMatchObject({ name: 'Ada L', from: 0, chosen: rightIn(room, 0) })
    await toPodium(room)
    expect(lastMessage(account, 'podium').table).toMatchObject([{ name: 'Ada L', guest: false, rank: 1 }])
    expect(JSON.parse(room.siteRequests[0]!.body)).toMatchObject({ seats: [{ user: accountOf('Ada') }] })
  })

  test('is one per account, however many guests sign in to it', async () => {
    const room = shardPlatform()
    const claims = { player: 'a'.repeat(22), user: accountOf('Ada') }
    const guests: Fan[] = []
    for (let at = 0; at < 6; at++) guests.push(await enter(room, `Guest ${at}`))
    for (let round = 0; round < 3; round++) {
      await toQuestion(room, round, 1_000)
      for (const { name, seatSecret } of guests) {
        await sendAnswer(room, await enter(room, name, { seatSecret, claims }), round, rightIn(room, round))
        // Leaves again, so that the account is free for the next guest.
        if (round < 2) await enter(room, name, { seatSecret })
      }
    }
    await toPodium(room)
    expect(room.siteRequests.map(({ body }) => JSON.parse(body))).toMatchObject([
      { accounts: 1, seats: [{ user: claims.user, right: 3 }] },
    ])
  })

  test('of an account cannot be taken by another account with its secret, and plays on after signing out', async () => {
    const room = shardPlatform()
    const claims = { player: 'a'.repeat(22), user: accountOf('Ada') }
    const ada = await enter(room, 'Ada', { claims })
    await enter(room, 'Zoe') // never answers, so that the round stays open
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, ada, 0, rightIn(room, 0))
    const ben = { player: 'b'.repeat(22), user: accountOf('Ben') }
    expect((await enter(room, 'Ben', { seatSecret: ada.seatSecret, claims: ben })).state.from).toBe(1)
    expect((await enter(room, 'Out', { seatSecret: ada.seatSecret })).state.chosen).toBe(rightIn(room, 0))
    await toPodium(room)
    expect(JSON.parse(room.siteRequests[0]!.body)).toMatchObject({ seats: [{ user: claims.user, right: 1 }] })
  })

  test('is not given for an unknown or old secret: such players get a new seat', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, ada, 0, 2)
    const ben = await enter(room, 'Ben', { seatSecret: 'x'.repeat(22) })
    expect(ben.state).toMatchObject({ name: 'Ben', from: 1, chosen: null })
    expect(ben.seatSecret).not.toBe(ada.seatSecret)
  })

  test('can be taken by a spectator, who then plays', async () => {
    const room = shardPlatform()
    const fan = await enter(room, 'Ada', { watch: true })
    expect(fan.state).toMatchObject({ from: null, lobby: { players: 0, watching: 1 } })
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, fan, 0, 0)
    expect(lastMessage(fan, 'refused').reason).toBe('no-seat')
    await toReveal(room, 0)
    expect(lastMessage(fan, 'reveal')).toMatchObject({ own: null, missed: 0 })
    await room.send(fan.socket, { type: 'join', language: 'es', wire: QUIZ_WIRE })
    expect(lastMessage(fan, 'state')).toMatchObject({ from: 1, lobby: { players: 1, watching: 0 } })
  })

  test('is not taken again by a page that left after the last match', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, ada, 0, 0)
    await room.send(ada.socket, { type: 'join', language: 'en', wire: QUIZ_WIRE, watch: true })
    await room.advance(PERIOD_MS)
    expect(lastMessage(ada, 'lobby')).toMatchObject({ players: 0, watching: 1 })
    expect(seatOf(room, 'Ada')).toBeUndefined()
  })

  test('a page of another version plays on, and must reload at the podium', async () => {
    const room = shardPlatform()
    const socket = await room.connect(await quizTicket('Ada', room.now))
    await room.send(socket, { type: 'join', language: 'en', wire: QUIZ_WIRE + 1 })
    await toReveal(room, 9)
    expect(socket.last('reload')).toBeUndefined()
    await toPodium(room)
    expect(socket.last('reload')).toEqual({ type: 'reload' })
  })
})

describe('time', () => {
  test('is measured by the shard, less half of the measured round trip', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await room.send(ada.socket, { type: 'ping', sent: 1 })
    for (const way of [400, 200, 300]) {
      await room.advance(way)
      await room.send(ada.socket, { type: 'ping', sent: 2, echo: lastMessage(ada, 'pong').token })
    }
    await room.advance(9_000)
    await room.send(ada.socket, { type: 'ping', sent: 3, echo: 1 })
    await toQuestion(room, 0, 3_000)
    await sendAnswer(room, ada, 0, rightIn(room, 0))
    await toReveal(room, 0)
    expect(lastMessage(ada, 'reveal').own!.gain).toBe(scoreOf(answerMs(3_000, 0, 200), 1))
    expect(scoreOf(2_900, 1)).toBe(scoreOf(answerMs(3_000, 0, 200), 1))
  })

  test.each([
    ['before the question may be answered', -1, 'too-early'],
    ['as it closes', 12_000, 'too-late'],
  ])('an answer %s is rejected', async (_, ms, reason) => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 0, ms)
    await sendAnswer(room, ada, 0, 0)
    expect(lastMessage(ada, 'refused').reason).toBe(reason)
    expect(seatOf(room, 'Ada').seat.answers[0]).toBeNull()
  })

  test('the first answer counts: repeating it is accepted, a different one is rejected', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, ada, 0, 1)
    const before = seatOf(room, 'Ada')
    await room.advance(1_000)
    await sendAnswer(room, ada, 0, 1)
    expect(ada.socket.of('answered')).toHaveLength(2)
    await sendAnswer(room, ada, 0, 2)
    expect(lastMessage(ada, 'refused').reason).toBe('already-answered')
    expect(seatOf(room, 'Ada')).toEqual(before)
  })

  test.each([
    ['another match', { match: 1 }, 'too-late'],
    ['a match to come', { match: 10_000_000 }, 'too-early'],
    ['a round to come', { round: 5 }, 'too-early'],
  ])('an answer to %s is rejected', async (_, changes, reason) => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await toQuestion(room, 0, 1_000)
    await room.send(ada.socket, { type: 'answer', match: matchAt(room.now), round: 0, option: 0, ...changes })
    expect(lastMessage(ada, 'refused').reason).toBe(reason)
  })
})

const withoutType = <Message extends { type: string }>({ type: _, ...rest }: Message) => rest
