import { PARALLEL } from './auth/passwords.ts'

export type BackendOptions = {
  /** Data directory; absent: in memory, lost with the process. */
  dataDir?: string
  /** 0: any free port. */
  port: number
  inboxPort: number
  /** The site's address: the target of mail links, and the only origin they may lead to. */
  siteUrl: string
  /** Public address of this backend, when it is not `http://127.0.0.1:<port>`. */
  publicUrl?: string
  /** Another migrations directory (tests). */
  migrations?: string
  /** Copy of a database to start from, in memory (tests: faster). */
  image?: Blob
  /** Seconds between two mails of a kind to one address; default `ELEVEN_MAIL_SECONDS` or 60. */
  mailSeconds?: number
  google?: GoogleOptions
  /** Absent: `CAPTCHA_SECRET` decides. */
  captcha?: CaptchaOptions
  /** Parallelism of password hashing, see auth/passwords.ts (tests: 1). */
  passwordWork?: number
  /** Pause before each attempt beyond the limit of wrong passwords, ms; default 5,000. */
  slowAttemptMs?: number
  /** Clock of tokens, codes and limits (tests). */
  clock?: () => Date
}

/** Accepted issuers and client ids of ID tokens. */
export type GoogleOptions = { clientIds: string[]; issuers: string[]; jwksUrl: string }

/** Cloudflare Turnstile: the widget's secret key, and where its tokens are verified. */
export type CaptchaOptions = { secret: string; verifyUrl: string }

export type Settings = {
  siteUrl: string
  redirectUrls: string[]
  accessTokenSeconds: number
  refreshReuseSeconds: number
  passwordLength: number
  passwordWork: number
  slowAttemptMs: number
  mailSeconds: number
  mailLinkSeconds: number
  flowSeconds: number
  google: GoogleOptions
  /** Null: no CAPTCHA. */
  captcha: CaptchaOptions | null
  clock: () => Date
}

const GOOGLE: GoogleOptions = {
  clientIds: [],
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
}

/** `ELEVEN_GOOGLE_JWKS_URL` replaces Google's keys: tests sign their own tokens. */
function googleFromEnvironment(): GoogleOptions {
  const clientIds = (process.env['PUBLIC_GOOGLE_CLIENT_ID'] ?? '').split(',').filter((id) => id !== '')
  return { ...GOOGLE, clientIds, jwksUrl: process.env['ELEVEN_GOOGLE_JWKS_URL'] ?? GOOGLE.jwksUrl }
}

const TURNSTILE = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** `ELEVEN_CAPTCHA_VERIFY_URL` replaces Cloudflare's address: tests answer for themselves. */
function captchaFromEnvironment(): CaptchaOptions | null {
  const secret = process.env['CAPTCHA_SECRET']
  return secret ? { secret, verifyUrl: process.env['ELEVEN_CAPTCHA_VERIFY_URL'] || TURNSTILE } : null
}

/** `http://localhost:4321/**` and the same with 127.0.0.1, because developers open either. */
function redirectUrls(siteUrl: string): string[] {
  const site = new URL(siteUrl)
  const isLocal = site.hostname === 'localhost' || site.hostname === '127.0.0.1'
  const hosts = isLocal ? ['localhost', '127.0.0.1'] : [site.hostname]
  const port = site.port === '' ? '' : `:${site.port}`
  return hosts.map((host) => `${site.protocol}//${host}${port}/**`)
}

/** Settings of supabase/config.toml, overridden by the options. Throws for an invalid site address. */
export function settingsOf(options: BackendOptions): Settings {
  return {
    siteUrl: options.siteUrl,
    redirectUrls: redirectUrls(options.siteUrl),
    accessTokenSeconds: 3600,
    refreshReuseSeconds: 10,
    passwordLength: 6,
    passwordWork: options.passwordWork ?? PARALLEL,
    slowAttemptMs: options.slowAttemptMs ?? 5_000,
    mailSeconds: options.mailSeconds ?? Number(process.env['ELEVEN_MAIL_SECONDS'] ?? 60),
    mailLinkSeconds: 3600,
    flowSeconds: 300,
    google: options.google ?? googleFromEnvironment(),
    captcha: options.captcha ?? captchaFromEnvironment(),
    clock: options.clock ?? (() => new Date()),
  }
}
