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
  /** Allowed hosts, redirects included; absent: any public host. */
  hosts?: HostRule
  /** Aborts everything, name resolution and redirects included; absent: five seconds. */
  signal?: AbortSignal
  network?: Network
}

/** An untrusted picture as received. Re-encode it (`asWebp`) before showing or storing. */
export type ForeignImage = { bytes: Uint8Array; type: ImageType }

/**
 * Fetches a picture from an untrusted link. Throws `link-refused` before connecting to anything but a public https
 * address, `link-failed` on time-out, `too-large` above 5 MB, `unsupported-picture` for anything but PNG, JPEG, WebP,
 * GIF or AVIF. Our own image host and storage are exempt from the address rule.
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

/** Follows at most three redirects, each under the rules of the link itself. */
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
    // Foreign links must not reach our own machines.
    trusted = isOwn ? [origin] : []
  }
  throw refused('Too many redirects')
}

/** Resolves the name once; a single non-public address refuses all. */
async function machinesOf(address: URL, isOwn: boolean, network: Network, signal: AbortSignal): Promise<Machine[]> {
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const machines = await inTime(network.resolve(host), signal)
  if (machines.length === 0) throw new HttpError('link-failed')
  if (!isOwn && !machines.every((machine) => isPublicAddress(machine.address))) {
    throw refused('The host is not on the open internet')
  }
  return machines
}

/** A resolver cannot be aborted, but the caller need not wait for it. */
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
