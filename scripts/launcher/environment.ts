import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Secrets } from './data-folder.ts'
import type { Settings } from './settings.ts'

/** How to reach a Supabase: the embedded one's answer at its start, or what the environment names. */
export type BackendAccess = {
  url: string
  publishableKey: string
  secretKey: string
  /** Only the embedded backend brings one. */
  imageHost?: { url: string; key: string }
}

/** Never part of the environment in which the browser's bundle is built. */
const SERVER_ONLY = [
  'SUPABASE_SECRET_KEY',
  'PUZZLE_SECRET',
  'ROOM_PUZZLE_SECRET',
  'ROOM_TICKET_SECRET',
  'ROOM_RESULT_SECRET',
  'IMAGE_HOST_KEY',
]

/** Not `.env`: the PartyKit CLI reads that by itself, and sends every line of it along when it deploys. */
const FILE = '.env.hosting'

/**
 * Reads `.env.hosting`, if there is one; what the shell has set wins. A line without a value, as `.env.example` has them, is
 * no variable: an empty HOST would listen everywhere.
 */
export function loadEnvironmentFile(file = FILE): void {
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value) process.env[name] ??= value
  }
}

/** What the site's server needs beside the system's own variables. The rooms' draws are none of its business. */
export function siteEnvironment(settings: Settings, backend: BackendAccess, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...imageHostVariables(backend.imageHost),
    ...secrets,
    ROOM_PUZZLE_SECRET: undefined,
    PUBLIC_SUPABASE_URL: backend.url,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    PUBLIC_SITE_URL: settings.siteUrl,
    PUBLIC_PARTYKIT_HOST: settings.roomsHost,
    PORT: String(settings.ports.site),
    HOST: settings.host,
    BUILD_DIR: settings.buildFolder,
    ASTRO_TELEMETRY_DISABLED: '1',
  }
}

/** An image host that the shell names stands before the embedded one. */
function imageHostVariables(imageHost: BackendAccess['imageHost']): NodeJS.ProcessEnv {
  if (!imageHost || process.env['IMAGE_HOST_URL']) return {}
  return { IMAGE_HOST_URL: imageHost.url, IMAGE_HOST_KEY: imageHost.key }
}

export function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !SERVER_ONLY.includes(name)))
}
