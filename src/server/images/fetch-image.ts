import type { IncomingMessage } from 'node:http'
import { bytesUpTo } from '#server/body-bytes.ts'
import { HttpError } from '#server/http-error.ts'
import { ownImageOrigins } from '#server/photos.ts'
import { foreignLink, parsed, refused, type HostRule } from './link-rules.ts'
import { INTERNET, type Machine, type Network } from './network.ts'
import { isPublicAddress } from './public-address.ts'
import { sniff, type ImageType } from './sniff.ts'

const MAX_BYTES = 5_000_000
const MAX_REDIRECTS = 3
const DEADLINE_MS = 5000
const REDIRECTS = [301, 302, 303, 307, 308]

type Options = {
  /** Which hosts may be asked, redirects included; absent: any host of the internet. */
  hosts?: HostRule
  /** Ends everything, names and redirects included; absent: five seconds. */
  signal?: AbortSignal
  network?: Network
}

/** A picture as it came. Whoever shows or keeps it paints it anew first (`asWebp`): behind the picture may be anything. */
export type ForeignImage = { bytes: Uint8Array; type: ImageType }

/**
 * Fetches a picture from a link that somebody gave us. Throws `link-refused` before any connection is made to what is
 * no public https address, `link-failed` when nothing comes in time, `too-large` above 5 MB, `unsupported-picture` for
 * what is no PNG, JPEG, WebP, GIF or AVIF. Our own image host and storage may be plain and local.
 */
export async function fetchImage(link: string, options: Options = {}): Promise<ForeignImage> {
  try {
    const bytes = await bytesUpTo(await answerTo(link, options), MAX_BYTES, 'too-large')
    const type = sniff(bytes)
    if (!type) throw new HttpError('unsupported-picture')
    return { bytes, type }
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError('link-failed')
  }
}

/** Follows at most three redirects, each under the same rules as the link itself. */
async function answerTo(link: string, options: Options): Promise<IncomingMessage> {
  const { hosts = () => true, signal = AbortSignal.timeout(DEADLINE_MS), network = INTERNET } = options
  const own = ownImageOrigins()
  let trusted = own
  let next = link
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { origin } = parsed(next)
    const isOwn = trusted.includes(origin)
    const address = isOwn ? new URL(next) : foreignLink(next, hosts)
    const machines = await machinesOf(address, isOwn, network, signal)
    const answer = await network.connect(address, machines, signal)
    const { location } = answer.headers
    if (location === undefined || !REDIRECTS.includes(answer.statusCode ?? 0)) return pictureOf(answer)
    answer.destroy()
    next = new URL(location, address).href
    // Foreigners cannot send us to machines of our own.
    trusted = isOwn ? [origin] : []
  }
  throw refused('Too many redirects')
}

/** The name is resolved once; one address that is not public spoils them all. */
async function machinesOf(address: URL, isOwn: boolean, network: Network, signal: AbortSignal): Promise<Machine[]> {
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const machines = await inTime(network.resolve(host), signal)
  if (machines.length === 0) throw new HttpError('link-failed')
  if (!isOwn && !machines.every((machine) => isPublicAddress(machine.address))) {
    throw refused('The host is not on the open internet')
  }
  return machines
}

/** A resolver cannot be stopped, but nobody has to wait for it. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  const { promise: late, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([work, late])
}

function pictureOf(answer: IncomingMessage): IncomingMessage {
  const length = Number(answer.headers['content-length'] ?? 0)
  if (answer.statusCode === 200 && length <= MAX_BYTES) return answer
  answer.destroy()
  throw new HttpError(answer.statusCode === 200 ? 'too-large' : 'link-failed')
}
