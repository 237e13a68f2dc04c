import { GET as picture } from '#pages/img/[kind]/[file].ts'
import { GET as stepPicture } from '#pages/img/run/[token].ts'
import { SITE, type Browser } from './stage.ts'

export type PictureReply = { status: number; bytes: Buffer; headers: Headers }

/** Cookies of the request, and the cached version. */
type Asking = Partial<Pick<Browser, 'cookies'>> & { tag?: string }

/** Fetches an address under /img as Astro would route it. */
export async function fetchPicture(path: string, { cookies, tag }: Asking = {}): Promise<PictureReply> {
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(`${SITE}${path}`, { headers: { cookie, ...(tag && { 'if-none-match': tag }) } })
  const [, , kind, file = ''] = new URL(request.url).pathname.split('/')
  const response =
    kind === 'run'
      ? await stepPicture({ request, params: { token: file } })
      : await picture({ request, params: { kind, file } })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}
