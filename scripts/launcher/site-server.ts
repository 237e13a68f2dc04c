import { createServer, type RequestListener, type Server } from 'node:http'

/** Longer than proxies keep connections: a busy one would send into a connection that is closing. */
const KEEP_ALIVE_MS = 65_000

/**
 * The listener's server. Node itself answers what is no request (400), too long (431) or too slow (408) and closes the
 * connection; a request for a tunnel is rejected.
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
