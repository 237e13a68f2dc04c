import { optional } from './env.ts'

const GOOGLE_AVATARS = /^https:\/\/lh[3-6]\.googleusercontent\.com$/

/** True for a profile picture on the image host, in our storage or on Google's avatar host. */
export function isAllowedPhoto(text: string): boolean {
  if (!URL.canParse(text)) return false
  const address = new URL(text)
  return address.username === '' && address.password === '' && isPhotoHost(address)
}

/** True for the hosts that `/api/image-proxy` asks: those of profile pictures and of flags. */
export function isProxiedHost(address: URL): boolean {
  return isPhotoHost(address) || originsOf(optional('PUBLIC_FLAG_BASE')).includes(address.origin)
}

/** Origins of the image host, of what it names its pictures by, and of our storage: on one machine they are local. */
export function ownImageOrigins(): string[] {
  const named = (optional('IMAGE_HOSTS') ?? '').split(' ')
  return originsOf(optional('IMAGE_HOST_URL'), optional('PUBLIC_SUPABASE_URL'), ...named)
}

const isPhotoHost = ({ origin }: URL) => GOOGLE_AVATARS.test(origin) || ownImageOrigins().includes(origin)

const originsOf = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))
