import { optional } from './env.ts'

const GOOGLE_AVATARS = /^https:\/\/lh[3-6]\.googleusercontent\.com$/

/** True for a profile picture on the image host or on Google's avatar host. */
export function isAllowedPhoto(text: string): boolean {
  if (!URL.canParse(text)) return false
  const address = new URL(text)
  return address.username === '' && address.password === '' && isPhotoHost(address)
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

const imageHostOrigins = () => originsOf(optional('IMAGE_HOST_URL'), ...(optional('IMAGE_HOSTS') ?? '').split(' '))

const isPhotoHost = ({ origin }: URL) => GOOGLE_AVATARS.test(origin) || imageHostOrigins().includes(origin)

const originsOf = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))
