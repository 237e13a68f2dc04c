import { describe, expect, test } from 'vitest'
import { QuizMessage } from '#contracts/quiz-room.ts'
import { QuizResult } from '#contracts/quiz-results.ts'
import { isSignedResult } from '#contracts/room-results.ts'
import { scoreOf } from '#games/quiz/match/scoring.ts'
import type { Closes } from '#games/quiz/match/state.ts'
import { kickOffAt, matchAt, PERIOD_MS, ROUNDS, roundAt } from '#games/quiz/match/timetable.ts'
import { SECRETS } from '#tests/support/room.ts'
import {
  accountOf,
  enter,
  lastMessage,
  rightIn,
  savedOf,
  sendAnswer,
  shardPlatform,
  toEarly,
  toPodium,
  toQuestion,
  toReveal,
} from '#tests/support/quiz-shard.ts'

describe('a match of the live quiz', () => {
  test('asks ten questions by the timetable, scores by its own clock, and announces the winner', async () => {
    const room = shardPlatform()
    const match = matchAt(room.now)
    const ada = await enter(room, 'Ada', { claims: { user: accountOf('Ada') } })
    const ben = await enter(room, 'Ben', { language: 'fr' })
    expect(ada.state).toMatchObject({ from: 0, question: null, reveal: null, podium: null })
    expect(ada.state.lobby).toMatchObject({ match, kickOffAt: kickOffAt(match), players: 1 })
    await room.advance(1_000)
    expect(lastMessage(ada, 'lobby').names.map(({ name }) => name)).toEqual(['Ben', 'Ada'])
    for (let round = 0; round < ROUNDS; round++) {
      await toEarly(room, round)
      expect(lastMessage(ada, 'question')).toMatchObject({
        match,
        round,
        ...roundAtShown(match, round, savedOf(room).closes),
        players: 2,
      })
      const ms = 3_000 + 300 * round
      await toQuestion(room, round, ms)
      await sendAnswer(room, ada, round, rightIn(room, round))
      expect(lastMessage(ada, 'answered')).toMatchObject({ round, answered: 1, players: 2 })
      await sendAnswer(room, ben, round, (rightIn(room, round) + 1) % 4)
      await toReveal(room, round)
      expect(lastMessage(ada, 'reveal')).toMatchObject({ round, right: rightIn(room, round), missed: 0, players: 2 })
      const gain = scoreOf(ms, round + 1)
      expect(lastMessage(ada, 'reveal').own).toMatchObject({ gain, streak: round + 1, rank: 1, place: 0 })
      expect(lastMessage(ben, 'reveal').own).toMatchObject({ gain: 0, streak: 0, rank: 2, place: 1 })
    }
    await toPodium(room)
    const podium = lastMessage(ada, 'podium')
    expect(podium.table.map(({ name, rank, guest }) => ({ name, rank, guest }))).toEqual([
      { name: 'Ada', rank: 1, guest: false },
      { name: 'Ben', rank: 2, guest: true },
    ])
    expect(podium.review).toHaveLength(ROUNDS)
    expect(podium.own).toMatchObject({ right: 10, best: 10, points: Math.floor(podium.own!.score / 150) })
    expect(lastMessage(ben, 'podium').own).toMatchObject({ points: 0 })
    expect(podium.next).toMatchObject({ match: match + 1, kickOffAt: kickOffAt(match + 1) })
    expect(lastMessage(ben, 'podium').review[0]!.text).not.toBe(podium.review[0]!.text)
    for (const { socket } of [ada, ben])
      for (const message of socket.sent) expect(QuizMessage.safeParse(message).success, message.type).toBe(true)
  })

  test('shows the answers so far at half-time only, also to a late arrival', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    await enter(room, 'Ben')
    const answers: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await toEarly(room, round)
      answers.push(lastMessage(ada, 'question').options[rightIn(room, round)]!)
      await toReveal(room, round)
      const { film, pictures, board } = lastMessage(ada, 'reveal')
      expect(pictures.length > 0 || board).toBe(true)
      const late = await enter(room, `Late ${round}`)
      expect(late.state.reveal?.film).toEqual(film)
      if (round === 4) expect(film!.map(({ answer }) => answer)).toEqual(answers)
      else expect(film).toBeUndefined()
    }
  })

  test('sends at most three messages per player and round besides progress', async () => {
    const room = shardPlatform()
    const fans = await Promise.all(['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo'].map((name) => enter(room, name)))
    await toEarly(room, 0)
    for (let round = 0; round < ROUNDS; round++) {
      const heardBy = (fan: (typeof fans)[number]) => fan.socket.sent.filter(({ type }) => type !== 'progress').length
      const before = fans.map(heardBy)
      const isLast = round === ROUNDS - 1
      await toQuestion(room, round, 2_000)
      for (const [at, fan] of fans.entries()) await sendAnswer(room, fan, round, at % 4)
      await (isLast ? toReveal(room, round) : toEarly(room, round + 1))
      const sent = fans.reduce((sum, fan, at) => sum + heardBy(fan) - before[at]!, 0)
      // The question of this round was sent early, and that of the next round has been sent instead.
      expect(sent + (isLast ? fans.length : 0)).toBeLessThanOrEqual(3 * fans.length)
    }
  })

  test('is followed by the next one, which players who stay play from its start', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    const first = savedOf(room).rounds
    await room.advance(PERIOD_MS)
    expect(lastMessage(ada, 'lobby')).toMatchObject({ match: ada.state.lobby.match + 1, players: 1 })
    expect(savedOf(room).rounds).not.toEqual(first)
    await toQuestion(room, 0, 100)
    await sendAnswer(room, ada, 0, 1)
    expect(lastMessage(ada, 'answered')).toMatchObject({ match: ada.state.lobby.match + 1 })
  })

  test('hibernates without players: no alarm, no requests', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada')
    expect(room.alarmAt).not.toBeNull()
    await room.close(ada.socket)
    expect(room.alarmAt).toBeNull()
    const match = matchAt(room.now)
    await room.advance(3 * PERIOD_MS)
    const again = await enter(room, 'Ada')
    expect(again.state.lobby.match).toBe(match + 3)
  })

  test('is the same in all shards, and differs from other matches', async () => {
    const [one, other] = [shardPlatform(), shardPlatform(1)]
    for (const room of [one, other]) room.variables = { QUIZ_SHARDS: '2' }
    for (const room of [one, other]) await enter(room, 'Ada')
    expect(savedOf(one).rounds).toEqual(savedOf(other).rounds)
  })
})

