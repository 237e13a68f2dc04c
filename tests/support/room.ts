import type * as Party from 'partykit/server'
import { NetworkConnections } from '#party/room/network-connections.ts'
import type { ConnectionState } from '#party/room/messages.ts'
import type { Environment } from '#party/room/environment.ts'

export type Sent = Record<string, unknown> & { type: string }

export const SECRETS = {
  ROOM_TICKET_SECRET: 'ticket-secret-of-the-tests',
  ROOM_RESULT_SECRET: 'result-secret-of-the-tests',
  ROOM_PUZZLE_SECRET: 'puzzle-secret-of-the-tests',
  PUBLIC_SITE_URL: 'http://localhost:4321',
}

/** Handlers of a party; socket attachments differ by party. */
type Handlers = {
  onStart(): Promise<void>
  onConnect(connection: never, context: { request: Pick<Request, 'headers'> }): Promise<unknown>
  onMessage(raw: unknown, connection: never): Promise<unknown>
  onClose(connection: never): Promise<unknown>
  onAlarm(): Promise<unknown>
  readonly delivered: Promise<unknown>
}

/** A browser's socket to the room: its received messages, parsed, oldest first. */
export class FakeSocket {
  readonly sent: Sent[] = []
  readonly raw: string[] = []
  closed: { code?: number; reason?: string } | null = null
  readonly connection: Party.Connection<ConnectionState>

  constructor(id: string, uri: string) {
    const connection = {
      id,
      uri,
      state: null as unknown,
      readyState: 1,
      setState(state: unknown) {
        connection.state = structuredClone(state)
        return connection.state
      },
      send: (text: string) => {
        if (connection.readyState !== 1) throw new TypeError('the socket is closed')
        this.raw.push(text)
        this.sent.push(JSON.parse(text) as Sent)
      },
      close: (code?: number, reason?: string) => {
        connection.readyState = 2
        this.closed = { code, reason }
      },
    }
    this.connection = connection as unknown as Party.Connection<ConnectionState>
  }

  of = (type: string): Sent[] => this.sent.filter((message) => message.type === type)
  last = (type: string): Sent | undefined => this.of(type).at(-1)
}

/**
 * Platform of a room in memory: sockets, storage, one alarm, a clock moved by `pass` only, and a site that answers
 * results. The room's server can be discarded and recreated at any moment, as in hibernation and crashes.
 */
export class FakePlatform {
  now = Date.UTC(2026, 10, 21, 12)
  alarmAt: number | null = null
  readonly storage = new Map<string, unknown>()
  readonly siteRequests: { headers: Headers; body: string }[] = []
  siteAnswers: () => Response = () => new Response('{}')
  private sockets = new Map<string, FakeSocket>()
  private server: Handlers | null = null
  /** Counts all rooms' sockets, so that ids are unique within the process. */
  private static count = 0
  /** Counts lives of the server, to ignore late work of an earlier one. */
  private life = 0
  /** False after an alarm woke the room: the platform does not know its name then. */
  private named = true
  readonly id: string
  /** Keys of each write, oldest first. */
  readonly writes: string[][] = []
  /** Error that every write throws while it is not null. */
  writeError: Error | null = null
  /** Pauses end at once, because the clock does not advance while senders run in parallel. */
  pausing: Promise<void> = Promise.resolve()
  /** Tests of the limits set it to 1. */
  limitFactor = 1_000_000
  /** Environment besides the secrets. */
  variables: Record<string, string> = {}
  /** Context with which this room calls others. */
  context: unknown = {}
  private timers: { at: number; work: () => void; life: number }[] = []
  /** Sockets of all rooms; platforms that share this object act as rooms of one process. */
  lines = new NetworkConnections()
  private readonly make: (room: Party.Room, world: Environment) => Handlers

  constructor(id: string, make: (room: Party.Room, world: Environment) => Handlers) {
    this.id = id
    this.make = make
  }

  /** Unloads the server; sockets and storage stay. */
  hibernate() {
    this.server = null
    this.life++
  }

  /** Ends the process with its sockets; storage stays. */
  restart() {
    this.hibernate()
    this.sockets = new Map()
  }

