import { vi } from 'vitest'
import { ROUNDS } from '#games/quiz/match/timetable.ts'
import { POST as result } from '#pages/api/quiz/result.ts'
import {
  accountOf,
  enter,
  lastMessage,
  rightIn,
  sendAnswer,
  shardPlatform,
  toPodium,
  toQuestion,
} from '#tests/support/quiz-shard.ts'
import { SECRETS, type FakePlatform } from '#tests/support/room.ts'
import { SITE } from '../stage.ts'
import type { Account, Way, World } from './world.ts'

/** Enough for a podium. */
const RIVALS = ['Ben', 'Cy', 'Dee', 'Eve']

/** A match against four people, all answers right `ms` after each question; `before` runs before the first one. */
async function bot(
  world: World,
  ms: number,
  before: (room: FakePlatform, fan: Awaited<ReturnType<typeof enter>>) => Promise<void>,
): Promise<Account> {
  const account = await world.account()
  const room = shardPlatform()
  const seat = await enter(room, 'Bot', { claims: { user: account.player.id } })
  const rivals = []
  for (const name of RIVALS) rivals.push(await enter(room, name, { claims: { user: accountOf(name) } }))
  await before(room, seat)
  for (let round = 0; round < ROUNDS; round++) {
    await toQuestion(room, round, ms)
    await sendAnswer(room, seat, round, rightIn(room, round))
    await toQuestion(room, round, 2_000 + 300 * round)
    for (const rival of rivals) await sendAnswer(room, rival, round, (rightIn(room, round) + (round % 2)) % 4)
  }
  await toPodium(room)
  world.pass(room.now - world.now())
  for (const { headers, body } of room.siteRequests) await deliver(headers, body)
  return account
}

/** Sends an outbox item of the shard to the site. */
async function deliver(headers: Headers, body: string): Promise<void> {
  vi.stubEnv('ROOM_RESULT_SECRET', SECRETS.ROOM_RESULT_SECRET)
  const request = new Request(`${SITE}/api/quiz/result`, { method: 'POST', headers, body })
  const { status } = await result({ request, params: {} })
  if (status !== 200) throw new Error(`The result was answered with ${status}`)
}

export const instantAnswers: Way = {
  name: 'a match of the quiz, every answer as its question starts',
  play: (world) => bot(world, 0, async () => undefined),
}

export const delayedEcho: Way = {
  name: 'a match of the quiz, answers after 650 ms and pings echoed 2 s late',
  play: (world) =>
    bot(world, 650, async (room, { socket }) => {
      await room.send(socket, { type: 'ping', sent: 1 })
      for (let sent = 2; sent < 5; sent++) {
        await room.advance(2_000)
        await room.send(socket, { type: 'ping', sent, echo: lastMessage({ socket }, 'pong').token })
      }
    }),
}
