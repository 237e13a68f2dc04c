import { createServer, type RequestListener, type Server } from 'node:http'

/** Longer than proxies keep connections, so that a busy proxy does not send into a closing connection. */
const KEEP_ALIVE_MS = 65_000

/**
 * Creates the listener's server. Node itself answers malformed (400), too long (431) and too slow requests (408) and
 * closes the connection; `CONNECT` is rejected with 405.
 */
export function siteServer(listener: RequestListener): Server {
  const server = createServer(listener)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  return server
}
