import type PartySocket from 'partysocket'
import { atom } from 'nanostores'
import { QUIZ_WIRE, QuizMessage } from '#contracts/quiz-room.ts'
import { reduceMessage, type QuizMatch } from '../quiz-match.ts'
import { createHeartbeat } from '../room/heartbeat.ts'
import { listen, type Ended } from '../room/listen.ts'
import { createTries } from '../room/tries.ts'
import { keepSecret, secretOf } from '../seats.ts'
import { createLine } from './line.ts'
import type { QuizConnection, QuizLive, QuizWish } from './types.ts'

/** Client of the World quiz: joins the player's shard and reconnects, with the seat, after any loss. */
export function createQuizLive(wish: () => QuizWish): QuizLive {
  const $connection = atom<QuizConnection>({ status: 'connecting' })
  const $match = atom<QuizMatch | null>(null)
  const $refusal = atom<{ reason: string; count: number } | null>(null)
  let ended = true
  const tries = createTries(
    () => $match.get() === null,
    (connection) => $connection.set(connection),
  )
  const heartbeat = createHeartbeat(
    (move) => line.post(move),
    () => line.reconnect(),
  )
  const line = createLine({ wish, tries, isOver: () => ended, listen: follow })

  function join(newTicket?: string) {
    const { watch, language } = wish()
    const seatSecret = secretOf(line.room())
    line.post({
      ...{ type: 'join', language, wire: QUIZ_WIRE },
      ...(newTicket && { ticket: newTicket }),
      ...(seatSecret && { seatSecret }),
      ...(watch && { watch: true as const }),
    })
  }

  function end(status: Ended | 'stale') {
    ended = true
    heartbeat.stop()
    $connection.set({ status })
    line.close()
  }

  function onMessage(message: QuizMessage) {
    if (message.type === 'pong') return heartbeat.onPong(message)
    if (message.type === 'replaced') return end('replaced')
    if (message.type === 'reload') return end('stale')
    if (message.type === 'refused') return refused(message.reason)
    if (message.type === 'state') onConnected(message.now, message.seatSecret)
    $match.set(reduceMessage($match.get(), message))
  }

  function onConnected(now: number, seatSecret: string | undefined) {
    if (seatSecret) keepSecret(line.room(), seatSecret)
    tries.succeeded()
    $connection.set({ status: 'open' })
    heartbeat.start()
    heartbeat.sync(now)
  }

  function refused(reason: string) {
    if (reason === 'room-full') return end('full')
    if (reason.startsWith('ticket-')) return line.reconnect()
    $refusal.set({ reason, count: ($refusal.get()?.count ?? 0) + 1 })
  }

  function follow(socket: PartySocket) {
    socket.addEventListener('open', () => join())
    listen(socket, {
      messages: QuizMessage,
      ...{ heartbeat, onMessage, end },
      isOver: () => ended,
      lost: () => $match.get() && $connection.set({ status: 'lost', retryAt: null, down: false }),
    })
  }

  function open() {
    ended = false
    tries.restart()
    $connection.set({ status: 'connecting' })
    line.open()
  }

  return {
    $connection,
    $match,
    $refusal,
    answer(option) {
      const question = $match.get()?.question
      if ($connection.get().status !== 'open' || !question) return false
      line.post({ type: 'answer', match: question.match, round: question.round, option })
      return true
    },
    join: () => (ended ? open() : join()),
    async sit() {
      try {
        const fresh = await line.ticket()
        if ($connection.get().status === 'open') join(fresh)
        return true
      } catch {
        return false
      }
    },
    retry: tries.hurry,
    now: heartbeat.now,
    open() {
      globalThis.addEventListener?.('online', tries.hurry)
      open()
    },
    close() {
      ended = true
      tries.hurry()
      heartbeat.stop()
      globalThis.removeEventListener?.('online', tries.hurry)
      line.close()
    },
  }
}
