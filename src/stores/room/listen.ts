import type PartySocket from 'partysocket'
import type * as z from 'zod/mini'
import { CLOSED } from '#contracts/rooms.ts'
import type { createHeartbeat } from './heartbeat.ts'

/** Why the other side ends a connection for good. */
export type Ended = 'replaced' | 'full' | 'closed'

const ENDINGS = new Map<number, Ended>([
  [CLOSED.replaced, 'replaced'],
  [CLOSED.full, 'full'],
  [CLOSED.faults, 'closed'],
])

type Handlers<Message> = {
  messages: z.ZodMiniType<Message>
  heartbeat: ReturnType<typeof createHeartbeat>
  /** True when the client has closed the connection. */
  isOver(): boolean
  onMessage(message: Message): void
  end(why: Ended): void
  /** The connection is lost; the socket reconnects. */
  lost(): void
}

/** Handles messages and close codes of a room, shard or lobby. Ignores unknown messages. */
export function listen<Message>(
  socket: PartySocket,
  { messages, heartbeat, isOver, onMessage, end, lost }: Handlers<Message>,
) {
  socket.addEventListener('message', ({ data }) => {
    const message = read(messages, data)
    if (message && !isOver()) onMessage(message)
  })
  socket.addEventListener('close', ({ code }) => {
    heartbeat.stop()
    if (isOver()) return
    const why = ENDINGS.get(code)
    if (why) end(why)
    else lost()
  })
}

function read<Message>(messages: z.ZodMiniType<Message>, data: unknown): Message | null {
  try {
    return messages.safeParse(JSON.parse(String(data))).data ?? null
  } catch {
    return null
  }
}
