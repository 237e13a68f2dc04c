import { PARALLEL } from './auth/passwords.ts'

export type BackendOptions = {
  /** Where everything is kept; absent = in memory, gone with the process. */
  dataDir?: string
  /** 0 = any free port. */
  port: number
  inboxPort: number
  /** The site's address: where mail links lead, and the one origin they may lead to. */
  siteUrl: string
  /** How the outside reaches this backend, when it is not `http://127.0.0.1:<port>`. */
  publicUrl?: string
  /** Another directory of migrations (tests). */
  migrations?: string
  /** A copy of a database to begin with, in memory (tests: it starts faster). */
  image?: Blob
  /** Seconds between two mails of a kind to one address; default `ELEVEN_MAIL_SECONDS` or 60. */
  mailSeconds?: number
  google?: GoogleOptions
  /** How often a password's hash is worked out, see auth/passwords.ts (tests: once). */
  passwordWork?: number
  /** The clock of tokens, codes and limits (tests). */
  clock?: () => Date
}

/** Whose ID tokens are accepted, and for which client ids. */
export type GoogleOptions = { clientIds: string[]; issuers: string[]; jwksUrl: string }

export type Settings = {
  siteUrl: string
  redirectUrls: string[]
  accessTokenSeconds: number
  refreshReuseSeconds: number
  passwordLength: number
  passwordWork: number
  mailSeconds: number
  mailLinkSeconds: number
  flowSeconds: number
  google: GoogleOptions
  clock: () => Date
}

const GOOGLE: GoogleOptions = {
  clientIds: [],
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
}

/** `ELEVEN_GOOGLE_JWKS_URL` puts other keys in the place of Google's: tests sign their own tokens. */
function googleFromEnvironment(): GoogleOptions {
  const clientIds = (process.env['PUBLIC_GOOGLE_CLIENT_ID'] ?? '').split(',').filter((id) => id !== '')
  return { ...GOOGLE, clientIds, jwksUrl: process.env['ELEVEN_GOOGLE_JWKS_URL'] ?? GOOGLE.jwksUrl }
}

/** `http://localhost:4321/**` and the same with 127.0.0.1: a developer opens either. */
function redirectUrls(siteUrl: string): string[] {
  const site = new URL(siteUrl)
  const isLocal = site.hostname === 'localhost' || site.hostname === '127.0.0.1'
  const hosts = isLocal ? ['localhost', '127.0.0.1'] : [site.hostname]
  const port = site.port === '' ? '' : `:${site.port}`
  return hosts.map((host) => `${site.protocol}//${host}${port}/**`)
}

/** The settings of supabase/config.toml, with what the options say for this instance. Throws for a site address that is none. */
export function settingsOf(options: BackendOptions): Settings {
  return {
    siteUrl: options.siteUrl,
    redirectUrls: redirectUrls(options.siteUrl),
    accessTokenSeconds: 3600,
    refreshReuseSeconds: 10,
    passwordLength: 6,
    passwordWork: options.passwordWork ?? PARALLEL,
    mailSeconds: options.mailSeconds ?? Number(process.env['ELEVEN_MAIL_SECONDS'] ?? 60),
    mailLinkSeconds: 3600,
    flowSeconds: 300,
    google: options.google ?? googleFromEnvironment(),
    clock: options.clock ?? (() => new Date()),
  }
}
