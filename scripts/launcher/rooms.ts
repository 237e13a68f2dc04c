import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Task } from './children.ts'
import type { Secrets } from './data-folder.ts'
import { ROOM_VARIABLES } from './rooms-config.ts'
import type { Settings } from './settings.ts'

/**
 * The rooms' server; `watch` reloads on source changes. Its environment excludes the Supabase secret key and the
 * dailies' secret.
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
      // Constant over restarts within a launch.
      ROOMS_LAUNCH: randomUUID(),
      ...Object.fromEntries(ROOM_VARIABLES.map((name) => [name, known[name]])),
    },
  }
}
