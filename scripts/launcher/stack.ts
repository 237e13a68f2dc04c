import { join } from 'node:path'
import { Children } from './children.ts'
import { prepareDataFolder, readSecrets, type Secrets } from './data-folder.ts'
import { siteEnvironment, withoutSecrets, type BackendAccess } from './environment.ts'
import { fingerprint, isBuilt } from './fingerprint.ts'
import { keep } from './keeper.ts'
import { requireFree, type WantedPort } from './ports.ts'
import { firstMessage, listening } from './ready.ts'
import { roomsTask } from './rooms.ts'
import { forgetRunning, noteRunning, type Running } from './running.ts'
import { Sentence } from './sentence.ts'
import type { Settings } from './settings.ts'

/** `built`: the production build behind our own server. `dev`: Astro's server with hot reload. */
export type SiteKind = 'built' | 'dev'

export type Stack = {
  inboxUrl: string | null
  backendUrl: string
  /** Resolves with the reason when a part cannot be kept running. */
  death: Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts backend, rooms and site, and resolves when all of them answer. Rejects with a `Sentence` when a port is
 * taken, the data folder cannot be written, a part does not start, or `signal` aborts; then nothing is left running.
 */
export async function launch(settings: Settings, kind: SiteKind, signal: AbortSignal): Promise<Stack> {
  await requireFree(wantedPorts(settings))
  prepareDataFolder(settings.dataFolder)
  const children = new Children(settings.verbose)
  const stop = async () => {
    await children.stop()
    forgetRunning(settings.dataFolder)
  }
  signal.addEventListener('abort', () => void stop())
  try {
    const death = children.death.then((words) => Promise.reject(new Sentence(words)))
    const { url, inboxUrl } = await Promise.race([startParts(settings, kind, children), death])
    return { inboxUrl, backendUrl: url, death: children.death, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startParts(settings: Settings, kind: SiteKind, children: Children) {
  const secrets = readSecrets(settings.dataFolder, process.env)
  const facts = children.finish({ name: 'facts', args: ['scripts/data.ts', 'build'], env: process.env })
  // The rooms carry the facts.
  const rooms = facts.then(() => (settings.localRooms ? startRooms(settings, kind, secrets, children) : undefined))
  expectLater(rooms)
  const [backend] = await Promise.all([startBackend(settings, children), facts])
  const environment = siteEnvironment(settings, backend, secrets)
  const publish = children.finish({ name: 'players', args: ['scripts/data.ts', 'publish'], env: environment })
  expectLater(publish)
  if (kind === 'built') await buildIfChanged(settings, environment, children)
  await Promise.all([publish, rooms])
  await startSite(settings, kind, environment, children)
  return backend
}

/** Awaited at the end: a failure before that is no unhandled one. */
function expectLater(...works: readonly Promise<void>[]): void {
  for (const work of works) work.catch(() => undefined)
}

type Backend = BackendAccess & { inboxUrl: string | null }

async function startBackend(settings: Settings, children: Children): Promise<Backend> {
  if (!settings.embeddedBackend) return hostedBackend()
  const { dataFolder, ports, siteUrl } = settings
  const task = {
    name: 'backend',
    args: ['scripts/launcher/backend.ts', dataFolder, String(ports.backend), String(ports.inbox), siteUrl],
    env: process.env,
  }
  const access = await keep(children, task, firstMessage<Omit<Running, 'launcher'>>)
  noteRunning(dataFolder, { ...access, launcher: process.pid })
  return access
}

/** The settings have seen to it that all three are there. */
function hostedBackend(): Backend {
  const { PUBLIC_SUPABASE_URL = '', PUBLIC_SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '' } = process.env
  return {
    url: PUBLIC_SUPABASE_URL,
    publishableKey: PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
    inboxUrl: null,
  }
}

async function startRooms(settings: Settings, kind: SiteKind, secrets: Secrets, children: Children): Promise<void> {
  await keep(children, roomsTask(settings, secrets, kind === 'dev'), async (child) => {
    await listening(child, settings.ports.rooms)
    await children.noteFamily(child)
  })
}

async function buildIfChanged(settings: Settings, environment: NodeJS.ProcessEnv, children: Children): Promise<void> {
  if (isBuilt(settings.buildFolder, fingerprint(environment))) return
  console.log('Building the site (only when something changed) ...')
  await children.finish({ name: 'build', args: ['scripts/build.ts'], env: withoutSecrets(environment) })
}

async function startSite(settings: Settings, kind: SiteKind, environment: NodeJS.ProcessEnv, children: Children) {
  const { args, mode } = {
    built: { args: ['scripts/serve.ts'], mode: 'production' },
    dev: { args: devArguments(settings), mode: 'development' },
  }[kind]
  const env = { ...environment, NODE_ENV: mode }
  await keep(children, { name: 'site', args, env }, (child) => listening(child, settings.ports.site))
}

const devArguments = ({ host, ports }: Settings) => [
  join('node_modules', 'astro', 'bin', 'astro.mjs'),
  ...['dev', '--host', host, '--port', String(ports.site)],
]

function wantedPorts({ host, ports, embeddedBackend, localRooms }: Settings): WantedPort[] {
  const local = '127.0.0.1'
  const backend = [
    { name: 'backend', port: ports.backend, host: local, flag: '--backend-port' },
    { name: 'mail', port: ports.inbox, host: local, flag: '--inbox-port' },
  ]
  return [
    { name: 'site', port: ports.site, host, flag: '--port' },
    ...(embeddedBackend ? backend : []),
    ...(localRooms ? [{ name: 'rooms', port: ports.rooms, host: local, flag: '--rooms-port' }] : []),
  ]
}
