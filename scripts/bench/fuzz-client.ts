import { once } from 'node:events'
import { WebSocket } from 'ws'
import { signTicket } from '#contracts/ticket.ts'
import { SECRETS } from './quiz-server.ts'
import { SITE } from './stack.ts'

const PATIENCE_MS = 20_000

/** Socket address `/parties/{party}/{room}` and message parser. */
export type Endpoint = {
  host: string
  party: string
  room: string
  Message: { safeParse(value: unknown): { success: boolean } }
}

export type Counts = { answers: number; unreadable: number; silent: number; lost: number }

export const noCounts = (): Counts => ({ answers: 0, unreadable: 0, silent: 0, lost: 0 })

/** A page's socket with a valid ticket that counts incoming messages. */
export async function fuzzClient({ host, party, room, Message }: Endpoint, name: string, counts: Counts) {
  const claims = { room, player: name.padEnd(22, '-'), name, user: null, visitor: null }
  const ticket = await signTicket({ ...claims, expires: Date.now() + 600_000 }, SECRETS.ROOM_TICKET_SECRET)
  const socket = new WebSocket(`ws://${host}/parties/${party}/${room}?ticket=${ticket}`, { origin: SITE })
  let heard = 0
  let look = () => {}
  socket.on('error', () => undefined) // `close` follows
  socket.on('message', (data) => {
    counts.answers++
    if (!Message.safeParse(JSON.parse(String(data))).success) counts.unreadable++
    heard++
    look()
  })
  await once(socket, 'open')

  /** Resolves whether that many more messages arrive in time. */
  const hears = (messages: number) =>
    new Promise<boolean>((resolve) => {
      const wanted = heard + messages
      const timer = setTimeout(() => resolve(false), PATIENCE_MS)
      look = () => {
        if (heard < wanted) return
        clearTimeout(timer)
        resolve(true)
      }
    })
  const send = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message))

  return {
    socket,
    send,
    /** Every message is answered; broadcasts come in addition. */
    isAnswered(messages: readonly unknown[]) {
      const all = hears(messages.length)
      for (const message of messages) send(message)
      return all
    },
  }
}
