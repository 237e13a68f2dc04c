/** Sent with every answer; the Node server and vercel.json read them from here. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Share cards, which pages of other sites show. */
export const CARDS = '/og/'
export const OPEN_TO_OTHERS = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const

/** Google's sign-in popup needs its opener; without a client id it is blocked. */
export const openerPolicy = (googleClientId?: string) =>
  ({ 'Cross-Origin-Opener-Policy': googleClientId ? 'same-origin-allow-popups' : 'same-origin' }) as const

/** Over https only: two years, as the preload list requires. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } as const

/** Public values that name the hosts a page connects to; all optional. */
export type PolicyHosts = {
  PUBLIC_SUPABASE_URL?: string
  PUBLIC_PARTYKIT_HOST?: string
  PUBLIC_API_URL?: string
  PUBLIC_GOOGLE_CLIENT_ID?: string
  PUBLIC_CAPTCHA_SITE_KEY?: string
}

type Directive = `${'default-src' | 'connect-src' | 'img-src' | 'frame-src' | 'frame-ancestors'} ${string}`
type Fixed = `${'base-uri' | 'form-action' | 'object-src'} ${string}`

const GOOGLE = 'https://accounts.google.com/gsi/'
const TURNSTILE = 'https://challenges.cloudflare.com'

/**
 * All directives of the content security policy but script-src and style-src, whose hashes Astro adds. `foreign`: hosts
 * of configured services (third-parties.ts).
 */
export function policyDirectives(
  hosts: PolicyHosts,
  foreign: { 'connect-src': string[]; 'img-src': string[] } = { 'connect-src': [], 'img-src': [] },
): (Directive | Fixed)[] {
  const google = hosts.PUBLIC_GOOGLE_CLIENT_ID ? [GOOGLE] : []
  const backend = originOf(hosts.PUBLIC_SUPABASE_URL)
  const connect = [backend, sockets(backend), ...roomsOf(hosts.PUBLIC_PARTYKIT_HOST), originOf(hosts.PUBLIC_API_URL)]
  // Profile pictures of any host come through /api/image-proxy.
  return [
    // Covers fonts and manifests. Workers fall back to script-src.
    `default-src 'self'`,
    `connect-src ${list("'self'", ...connect, ...google, ...foreign['connect-src'])}`,
    `img-src ${list("'self'", 'data:', 'blob:', backend, ...foreign['img-src'])}`,
    `frame-src ${list(...google, ...captchaScripts(hosts.PUBLIC_CAPTCHA_SITE_KEY)) || "'none'"}`,
    `frame-ancestors 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
}

/** Foreign scripts and styles: none, or Google's sign-in library. */
export const googleScripts = (googleClientId?: string) => (googleClientId ? [`${GOOGLE}client`] : [])
export const googleStyles = (googleClientId?: string) => (googleClientId ? [`${GOOGLE}style`] : [])

/** Cloudflare's host, whose CAPTCHA is a script and a frame. */
export const captchaScripts = (siteKey?: string) => (siteKey ? [TURNSTILE] : [])

const list = (...sources: (string | null)[]) => [...new Set(sources.filter(Boolean))].join(' ')
const originOf = (url?: string) => (url && URL.canParse(url) ? new URL(url).origin : null)
const sockets = (origin: string | null) => origin?.replace(/^http/, 'ws') ?? null

/** HTTP origin of the rooms; null without rooms. */
export const roomsOrigin = (host?: string): string | null => roomsOf(host)[0] ?? null

/** A room host has no scheme: http on this machine, TLS everywhere else (as partysocket chooses). */
function roomsOf(host?: string): string[] {
  if (!host) return []
  const bare = host.replace(/^\w+:\/\//, '').replace(/\/.*$/, '')
  const local = /^(localhost|127\.|0\.0\.0\.0|192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.|\[::)/.test(bare)
  return local ? [`http://${bare}`, `ws://${bare}`] : [`https://${bare}`, `wss://${bare}`]
}
