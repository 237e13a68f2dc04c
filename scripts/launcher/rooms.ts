import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Task } from './children.ts'
import type { Secrets } from './data-folder.ts'
import { ROOM_VARIABLES } from './rooms-config.ts'
import type { Settings } from './settings.ts'

/**
 * The rooms' server; with `watch` it takes on what changes in the sources. Its environment holds what rooms may know and
 * nothing else: neither the Supabase secret key nor the dailies' secret.
 */
export function roomsTask({ dataFolder, ports, siteUrl }: Settings, secrets: Secrets, watch = false): Task {
  const { RATE_LIMIT_FACTOR, QUIZ_SHARDS } = process.env
  const known = { ...secrets, PUBLIC_SITE_URL: siteUrl, RATE_LIMIT_FACTOR, QUIZ_SHARDS }
  return {
    name: 'rooms',
    args: [
      'scripts/launcher/rooms-server.ts',
      ...[join(dataFolder, 'rooms'), String(ports.rooms), ...(watch ? ['--watch'] : [])],
    ],
    env: {
      PATH: process.env.PATH,
      // The same each time they are started again: what was built then stands.
      ROOMS_LAUNCH: randomUUID(),
      ...Object.fromEntries(ROOM_VARIABLES.map((name) => [name, known[name]])),
    },
  }
}
