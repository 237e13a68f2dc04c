import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Secrets } from './data-folder.ts'
import type { Settings } from './settings.ts'

/** How to reach a Supabase: the embedded one's report at start, or the environment's values. */
export type BackendAccess = {
  url: string
  publishableKey: string
  secretKey: string
  /** Provided by the embedded backend only. */
  imageHost?: { url: string; key: string }
  /** Page of mails of the embedded backend. */
  inboxUrl?: string | null
}

/** Never part of the browser bundle's environment. */
const SERVER_ONLY = [
  'SUPABASE_SECRET_KEY',
  'PUZZLE_SECRET',
  'ROOM_PUZZLE_SECRET',
  'ROOM_TICKET_SECRET',
  'ROOM_RESULT_SECRET',
  'IMAGE_HOST_KEY',
  'CRON_SECRET',
  'CAPTCHA_SECRET',
  'CONTACT_SMTP_URL',
]

/** Not `.env`: the PartyKit CLI reads that itself and uploads every line on deploy. */
const FILE = '.env.hosting'

/**
 * Reads `.env.hosting`, if present; the shell's variables win. A line without a value is ignored: an empty HOST would
 * listen everywhere.
 */
export function loadEnvironmentFile(file = FILE): void {
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value) process.env[name] ??= value
  }
}

/** Variables of the site's server besides the system's own, without the secrets of rooms and backend alone. */
export function siteEnvironment(settings: Settings, backend: BackendAccess, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...imageHostVariables(backend.imageHost),
    ...secrets,
    ROOM_PUZZLE_SECRET: undefined,
    CAPTCHA_SECRET: undefined,
    PUBLIC_SUPABASE_URL: backend.url,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    // The embedded backend accepts the headers.
    ...(backend.imageHost && { PUBLIC_TRACE_BACKEND: process.env['PUBLIC_TRACE_BACKEND'] ?? '1' }),
    ...(backend.inboxUrl && { INBOX_URL: `${backend.inboxUrl}/mails` }),
    PUBLIC_SITE_URL: settings.siteUrl,
    PUBLIC_PARTYKIT_HOST: settings.roomsHost,
    PORT: String(settings.ports.site),
    HOST: settings.host,
    BUILD_DIR: settings.buildFolder,
    ASTRO_TELEMETRY_DISABLED: '1',
  }
}

/** The shell's image host wins over the embedded one. */
function imageHostVariables(imageHost: BackendAccess['imageHost']): NodeJS.ProcessEnv {
  if (!imageHost || process.env['IMAGE_HOST_URL']) return {}
  return { IMAGE_HOST_URL: imageHost.url, IMAGE_HOST_KEY: imageHost.key }
}

export function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !SERVER_ONLY.includes(name)))
}
