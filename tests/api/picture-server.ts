import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { INTERNET, type Machine, type Network } from '#server/images/network.ts'

type Handle = (response: ServerResponse, request: IncomingMessage) => unknown

export const PUBLIC: Machine = { address: '93.184.215.14', family: 4 }
const HERE: Machine = { address: '127.0.0.1', family: 4 }

/** A server on this machine that records every connection and request. */
export async function openPictureServer() {
  const seen = { connections: 0, requests: [] as { path: string; host: string | undefined }[] }
  const pages = new Map<string, Handle>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    seen.requests.push({ path, host: request.headers.host })
    const handle = pages.get(path)
    if (handle) handle(response, request)
    else response.writeHead(404).end()
  })
  server.on('connection', () => void seen.connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    seen,
    forget() {
      seen.connections = 0
      seen.requests = []
    },
    /** Answers a path; bytes are sent as a picture of the given `type`. */
    serve(path: string, what: Uint8Array | Handle, type = 'image/png') {
      const handle: Handle = (response) => response.writeHead(200, { 'content-type': type }).end(what)
      pages.set(path, typeof what === 'function' ? what : handle)
    },
    redirect(path: string, location: string | undefined, status = 302) {
      pages.set(path, (response) => response.writeHead(status, location === undefined ? {} : { location }).end())
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type PictureServer = Awaited<ReturnType<typeof openPictureServer>>

/** Stands in for the internet: `resolve` resolves names, and connections reach this test's server. */
export function watchedNetwork(server: PictureServer, resolve: (host: string) => Machine[] = () => [PUBLIC]) {
  const resolved: string[] = []
  const connected: Machine[][] = []
  const network: Network = {
    resolve: async (host) => {
      resolved.push(host)
      return resolve(host)
    },
    connect: (address, machines, signal) => {
      connected.push(machines)
      return INTERNET.connect(new URL(address.pathname + address.search, server.origin), [HERE], signal)
    },
  }
  return { network, resolved, connected }
}