  /** Opens a socket through the handshake with this ticket; `kept`: token that a lobby handed out before. */
  async connect(ticket = '', address = '', kept = ''): Promise<FakeSocket> {
    const server = await this.awake(true)
    const uri = `http://rooms.example/parties/wordle/${this.id}?ticket=${ticket}${kept && `&kept=${kept}`}`
    const socket = new FakeSocket(`socket-${++FakePlatform.count}`, uri)
    this.sockets.set(socket.connection.id, socket)
    const headers = new Headers(address ? { 'cf-connecting-ip': address } : {})
    await server.onConnect(socket.connection as never, { request: { headers } })
    return socket
  }

  async send(socket: FakeSocket, message: unknown) {
    const server = await this.awake(true)
    await server.onMessage(typeof message === 'object' ? JSON.stringify(message) : message, socket.connection as never)
  }

  async close(socket: FakeSocket) {
    const server = await this.awake(true)
    socket.connection.close()
    await server.onClose(socket.connection as never)
    this.sockets.delete(socket.connection.id)
  }

  /** Advances the clock; timers and alarms fire in order. */
  async advance(ms: number) {
    const end = this.now + ms
    for (let rings = 0; this.nextRing() <= end; rings++) {
      if (rings > 500) throw new Error('the alarm rings for ever')
      this.now = Math.max(this.now, this.nextRing())
      if (await this.ringTimers()) continue
      this.alarmAt = null
      const server = await this.awake(false)
      await server.onAlarm()
      await server.delivered
    }
    this.now = end
  }

  private nextRing = () => Math.min(this.alarmAt ?? Infinity, ...this.timers.map(({ at }) => at))

  /** Runs the next due timer; returns whether there was one. Timers of an earlier life are ignored. */
  private async ringTimers(): Promise<boolean> {
    const due = this.timers.filter(({ at }) => at <= this.now)
    this.timers = this.timers.filter((timer) => !due.includes(timer))
    for (const { work, life } of due) if (life === this.life) work()
    await new Promise((resolve) => setImmediate(resolve))
    return due.length > 0
  }

  /** All messages to sockets that are still open. */
  everything = (): string[] => [...this.sockets.values()].flatMap(({ raw }) => raw)

  private async awake(named: boolean): Promise<Handlers> {
    if (this.server) return this.server
    this.named = named
    const { life, lines } = this
    const later = (work: () => void, ms: number) => void this.timers.push({ at: this.now + ms, work, life })
    const pause = () => this.pausing
    this.server = this.make(this.room(), { now: () => this.now, fetch: this.site, later, pause, networks: lines })
    await this.server.onStart()
    return this.server
  }

  private site: typeof fetch = async (_input, init) => {
    this.siteRequests.push({ headers: new Headers(init?.headers), body: String(init?.body) })
    return this.siteAnswers()
  }

  private room(): Party.Room {
    const { storage, sockets, named, id, life, limitFactor, variables, context } = this
    const pick = (keys: string[]) =>
      new Map(keys.filter((key) => storage.has(key)).map((key) => [key, storage.get(key)]))
    const alive = (write: () => void) => {
      if (life === this.life) write()
    }
    return {
      get id() {
        if (!named) throw new Error('the room does not know its name after an alarm')
        return id
      },
      env: { ...SECRETS, RATE_LIMIT_FACTOR: String(limitFactor), ...variables },
      context,
      storage: {
        get: async (key: string | string[]) =>
          typeof key === 'string' ? structuredClone(storage.get(key)) : structuredClone(pick(key)),
        put: async (key: string | Record<string, unknown>, value?: unknown) => {
          if (this.writeError) throw this.writeError
          const entries = typeof key === 'string' ? [[key, value] as const] : Object.entries(key)
          this.writes.push(entries.map(([name]) => name))
          alive(() => entries.forEach(([name, one]) => storage.set(name, structuredClone(one))))
        },
        list: async ({ prefix }: { prefix: string }) =>
          structuredClone(pick([...storage.keys()].filter((key) => key.startsWith(prefix)).sort())),
        delete: async (keys: string | string[]) => alive(() => [keys].flat().forEach((key) => storage.delete(key))),
        deleteAll: async () => alive(() => storage.clear()),
        deleteAlarm: async () => alive(() => (this.alarmAt = null)),
        setAlarm: async (at: number) => alive(() => (this.alarmAt = at)),
      },
      getConnections: () => [...sockets.values()].map(({ connection }) => connection),
    } as unknown as Party.Room
  }
}
