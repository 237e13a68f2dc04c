// `npm run bench -- kills`: kills backend and rooms repeatedly during play, as the out-of-memory killer does. Each must
// recover by itself, with everything that it had acknowledged.
import { isDeepStrictEqual } from 'node:util'
import { readSecrets } from '../launcher/data-folder.ts'
import { CliError } from '../launcher/cli-error.ts'
import { acknowledgedMove } from './kill-room.ts'
import { acknowledgedRun, isAnswered, killed, rereadRun } from './kill.ts'
import { DATA, PORTS, SITE, withStack } from './stack.ts'
import { printTable } from './table.ts'

const KILLS = 20
const GOAL_MS = 3000

type Round = { ms: number; isKept: boolean }

export async function kills(): Promise<void> {
  const rows = await withStack(async ({ pid }) => {
    const { ROOM_TICKET_SECRET: ticketSecret } = readSecrets(DATA, {})
    // Own rooms, because the data folder may contain those of an earlier benchmark.
    const began = Date.now()
    const rooms = { host: `127.0.0.1:${PORTS.rooms}`, ticketSecret, origin: SITE }
    return [
      await rounds('backend', async () => {
        const { cookie, acknowledged } = await acknowledgedRun(SITE)
        const ms = await killed(pid, 'launcher/backend.ts', async () => (await rereadRun(SITE, cookie)) !== null)
        return { ms, isKept: isDeepStrictEqual(await rereadRun(SITE, cookie), acknowledged) }
      }),
      await rounds('rooms', async (round) => {
        const isThere = await acknowledgedMove(rooms, began + round)
        // Alternates between the runtime, whose process must notice, and that process, which leaves the runtime
        // orphaned.
        const word = round % 2 === 0 ? 'bin/workerd' : 'launcher/rooms-server.ts'
        const ms = await killed(pid, word, () => isAnswered(`http://${rooms.host}`))
        return { ms, isKept: await isThere() }
      }),
    ]
  })
  printTable('kill -9 during play', ['of', 'kills', 'lost', 'median s', 'worst s', 'within 3 s'], rows)
  if (rows.some(([, , lost]) => lost !== '0')) throw new CliError('Something that was acknowledged is lost.')
}

async function rounds(name: string, kill: (round: number) => Promise<Round>): Promise<string[]> {
  const all: Round[] = []
  for (let round = 0; round < KILLS; round++) all.push(await kill(round))
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  return [
    name,
    String(KILLS),
    String(all.filter(({ isKept }) => !isKept).length),
    seconds(times[KILLS / 2]!),
    seconds(times.at(-1)!),
    String(times.filter((ms) => ms <= GOAL_MS).length),
  ]
}
