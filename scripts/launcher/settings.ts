import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError } from './cli-error.ts'

type PortName = 'site' | 'backend' | 'inbox' | 'rooms'

/** Settings of a launch; read once from flags and environment. */
export type Settings = {
  host: string
  ports: Record<PortName, number>
  /** Absolute path: database, rooms, secrets, mail. */
  dataFolder: string
  /** Absolute path of the production build. */
  buildFolder: string
  siteUrl: string
  roomsHost: string
  /** False when the three Supabase variables name a hosted backend. */
  embeddedBackend: boolean
  /** False when PUBLIC_PARTYKIT_HOST names rooms that run elsewhere. */
  localRooms: boolean
  verbose: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const PORTS: Record<PortName, { flag: string; variable: string; usual: number }> = {
  site: { flag: 'port', variable: 'PORT', usual: 4321 },
  backend: { flag: 'backend-port', variable: 'BACKEND_PORT', usual: 54321 },
  inbox: { flag: 'inbox-port', variable: 'INBOX_PORT', usual: 54324 },
  rooms: { flag: 'rooms-port', variable: 'ROOMS_PORT', usual: 1999 },
}

const SUPABASE_VARIABLES = ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const

/** Flags win over the environment, the environment over defaults; throws a `CliError` for anything invalid. */
export function readSettings(args: readonly string[], environment: Environment): Settings {
  const flags = parseFlags(args)
  const ports = Object.fromEntries(
    Object.entries(PORTS).map(([name, port]) => [name, readPort(port, flags, environment)]),
  ) as Record<PortName, number>
  if (new Set(Object.values(ports)).size < Object.keys(PORTS).length) {
    throw new CliError(`Each port can be used once only: ${Object.values(ports).join(', ')}.`)
  }
  return {
    host: flags.host ?? (environment.HOST || '127.0.0.1'),
    ports,
    dataFolder: resolve(flags.data ?? (environment.DATA_DIR || '.data')),
    buildFolder: resolve(flags.build ?? (environment.BUILD_DIR || 'dist')),
    siteUrl: environment.PUBLIC_SITE_URL || `http://localhost:${ports.site}`,
    roomsHost: environment.PUBLIC_PARTYKIT_HOST || `localhost:${ports.rooms}`,
    embeddedBackend: !namesHostedBackend(environment),
    localRooms: !environment.PUBLIC_PARTYKIT_HOST,
    verbose: flags.verbose ?? false,
  }
}

function parseFlags(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: text,
        data: text,
        build: text,
        verbose: { type: 'boolean' },
        port: text,
        'backend-port': text,
        'inbox-port': text,
        'rooms-port': text,
      },
    }).values as Record<string, string | undefined> & { verbose?: boolean }
  } catch (error) {
    throw new CliError(`${(error as Error).message.split('. ')[0]}.`)
  }
}

function readPort(
  port: { flag: string; variable: string; usual: number },
  flags: Environment,
  environment: Environment,
): number {
  const text = flags[port.flag] ?? environment[port.variable]
  if (text === undefined || text === '') return port.usual
  const number = Number(text)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  throw new CliError(`--${port.flag} (or ${port.variable}) takes a port from 1 to 65535, not "${text}".`)
}

function namesHostedBackend(environment: Environment): boolean {
  const missing = SUPABASE_VARIABLES.filter((name) => !environment[name])
  if (missing.length === SUPABASE_VARIABLES.length) return false
  if (missing.length === 0) return true
  throw new CliError(`A hosted Supabase needs all three of its variables; missing: ${missing.join(', ')}.`)
}
