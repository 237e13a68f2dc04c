// `npm run bench`: page weights beside their budgets, start times, endpoints and rooms beside a bare floor of the same
// run. Only this machine is addressed; everything is bounded in count.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { endpointRows } from './bench/endpoints.ts'
import { startFloor } from './bench/floor.ts'
import { weightRows } from './bench/pages.ts'
import { roomRows } from './bench/rooms.ts'
import { printTable } from './bench/table.ts'
import { readSecrets } from './launcher/data-folder.ts'
import { readRunning } from './launcher/running.ts'
import { run, Sentence } from './launcher/sentence.ts'
import { spawnStack, stopStack } from './launcher/spawned.ts'

const FOLDER = join('.cache', 'bench')
const DATA = join(FOLDER, 'data')
const BUILD = join(FOLDER, 'dist')
const SITE_PORT = 4410
const ROOMS_PORT = 4413
const FLAGS = [
  ...[
    '--port',
    String(SITE_PORT),
    '--backend-port',
    '4411',
    '--inbox-port',
    '4412',
    '--rooms-port',
    String(ROOMS_PORT),
  ],
  ...['--data', DATA, '--build', BUILD],
]
/** Limits per address would be all that a benchmark from one address sees. */
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' }

await run(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  console.log('First start (data, build), then the second ...')
  const first = spawnStack(FLAGS)
  const firstSeconds = await first.ready
  await stopStack(first)
  const stack = spawnStack(FLAGS, UNLIMITED)
  const floor = await startFloor()
  try {
    const secondSeconds = await stack.ready
    const site = `http://localhost:${SITE_PORT}`
    const backend = readRunning(DATA)
    if (!backend) throw new Sentence('The backend of the benchmark is gone.')
    const secrets = readSecrets(DATA, {})

    printTable(
      'Start, packages installed',
      ['start', 'seconds', 'budget'],
      [
        ['first (with build)', firstSeconds.toFixed(1), '90'],
        ['second', secondSeconds.toFixed(1), '15'],
      ],
    )
    printTable(
      'First view, KB after brotli',
      ['page', 'html', 'css', 'js', 'inline', 'total', 'budget'],
      weightRows(join(BUILD, 'client')),
    )
    printTable(
      'HTTP, 32 connections',
      ['what', 'requests/s', 'p50 ms', 'p99 ms', 'failed', 'of the floor'],
      await endpointRows({ site, backend, floor: floor.url }),
    )
    printTable(
      'Rooms',
      ['what', 'clients', 'p50 ms', 'p99 ms', 'times the floor (p99)'],
      await roomRows({
        host: `127.0.0.1:${ROOMS_PORT}`,
        ticketSecret: secrets.ROOM_TICKET_SECRET,
        origin: site,
        floorPort: floor.port,
      }),
    )
  } finally {
    floor.stop()
    await stopStack(stack)
  }
})
