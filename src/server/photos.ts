import { optional } from './env.ts'

const GOOGLE_AVATARS = /^https:\/\/lh[3-6]\.googleusercontent\.com$/
/** Paths that need no escaping anywhere; no query, no fragment. */
const PLAIN_PATH = /^[\w./~=%-]+$/

/** True for a profile picture below an address of the image host, or on Google's avatar host. */
export function isAllowedPhoto(text: string): boolean {
  if (!URL.canParse(text)) return false
  const address = new URL(text)
  const isPlain = address.href === text && text === address.origin + address.pathname
  if (!isPlain || !PLAIN_PATH.test(address.pathname)) return false
  return GOOGLE_AVATARS.test(address.origin) || imageHosts().some((host) => text.startsWith(host))
}

/** True for hosts that `/api/image-proxy` may fetch from: those of profile pictures and our storage. */
export function isProxiedHost(address: URL): boolean {
  const others = originsOf(optional('PUBLIC_SUPABASE_URL'))
  return isPhotoHost(address) || others.includes(address.origin)
}

/** Origins of the image host, of its public addresses, and of our storage; local ones in development. */
export function ownImageOrigins(): string[] {
  return [...imageHostOrigins(), ...originsOf(optional('PUBLIC_SUPABASE_URL'))]
}

const imageHostAddresses = () => [optional('IMAGE_HOST_URL'), ...(optional('IMAGE_HOSTS') ?? '').split(' ')]

const imageHostOrigins = () => originsOf(...imageHostAddresses())

/** Each ends with a slash, so that a prefix match accepts only addresses below it. */
const imageHosts = () =>
  imageHostAddresses().flatMap((host) => (host && URL.canParse(host) ? [new URL(host).href.replace(/\/*$/, '/')] : []))

const isPhotoHost = ({ origin }: URL) => GOOGLE_AVATARS.test(origin) || imageHostOrigins().includes(origin)

const originsOf = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))
