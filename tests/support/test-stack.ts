import { join } from 'node:path'
import { GOOGLE_CLIENT_ID, JWKS_URL } from './google-issuer.ts'

/** First of four ports of the stack under test; another value lets two checkouts test in parallel. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 4400)

export const PORTS = { site: FIRST_PORT, backend: FIRST_PORT + 1, inbox: FIRST_PORT + 2, rooms: FIRST_PORT + 3 }
export const SITE = `http://localhost:${PORTS.site}`
export const INBOX = `http://127.0.0.1:${PORTS.inbox}`

/** Inside the project, because a build resolves its packages upwards. */
const folder = join('.cache', `stack-${FIRST_PORT}`)
export const BUILD_FOLDER = join(folder, 'dist')
/** Folder of the keys, so that one build serves all launches. */
export const DATA_FOLDER = join(folder, 'data')

/** Screenshots of failures. */
export const TEST_RESULTS = join(folder, 'test-results')

/** A Google client id for tests, and a test key in place of Google's. */
export const ENVIRONMENT = { PUBLIC_GOOGLE_CLIENT_ID: GOOGLE_CLIENT_ID, ELEVEN_GOOGLE_JWKS_URL: JWKS_URL }

/** Flags of scripts/start.ts. */
export const launchFlags = (dataFolder = DATA_FOLDER): string[] => [
  ...['--port', String(PORTS.site), '--backend-port', String(PORTS.backend)],
  ...['--inbox-port', String(PORTS.inbox), '--rooms-port', String(PORTS.rooms)],
  ...['--data', dataFolder, '--build', BUILD_FOLDER],
]
