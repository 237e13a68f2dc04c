import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDiskFull } from './disk-full.ts'
import { json, type Answer, type Call } from './messages.ts'

const HOST = '127.0.0.1'

/** The largest upload (5 MB) plus its multipart frame. */
const BODY_BYTES = 6_000_000

/** Longer than clients keep connections, so that a busy client never sends into a connection that is closing. */
const KEEP_ALIVE_MS = 65_000

export type Handler = (call: Call) => Promise<Answer>

/** The port is taken by another program or not permitted. */
class PortError extends Error {}

async function bodyOf(message: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= BODY_BYTES) chunks.push(chunk)
  }
  return bytes > BODY_BYTES ? null : Buffer.concat(chunks)
}

function addressOf(message: IncomingMessage): URL | null {
  const address = `http://${HOST}${message.url ?? '/'}`
  try {
    const url = new URL(address)
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return null
  }
}

async function read(message: IncomingMessage): Promise<Call | Answer> {
  const body = await bodyOf(message)
  if (!body) return json(413, { message: `A request may have at most ${BODY_BYTES} bytes` })
  const url = addressOf(message)
  if (!url) return json(400, { message: 'The address of the request cannot be read' })
  const { pathname: path, searchParams: query } = url
  return { method: message.method ?? 'GET', path, query, headers: message.headers, body }
}

async function answerTo(message: IncomingMessage, handler: Handler): Promise<Answer> {
  try {
    const call = await read(message)
    return 'status' in call ? call : await handler(call)
  } catch (error) {
    console.error(error)
    if (isDiskFull(error)) return json(507, { message: 'The disk is full' })
    return json(500, { code: 'unexpected_failure', message: 'The embedded backend failed; its log says why' })
  }
}

function send(response: ServerResponse, answer: Answer): void {
  const headers: Record<string, string | number> = { ...answer.headers }
  if (answer.status !== 204 && answer.status !== 304) headers['content-length'] = Buffer.byteLength(answer.body)
  response.writeHead(answer.status, headers).end(answer.body)
}

function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program; stop it or choose another port`
      const sentence = error.code === 'EADDRINUSE' ? taken : `Port ${port} cannot be opened: ${error.message}`
      reject(new PortError(sentence))
    })
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port))
  })
}

export type Listener = { url: string; port: number; serve(handler: Handler): void; close(): Promise<void> }

/**
 * Binds a port of the loopback interface (0: any free one). Requests wait until `serve` sets the handler, so that a
 * taken port is noticed before anything else starts.
 */
export async function listen(port: number): Promise<Listener> {
  const { promise: ready, resolve: serve } = Promise.withResolvers<Handler>()
  const server = createServer((message, response) => {
    answerTo(message, async (call) => (await ready)(call))
      .then((answer) => send(response, answer))
      .catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const actual = await listening(server, port)
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 1_000).unref()
    return closed
  }
  return { url: `http://${HOST}:${actual}`, port: actual, serve, close }
}