describe('results', () => {
  test('of accounts are sent to the site once, signed, with retries', async () => {
    const room = shardPlatform()
    let answers = 500
    room.siteAnswers = () => new Response('', { status: answers })
    const ada = await enter(room, 'Ada', { claims: { user: accountOf('Ada') } })
    const ben = await enter(room, 'Ben')
    await toQuestion(room, 0, 1_000)
    for (const fan of [ada, ben]) await sendAnswer(room, fan, 0, rightIn(room, 0))
    await toReveal(room, 9)
    expect(room.siteRequests).toHaveLength(1)
    answers = 200
    await room.advance(5_000)
    expect(room.siteRequests).toHaveLength(2)
    expect(room.siteRequests[0]!.body).toBe(room.siteRequests[1]!.body)
    await room.advance(2 * PERIOD_MS)
    expect(room.siteRequests).toHaveLength(2)
    const [{ headers, body }] = room.siteRequests as [{ headers: Headers; body: string }]
    expect(await isSignedResult(headers, body, SECRETS.ROOM_RESULT_SECRET, room.now)).toBe(false)
    const sent = Number(headers.get('x-room-time'))
    expect(await isSignedResult(headers, body, SECRETS.ROOM_RESULT_SECRET, sent)).toBe(true)
    const score = scoreOf(1_000, 1)
    expect(QuizResult.parse(JSON.parse(body))).toMatchObject({
      match: ada.state.lobby.match,
      accounts: 0,
      players: 2,
      seats: [{ user: accountOf('Ada'), score, rank: 1, right: 1, answered: 1, points: Math.floor(score / 150) }],
    })
    expect(lastMessage(ada, 'recorded')).toEqual({ type: 'recorded', match: ada.state.lobby.match })
    expect(ben.socket.last('recorded')).toBeUndefined()
  })

  test.each([
    ['below 700 ms in five answers are held', 699, 5, 'fast'],
    ['of 700 ms in five answers are not held', 700, 5, undefined],
    ['below 700 ms in four answers are not held', 0, 4, undefined],
  ])('%s', async (_, ms, answers, held) => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada', { claims: { user: accountOf('Ada') } })
    for (let round = 0; round < answers; round++) {
      await toQuestion(room, round, round < 3 ? ms : 1_000 * round)
      await sendAnswer(room, ada, round, rightIn(room, round))
    }
    await toPodium(room)
    const { seats } = QuizResult.parse(JSON.parse(room.siteRequests[0]!.body))
    expect(seats).toMatchObject([
      { user: accountOf('Ada'), answered: answers, marks: '1'.repeat(answers).padEnd(ROUNDS, '-') },
    ])
    expect(seats[0]!.held?.cause).toBe(held)
  })

  test('leave out a held script: podium, table and podium points go to people', async () => {
    const room = shardPlatform()
    const names = ['Bot', 'Ada', 'Ben', 'Cy', 'Dee', 'Eve']
    const fans = []
    for (const name of names) fans.push(await enter(room, name, { claims: { user: accountOf(name) } }))
    const [bot, ...people] = fans
    for (let round = 0; round < ROUNDS; round++) {
      await toQuestion(room, round, 0)
      await sendAnswer(room, bot!, round, rightIn(room, round))
      await toQuestion(room, round, 1_500 + 250 * round)
      for (const [at, one] of people.entries())
        await sendAnswer(room, one, round, (rightIn(room, round) + Number(round < at)) % 4)
    }
    await toPodium(room)
    expect(lastMessage(bot!, 'podium').table.map(({ name, rank }) => [name, rank])).toEqual(
      people.map((_, at) => [names[at + 1], at + 1]),
    )
    expect(lastMessage(bot!, 'podium').own).toMatchObject({ right: 10, place: null, rank: null, held: true })
    const { seats, accounts, players } = QuizResult.parse(JSON.parse(room.siteRequests[0]!.body))
    const bonuses = new Map(seats.map(({ user, points, base, held }) => [user, [points - base, held?.medianMs]]))
    expect(names.map((name) => bonuses.get(accountOf(name)))).toEqual([
      // Paid only if a review accepts the result.
      [30, 0],
      ...[30, 20, 10, 0, 0].map((points) => [points, undefined]),
    ])
    expect([accounts, players]).toEqual([5, 5])
  })

  test('of held players only rank nobody and name the network of each', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada', { claims: { user: accountOf('Ada'), network: 'n'.repeat(16) } })
    for (let round = 0; round < ROUNDS; round++) {
      await toQuestion(room, round, 100)
      await sendAnswer(room, ada, round, rightIn(room, round))
    }
    await toPodium(room)
    const { players, accounts, seats, questions } = QuizResult.parse(JSON.parse(room.siteRequests[0]!.body))
    expect([seats[0]!.marks, questions, new Set(questions).size]).toEqual(['1'.repeat(ROUNDS), questions, ROUNDS])
    expect([players, accounts, seats]).toMatchObject([0, 0, [{ network: 'n'.repeat(16), rank: 1 }]])
    expect(seats[0]!.held).toEqual({ cause: 'fast', medianMs: 100, deviationMs: 0, stepMs: Array(ROUNDS).fill(100) })
    expect(lastMessage(ada, 'podium')).toMatchObject({ players: 0, table: [], own: { held: true, rank: null } })
  })

  test('of guests name their visitors, and leave out a held script and guests without points', async () => {
    const room = shardPlatform()
    const [person, script, idle] = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
    const ada = await enter(room, 'Ada', { claims: { visitor: person! } })
    const bot = await enter(room, 'Bot', { claims: { visitor: script! } })
    await enter(room, 'Cy', { claims: { visitor: idle! } })
    for (let round = 0; round < ROUNDS; round++) {
      await toQuestion(room, round, 0)
      await sendAnswer(room, bot, round, rightIn(room, round))
      await toQuestion(room, round, 2_000 + 250 * round)
      await sendAnswer(room, ada, round, rightIn(room, round))
    }
    await toPodium(room)
    const { seats, guests } = QuizResult.parse(JSON.parse(room.siteRequests[0]!.body))
    const { score, points } = lastMessage(ada, 'podium').own!
    expect(seats).toEqual([])
    expect(guests).toMatchObject([{ visitor: person, score, base: points, answered: ROUNDS, rank: 1 }])
    expect(points).toBe(Math.floor(score / 150))
    expect(lastMessage(bot, 'podium').own).toMatchObject({ points: 0, held: true })
  })

  test('are sent when everybody has left before the end', async () => {
    const room = shardPlatform()
    const ada = await enter(room, 'Ada', { claims: { user: accountOf('Ada') } })
    await toQuestion(room, 0, 1_000)
    await sendAnswer(room, ada, 0, 0)
    await room.close(ada.socket)
    await room.advance(PERIOD_MS)
    expect(room.siteRequests).toHaveLength(1)
    expect(room.alarmAt).toBeNull()
  })

  test('pay the podium from five active accounts on', async () => {
    const room = shardPlatform()
    const names = ['Ada', 'Ben', 'Cy', 'Dee', 'Eve']
    const fans = []
    for (const name of names) fans.push(await enter(room, name, { claims: { user: accountOf(name) } }))
    for (let round = 0; round < 3; round++)
      for (const [at, fan] of fans.entries()) {
        await toQuestion(room, round, 500 * (at + 1))
        await sendAnswer(room, fan, round, rightIn(room, round))
      }
    await toPodium(room)
    const { seats, accounts } = QuizResult.parse(JSON.parse(room.siteRequests[0]!.body))
    expect(accounts).toBe(5)
    expect(seats.map(({ points, base }) => points - base)).toEqual([30, 20, 10, 0, 0])
    expect(lastMessage(fans[0]!, 'podium').own!.points).toBe(seats[0]!.points)
  })
})

const roundAtShown = (match: number, round: number, closes: Closes) => {
  const { startAt, closesAt } = roundAt(match, round, closes)
  return { startAt, closesAt }
}
