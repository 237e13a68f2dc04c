// `npm run bench -- fuzz-quiz`: a hundred thousand generated messages to a shard of the live quiz over real sockets. None
// may end it, each is answered, and the player beside them is answered all the time.
import { once } from 'node:events'
import fc from 'fast-check'
import { WebSocket } from 'ws'
import { QuizMessage, QUIZ_WIRE } from '#contracts/quiz-room.ts'
import { MAX_FAULTS } from '#contracts/rooms.ts'
import { signTicket } from '#contracts/ticket.ts'
import { roomOfShard } from '#games/quiz/match/shards.ts'
import { matchAt } from '#games/quiz/match/timetable.ts'
import { Sentence } from '../launcher/sentence.ts'
import { junk } from './quiz-junk.ts'
import { quizRooms, SECRETS } from './quiz-server.ts'
import { SITE } from './stack.ts'
import { printTable } from './table.ts'

const MESSAGES = 100_000
/** One more, and a socket could be closed before it has said all of it. */
const BATCH = MAX_FAULTS - 1
const SEED = 13
const PATIENCE_MS = 20_000
const ROOM = roomOfShard(0)

export async function fuzzQuiz(): Promise<void> {
  const rooms = await quizRooms(1)
  const counts = { answers: 0, unreadable: 0, silent: 0, lost: 0 }
  try {
    const beside = await page(rooms.host, 'beside', counts)
    const generated = fc.sample(
      junk(() => matchAt(Date.now())),
      { numRuns: MESSAGES, seed: SEED },
    )
    for (let at = 0; at < MESSAGES; at += BATCH) {
      const hostile = await page(rooms.host, 'hostile', counts)
      const batch = generated.slice(at, at + BATCH)
      if (!(await hostile.isAnswered(batch))) counts.silent++
      hostile.socket.terminate()
      if (!(await beside.isAnswered([{ type: 'ping', sent: 1 }]))) counts.lost++
    }
    beside.socket.terminate()
  } finally {
    await rooms.kill()
  }
  const { answers, unreadable, silent, lost } = counts
  printTable(
    `${MESSAGES} generated messages to a shard`,
    ['answers', 'unreadable', 'sockets not answered', 'neighbour not answered'],
    [[answers, unreadable, silent, lost].map(String)],
  )
  if (unreadable + silent + lost > 0) throw new Sentence('A shard said what no page understands, or nothing at all.')
}

async function page(host: string, name: string, counts: { answers: number; unreadable: number }) {
  const claims = { room: ROOM, player: name.padEnd(22, '-'), name, user: null, visitor: null }
  const ticket = await signTicket({ ...claims, expires: Date.now() + 600_000 }, SECRETS.ROOM_TICKET_SECRET)
  const socket = new WebSocket(`ws://${host}/parties/quiz/${ROOM}?ticket=${ticket}`, { origin: SITE })
  let heard = 0
  let look = () => {}
  socket.on('error', () => undefined) // `close` follows
  socket.on('message', (data) => {
    const message = QuizMessage.safeParse(JSON.parse(String(data)))
    counts.answers++
    if (!message.success) counts.unreadable++
    heard++
    look()
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'join', language: 'en', wire: QUIZ_WIRE }))

  /** Every message has an answer; what the shard says to everybody comes on top. */
  const isAnswered = (messages: readonly unknown[]) =>
    new Promise<boolean>((resolve) => {
      const wanted = heard + messages.length
      const timer = setTimeout(() => resolve(false), PATIENCE_MS)
      look = () => {
        if (heard < wanted) return
        clearTimeout(timer)
        resolve(true)
      }
      for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    })
  return { socket, isAnswered }
}
