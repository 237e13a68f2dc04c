import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { limitAttempts } from './auth/attempts.ts'
import { makeTokens } from './auth/tokens.ts'
import { googleKeys } from './auth/google.ts'
import { connect, type Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { refuseHost } from './http/hosts.ts'
import { listen, type Listener } from './http/server.ts'
import { openInbox } from './inbox/inbox.ts'
import { inboxAnswer } from './inbox/routes.ts'
import { keysOf, makeKeys } from './keys.ts'
import { lockDirectory } from './lock.ts'
import { letterWriter } from './mail/letters.ts'
import { settingsOf, type BackendOptions } from './options.ts'
import { readCatalog } from './rest/catalog.ts'
import { gateway } from './gateway.ts'
import { diskFiles, memoryFiles, type Files } from './storage/files.ts'

export type { BackendOptions } from './options.ts'

export type Backend = {
  /** Supabase's address for clients, such as `http://127.0.0.1:54321`. */
  url: string
  inboxUrl: string
  publishableKey: string
  secretKey: string
  /** The image host: `POST {url}?key=` with a form whose file is named `image`. */
  imageHost: { url: string; key: string }
  /** Stops answering, closes the database and releases the data directory. */
  close(): Promise<void>
}

/** Clean-up steps, run in reverse order. */
type Undoing = (() => Promise<unknown>)[]

async function prepareDirectory(dataDir: string, undoing: Undoing): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((cause: Error) => {
    throw new Error(`The data directory ${dataDir} cannot be made: ${cause.message}`, { cause })
  })
  const unlock = await lockDirectory(dataDir).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === undefined) throw cause
    throw new Error(`The data directory ${dataDir} cannot be written: ${cause.message}`, { cause })
  })
  undoing.push(unlock)
}

async function openMigrated(options: BackendOptions, undoing: Undoing): Promise<Database> {
  const { dataDir, image } = options
  const database = await (dataDir === undefined ? connect({ image }) : openFolder(join(dataDir, 'postgres')))
  undoing.push(() => database.close())
  await migrate(database, options.migrations)
  return database
}

/** Turns the plain abort of PostgreSQL in WebAssembly into a message that says what to do. */
async function openFolder(dataDir: string): Promise<Database> {
  return connect({ dataDir }).catch((cause: Error) => {
    const advice = 'put a copy of the data folder in its place, or move it away to begin anew'
    throw new Error(`The database in ${dataDir} cannot be opened and may be damaged: ${advice}`, { cause })
  })
}

async function serve(options: BackendOptions, main: Listener, mail: Listener, undoing: Undoing): Promise<Backend> {
  const { dataDir } = options
  const settings = settingsOf(options)
  const url = options.publicUrl ?? main.url
  if (dataDir !== undefined) await prepareDirectory(dataDir, undoing)
  const keys = await (dataDir === undefined ? makeKeys() : keysOf(dataDir))
  const database = await openMigrated(options, undoing)
  const inbox = await openInbox(dataDir, settings.clock)
  const write = await letterWriter()
  const tokens = await makeTokens(keys, `${url}/auth/v1`, settings.clock)
  const auth = {
    database,
    settings,
    tokens,
    google: googleKeys(settings.google),
    attempts: limitAttempts(settings.clock, settings.slowAttemptMs),
    secret: keys.secret,
    post: async (letter: Parameters<typeof write>[0]) => inbox.receive(write(letter)),
    url,
  }
  const imageHost = { url: `${url}/image-host`, key: keys.imageHost }
  const services = {
    ...{ keys, tokens, auth, database, catalog: await readCatalog(database) },
    files: filesIn(dataDir, 'files'),
    imageHost: { ...imageHost, files: filesIn(dataDir, 'image-host') },
  }
  const answer = gateway(services)
  main.serve(async (call) => refuseHost(call, options.publicUrl) ?? answer(call))
  mail.serve(async (call) => refuseHost(call) ?? inboxAnswer(inbox, keys.secret, call))
  const close = () => undo(undoing)
  return { url, inboxUrl: mail.url, publishableKey: keys.publishable, secretKey: keys.secret, imageHost, close }
}

const filesIn = (dataDir: string | undefined, folder: string): Files =>
  dataDir === undefined ? memoryFiles() : diskFiles(join(dataDir, folder))

async function undo(undoing: Undoing): Promise<void> {
  for (const step of undoing.splice(0).reverse()) await step()
}

/**
 * Starts the embedded backend: Supabase's auth, data and storage APIs over an in-process database, for development and
 * self-hosting. Binds ports first, so that nothing is left half started. Throws an error whose message is one clear
 * sentence.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  if (process.env['VERCEL'] !== undefined) {
    throw new Error(
      'The embedded backend does not run on Vercel; set PUBLIC_SUPABASE_URL and its keys to a hosted project',
    )
  }
  const undoing: Undoing = []
  try {
    const main = await listen(options.port)
    undoing.push(main.close)
    const mail = await listen(options.inboxPort)
    undoing.push(mail.close)
    return await serve(options, main, mail, undoing)
  } catch (error) {
    await undo(undoing)
    throw error
  }
}
