// `npm run bench -- fuzz-quiz`: a hundred thousand generated messages to a shard of the World quiz over real sockets.
// None may end it, each is answered, and another player is answered throughout.
import fc from 'fast-check'
import { QuizMessage, QUIZ_WIRE } from '#contracts/quiz-room.ts'
import { MAX_FAULTS } from '#contracts/rooms.ts'
import { roomOfShard } from '#games/quiz/match/shards.ts'
import { matchAt } from '#games/quiz/match/timetable.ts'
import { CliError } from '../launcher/cli-error.ts'
import { fuzzClient, noCounts } from './fuzz-client.ts'
import { junk } from './quiz-junk.ts'
import { quizRooms } from './quiz-server.ts'
import { printTable } from './table.ts'

const MESSAGES = 100_000
/** One more fault would close the socket. */
const BATCH = MAX_FAULTS - 1
const SEED = 13
const ROOM = roomOfShard(0)

export async function fuzzQuiz(): Promise<void> {
  const rooms = await quizRooms(1)
  const counts = noCounts()
  async function page(name: string) {
    const client = await fuzzClient({ host: rooms.host, party: 'quiz', room: ROOM, Message: QuizMessage }, name, counts)
    client.send({ type: 'join', language: 'en', wire: QUIZ_WIRE })
    return client
  }
  try {
    const beside = await page('beside')
    const generated = fc.sample(
      junk(() => matchAt(Date.now())),
      { numRuns: MESSAGES, seed: SEED },
    )
    for (let at = 0; at < MESSAGES; at += BATCH) {
      const hostile = await page('hostile')
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
  if (unreadable + silent + lost > 0) throw new CliError('A shard sent unreadable messages or did not answer.')
}
