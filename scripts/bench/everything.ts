// Page weights beside their budgets, start times, endpoints and rooms beside a bare floor of the same run.
import { join } from 'node:path'
import { readSecrets } from '../launcher/data-folder.ts'
import { readRunning } from '../launcher/running.ts'
import { CliError } from '../launcher/cli-error.ts'
import { spawnStack, stopStack } from '../launcher/spawned.ts'
import { endpointRows, HEAD } from './endpoints.ts'
import { startFloor } from './floor.ts'
import { weightRows } from './pages.ts'
import { roomRows } from './rooms.ts'
import { BUILD, clean, DATA, FLAGS, PORTS, SITE, spawnBench } from './stack.ts'
import { printTable } from './table.ts'

/** The whole table. */
export async function everything(): Promise<void> {
  clean()
  console.log('First start (data, build), then the second ...')
  const first = spawnStack(FLAGS)
  const firstSeconds = await first.ready
  await stopStack(first)
  const stack = spawnBench()
  const floor = await startFloor()
  try {
    const secondSeconds = await stack.ready
    const backend = readRunning(DATA)
    if (!backend) throw new CliError('The backend of the benchmark is gone.')
    const secrets = readSecrets(DATA, {})

    printTable(
      'Start, packages installed',
      ['start', 'seconds', 'budget'],
      [
        ['first (with build)', firstSeconds.toFixed(1), '90'],
        ['second', secondSeconds.toFixed(1), '3'],
      ],
    )
    printTable(
      'First view, KB after brotli',
      ['page', 'html', 'css', 'js', 'inline', 'total', 'budget'],
      weightRows(join(BUILD, 'client')),
    )
    printTable('HTTP, 32 connections', HEAD, await endpointRows({ site: SITE, backend, floor: floor.url }))
    printTable(
      'Rooms',
      ['what', 'clients', 'p50 ms', 'p99 ms', 'times the floor (p99)'],
      await roomRows({
        host: `127.0.0.1:${PORTS.rooms}`,
        ticketSecret: secrets.ROOM_TICKET_SECRET,
        origin: SITE,
        floorPort: floor.port,
      }),
    )
  } finally {
    floor.stop()
    await stopStack(stack)
  }
}
