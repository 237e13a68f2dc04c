import type { DurableObjectNamespace, DurableObjectState, WebSocket as Socket } from '@cloudflare/workers-types'
import type * as Party from 'partykit/server'
import { logFault } from '../log.ts'
import { attach, connectionOf } from './attachments.ts'
import { answerHttp } from './handshake.ts'

/** Global of Cloudflare's runtime. */
declare const WebSocketPair: new () => { 0: Socket; 1: Socket }

/** Socket state differs per party; a party without sockets implements no socket handler. */
type Listeners = {
  onStart?(): Promise<void>
  onConnect?(connection: never, context: { request: Party.Request }): Promise<void>
  onMessage?(raw: unknown, connection: never): Promise<void>
  onClose?(connection: never): Promise<void>
  onAlarm?(): Promise<void>
  onRequest?(request: Party.Request): Promise<Response>
}

/** Shape of a party class, the default export of a file in `party`. */
export type PartyClass = {
  new (room: Party.Room): Listeners
  onBeforeConnect(
    request: Party.Request,
    lobby: Pick<Party.Lobby, 'id' | 'env'>,
  ): Promise<Party.Request | Response> | Party.Request | Response
  onBeforeRequest(
    request: Party.Request,
    lobby: Pick<Party.Lobby, 'id' | 'env'>,
  ): Promise<Party.Request | Response> | Party.Request | Response
}

/**
 * Wraps a party in a Durable Object, as PartyKit's platform does, for local workerd and for wrangler. Unlike that
 * platform it stores nothing itself and shows no stack trace to a browser.
 */
export const durable = (Room: PartyClass) =>
  class {
    private readonly state: DurableObjectState
    private readonly room: Listeners

    constructor(state: DurableObjectState, env: Record<string, unknown>) {
      this.state = state
      const getConnections = () => state.getWebSockets().map(connectionOf)
      const context = { parties: partiesIn(env) }
      this.room = new Room({ env, context, storage: state.storage, getConnections } as unknown as Party.Room)
      // After a failed start the runtime restarts the room at its next event.
      state.blockConcurrencyWhile(async () => this.room.onStart?.()).catch(logFault)
    }

    /** Handles requests admitted by `serve` and requests of other parties. */
    async fetch(request: Party.Request): Promise<Response> {
      if (!isHandshake(request)) return (await this.room.onRequest?.(request)) ?? answerHttp(request)
      const { 0: client, 1: server } = new WebSocketPair()
      this.state.acceptWebSocket(server)
      attach(server, { id: crypto.randomUUID(), uri: request.url, state: null })
      await this.room.onConnect?.(connectionOf(server) as never, { request })
      return new Response(null, { status: 101, webSocket: client } as ResponseInit)
    }

    async webSocketMessage(socket: Socket, data: unknown): Promise<void> {
      await this.room.onMessage?.(data, connectionOf(socket) as never)
    }

    async webSocketClose(socket: Socket, code: number, reason: string): Promise<void> {
      await this.room.onClose?.(connectionOf(socket) as never)
      answerClose(socket, code, reason)
    }

    async webSocketError(socket: Socket): Promise<void> {
      await this.room.onClose?.(connectionOf(socket) as never)
    }

    async alarm(): Promise<void> {
      await this.room.onAlarm?.()
    }
  }

const isHandshake = (request: Party.Request): boolean => request.headers.get('upgrade')?.toLowerCase() === 'websocket'

/** Lets a party call another one, with the same interface as PartyKit's platform. */
const partiesIn = (env: Record<string, unknown>) =>
  new Proxy({} as Record<string, { get(id: string): { fetch(init: RequestInit): Promise<Response> } }>, {
    get: (_, name: string) => ({
      get: (id: string) => ({
        fetch(init: RequestInit) {
          const rooms = env[name] as DurableObjectNamespace
          const request = new Request(`http://rooms/parties/${name}/${id}`, init)
          return rooms.get(rooms.idFromName(id)).fetch(request as never) as unknown as Promise<Response>
        },
      }),
    }),
  })

/** Routes `/parties/{name}/{room}` (PartyKit's addresses) to rooms and answers `/health`. */
export async function serve(
  request: Party.Request,
  env: Record<string, unknown>,
  parties: ReadonlyMap<string, PartyClass>,
): Promise<Response> {
  const [, root, name = '', id = '', ...rest] = new URL(request.url).pathname.split('/')
  const party = root === 'parties' && rest.length === 0 ? parties.get(name) : undefined
  if (!party) return answerHttp(request)
  const lobby = { id, env }
  const admitted = isHandshake(request)
    ? await party.onBeforeConnect(withPeer(request), lobby)
    : await party.onBeforeRequest(request, lobby)
  if (admitted instanceof Response) return admitted
  const rooms = env[name] as DurableObjectNamespace
  return rooms.get(rooms.idFromName(id)).fetch(admitted) as unknown as Promise<Response>
}

/** workerd reports the peer in `request.cf`; Cloudflare's edge sets the header itself and strips a client's own. */
function withPeer(request: Party.Request): Party.Request {
  const { clientIp } = (request.cf ?? {}) as { clientIp?: string }
  if (!clientIp) return request
  const known = new Request(request as unknown as Request)
  known.headers.set('cf-connecting-ip', clientIp.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'))
  return known as unknown as Party.Request
}

const NO_FRAME = new Set([1005, 1006, 1015])

/** Completes the close handshake; reserved codes mean that the peer is already gone. */
function answerClose(socket: Socket, code: number, reason: string) {
  if (NO_FRAME.has(code)) return
  try {
    socket.close(code, reason)
  } catch {
    // Already closed by this side.
  }
}
