/** Sent with every answer of the site: the Node server and vercel.json read them from here. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Google's popup has to reach its opener; without a client id nothing may. */
export const openerPolicy = (googleClientId?: string) =>
  ({ 'Cross-Origin-Opener-Policy': googleClientId ? 'same-origin-allow-popups' : 'same-origin' }) as const

/** Only over https: two years, as the preload list asks. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } as const

/** Public values that name the hosts a page talks to; all optional. */
export type PolicyHosts = {
  PUBLIC_SUPABASE_URL?: string
  PUBLIC_PARTYKIT_HOST?: string
  PUBLIC_API_URL?: string
  PUBLIC_GOOGLE_CLIENT_ID?: string
}

type Directive = `${'default-src' | 'connect-src' | 'img-src' | 'frame-src' | 'frame-ancestors'} ${string}`
type Fixed = `${'base-uri' | 'form-action' | 'object-src'} ${string}`

const GOOGLE = 'https://accounts.google.com/gsi/'

/** Everything of the content security policy but script-src and style-src, whose hashes Astro adds. */
export function policyDirectives(hosts: PolicyHosts): (Directive | Fixed)[] {
  const google = hosts.PUBLIC_GOOGLE_CLIENT_ID ? [GOOGLE] : []
  const backend = originOf(hosts.PUBLIC_SUPABASE_URL)
  const connect = [backend, sockets(backend), ...roomsOf(hosts.PUBLIC_PARTYKIT_HOST), originOf(hosts.PUBLIC_API_URL)]
  // Profile pictures of any host come through /api/image-proxy.
  return [
    // Fonts and manifests too: what it says is not said again. A worker would be asked of script-src.
    `default-src 'self'`,
    `connect-src ${list("'self'", ...connect, ...google)}`,
    `img-src ${list("'self'", 'data:', 'blob:', backend)}`,
    `frame-src ${list(...(google.length > 0 ? google : ["'none'"]))}`,
    `frame-ancestors 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
}

/** Foreign scripts and styles: none, or Google's own sign-in library. */
export const googleScripts = (googleClientId?: string) => (googleClientId ? [`${GOOGLE}client`] : [])
export const googleStyles = (googleClientId?: string) => (googleClientId ? [`${GOOGLE}style`] : [])

const list = (...sources: (string | null)[]) => [...new Set(sources.filter(Boolean))].join(' ')
const originOf = (url?: string) => (url && URL.canParse(url) ? new URL(url).origin : null)
const sockets = (origin: string | null) => origin?.replace(/^http/, 'ws') ?? null

/** Where the rooms are asked over HTTP; null where there are none. */
export const roomsOrigin = (host?: string): string | null => roomsOf(host)[0] ?? null

/** A room host has no scheme: plain on this machine, TLS everywhere else (as partysocket chooses). */
function roomsOf(host?: string): string[] {
  if (!host) return []
  const bare = host.replace(/^\w+:\/\//, '').replace(/\/.*$/, '')
  const local = /^(localhost|127\.|0\.0\.0\.0|192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.|\[::)/.test(bare)
  return local ? [`http://${bare}`, `ws://${bare}`] : [`https://${bare}`, `wss://${bare}`]
}
