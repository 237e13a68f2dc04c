import { optional } from './env.ts'

const GOOGLE_AVATARS = /^lh[3-6]\.googleusercontent\.com$/

/** True for a picture on the image host or on Google's avatar host: no other host learns who looks at a board. */
export function isAllowedPhoto(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, username, password } = new URL(address)
  if (username || password) return false
  if (protocol === 'https:' && GOOGLE_AVATARS.test(hostname)) return true
  return imageOrigins().includes(origin)
}

/** The image host, what it names its pictures by (space-separated origins), and the own storage. */
function imageOrigins(): string[] {
  const named = (optional('PUBLIC_IMAGE_HOSTS') ?? '').split(' ')
  const addresses = [optional('IMAGE_HOST_URL'), optional('PUBLIC_SUPABASE_URL'), ...named]
  return addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []))
}
