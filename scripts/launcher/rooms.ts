import { mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Task } from './children.ts'
import { writePrivate, type Secrets } from './data-folder.ts'
import type { Settings } from './settings.ts'

type RoomsConfig = { main: string; parties?: Record<string, string> }

/**
 * The rooms' server. Its variables go through a private copy of partykit.json and not through the command line,
 * which every account on the machine can read.
 */
export function roomsTask(settings: Settings, secrets: Secrets): Task {
  const folder = join(settings.dataFolder, 'rooms')
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'partykit.json')
  writePrivate(config, {
    ...absolute(JSON.parse(readFileSync('partykit.json', 'utf8'))),
    vars: variables(settings, secrets),
  })
  return {
    name: 'rooms',
    args: [
      realpathSync('node_modules/.bin/partykit'),
      ...['dev', '--config', config, '--port', String(settings.ports.rooms), '--persist', join(folder, 'state')],
      ...['--disable-request-cf-fetch', '--no-hotkeys'],
    ],
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  }
}

function absolute(config: RoomsConfig): RoomsConfig {
  const parties = Object.entries(config.parties ?? {}).map(([name, path]) => [name, resolve(path)])
  return { ...config, main: resolve(config.main), parties: Object.fromEntries(parties) }
}

/** The Supabase secret key never goes to the rooms. */
const variables = (settings: Settings, secrets: Secrets) => ({ ...secrets, PUBLIC_SITE_URL: settings.siteUrl })
