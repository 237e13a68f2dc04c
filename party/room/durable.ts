import type { DurableObjectNamespace, DurableObjectState, WebSocket as Socket } from '@cloudflare/workers-types'
import type * as Party from 'partykit/server'
import { attach, connectionOf } from './attached.ts'
import { answerPlainly } from './handshake.ts'

/** What Cloudflare's runtime adds to the standard. */
declare const WebSocketPair: new () => { 0: Socket; 1: Socket }

/** What travels with a socket is each party's own; a party without sockets hears of none. */
type Listeners = {
  onStart?(): Promise<void>
  onConnect?(connection: never, context: { request: Party.Request }): Promise<void>
  onMessage?(raw: unknown, connection: never): Promise<void>
  onClose?(connection: never): Promise<void>
  onAlarm?(): Promise<void>
  onRequest?(request: Party.Request): Promise<Response>
}

/** A party as PartyKit's server loads it: the default export of a file in `party`. */
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
 * A party of ours as a Durable Object of its own: what PartyKit's platform does around it, for workerd on one's own
 * machine and for wrangler. Unlike that platform it writes nothing by itself and shows no stack to a browser.
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
      // One that fails is begun anew by the runtime with the next event.
      state.blockConcurrencyWhile(async () => this.room.onStart?.()).catch(console.error)
    }

    /** What `serve` has let through, or another party asks. */
    async fetch(request: Party.Request): Promise<Response> {
      if (!isHandshake(request)) return (await this.room.onRequest?.(request)) ?? answerPlainly(request)
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

/** How a party asks another one, as PartyKit's platform has it. */
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

/** The worker in front of the rooms: `/parties/{name}/{room}` as PartyKit has it, and `/health`. */
export async function serve(
  request: Party.Request,
  env: Record<string, unknown>,
  parties: ReadonlyMap<string, PartyClass>,
): Promise<Response> {
  const [, root, name = '', id = '', ...rest] = new URL(request.url).pathname.split('/')
  const party = root === 'parties' && rest.length === 0 ? parties.get(name) : undefined
  if (!party) return answerPlainly(request)
  const lobby = { id, env }
  const admitted = isHandshake(request)
    ? await party.onBeforeConnect(withPeer(request), lobby)
    : await party.onBeforeRequest(request, lobby)
  if (admitted instanceof Response) return admitted
  const rooms = env[name] as DurableObjectNamespace
  return rooms.get(rooms.idFromName(id)).fetch(admitted) as unknown as Promise<Response>
}

/** workerd alone tells who connected; at Cloudflare's edge the header is already there and nobody else can set it. */
function withPeer(request: Party.Request): Party.Request {
  const { clientIp } = (request.cf ?? {}) as { clientIp?: string }
  if (!clientIp) return request
  const known = new Request(request as unknown as Request)
  known.headers.set('cf-connecting-ip', clientIp.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'))
  return known as unknown as Party.Request
}

const NO_FRAME = new Set([1005, 1006, 1015])

/** Completes the other side's goodbye; codes that no frame may carry mean that nobody listens any more. */
function answerClose(socket: Socket, code: number, reason: string) {
  if (NO_FRAME.has(code)) return
  try {
    socket.close(code, reason)
  } catch {
    // We had closed it ourselves.
  }
}
