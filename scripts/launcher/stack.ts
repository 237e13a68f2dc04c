import { join } from 'node:path'
import { hashOfBuilt, hashOfInputs } from '../data/inputs.ts'
import { backendAccess, type Backend } from './backend-access.ts'
import { Children } from './children.ts'
import { prepareDataFolder, readSecrets, type Secrets } from './data-folder.ts'
import { siteEnvironment, withoutSecrets, type BackendAccess } from './environment.ts'
import { fingerprint, isBuilt } from './fingerprint.ts'
import { keep } from './keeper.ts'
import { requireFree, type WantedPort } from './ports.ts'
import { isPublished, notePublished } from './published.ts'
import { firstMessage, listening } from './ready.ts'
import { roomsTask } from './rooms.ts'
import { forgetRunning, noteRunning } from './running.ts'
import { CliError } from './cli-error.ts'
import type { Settings } from './settings.ts'
import { callUpkeep } from './upkeep.ts'

/** `built`: the production build behind our server. `dev`: Astro's server with hot reload. */
export type SiteKind = 'built' | 'dev'

export type Stack = {
  inboxUrl: string | null
  backendUrl: string
  /** Resolves with the reason when a part cannot be kept running. */
  death: Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts backend, rooms and site, and resolves when all of them answer. Rejects with a `CliError` when a port is taken,
 * the data folder is not writable, a part fails, or `signal` aborts; then nothing is left running.
 */
export async function launch(settings: Settings, kind: SiteKind, signal: AbortSignal): Promise<Stack> {
  await requireFree(wantedPorts(settings))
  prepareDataFolder(settings.dataFolder)
  const children = new Children(settings.verbose)
  let endUpkeep = () => {}
  const stop = async () => {
    endUpkeep()
    await children.stop()
    forgetRunning(settings.dataFolder)
  }
  signal.addEventListener('abort', () => void stop())
  try {
    const death = children.death.then((words) => Promise.reject(new CliError(words)))
    const secrets = readSecrets(settings.dataFolder, process.env)
    const { url, inboxUrl } = await Promise.race([startParts(settings, kind, secrets, children), death])
    endUpkeep = callUpkeep(settings, secrets)
    return { inboxUrl, backendUrl: url, death: children.death, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts all independent parts in parallel: the slowest determines the start time. */
async function startParts(settings: Settings, kind: SiteKind, secrets: Secrets, children: Children): Promise<Backend> {
  const access = await backendAccess(settings)
  const environment = siteEnvironment(settings, access, secrets)
  const facts = buildFacts(children)
  const backend = startBackend(settings, access, children)
  await Promise.all([
    Promise.all([facts, backend]).then(([hash]) => publish(settings, environment, hash, children)),
    facts.then(() => (settings.localRooms ? startRooms(settings, kind, secrets, children) : undefined)),
    facts.then(async () => {
      if (kind === 'built') await buildIfChanged(settings, environment, children)
      await startSite(settings, kind, environment, children)
    }),
  ])
  return access
}

/** Resolves with the hash of the facts. A separate process reads the sheets, if needed. */
async function buildFacts(children: Children): Promise<string> {
  const hash = await hashOfInputs()
  if ((await hashOfBuilt()) !== hash)
    await children.finish({ name: 'facts', args: ['scripts/data.ts', 'build'], env: process.env })
  return hash
}

async function startBackend(settings: Settings, access: Backend, children: Children): Promise<void> {
  if (!settings.embeddedBackend) return
  const { dataFolder, ports, siteUrl } = settings
  const task = {
    name: 'backend',
    args: ['scripts/launcher/backend.ts', dataFolder, String(ports.backend), String(ports.inbox), siteUrl],
    env: process.env,
  }
  const { secretKey } = await keep(children, task, firstMessage<BackendAccess>)
  // Lost the race of two simultaneous starts on a new folder: use the other's keys.
  if (secretKey !== access.secretKey) throw new CliError(`Another start on ${dataFolder} was faster: try again.`)
  noteRunning(dataFolder, { ...access, inboxUrl: access.inboxUrl ?? '', launcher: process.pid })
}

async function publish(settings: Settings, env: NodeJS.ProcessEnv, facts: string, children: Children): Promise<void> {
  const { embeddedBackend, dataFolder } = settings
  if (embeddedBackend && isPublished(dataFolder, facts)) return
  await children.finish({ name: 'players', args: ['scripts/data.ts', 'publish'], env })
  if (embeddedBackend) notePublished(dataFolder, facts)
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
