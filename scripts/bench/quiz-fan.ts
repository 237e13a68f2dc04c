import { WebSocket } from 'ws'
import { EARLY_MS, QUIZ_WIRE, type QuizMessage } from '#contracts/quiz-room.ts'
import { RECONNECT_MS } from '#contracts/reconnect.ts'
import type { Random } from '#core/random.ts'
import { REVEAL_MS } from '#games/quiz/match/timetable.ts'

/** Answers are spread between these moments of a question, ms from its start. */
const FIRST_MS = 500
const LAST_MS = 10_500

/** Messages received by all fans, by `match * 100 + round`; ms, and counts. */
export class Heard {
  readonly question = new Map<number, number[]>()
  readonly late = new Map<number, number[]>()
  readonly reveal = new Map<number, number[]>()
  readonly answered = new Map<number, number[]>()
  readonly said = new Map<number, number>()

  note(list: Map<number, number[]>, key: number, ms: number) {
    const known = list.get(key)
    if (known) known.push(ms)
    else list.set(key, [ms])
  }
}

export const keyOf = (match: number, round: number): number => match * 100 + round

type Question = { match: number; round: number; startAt: number }

/** A simulated player: answers every question at its own moment, and reconnects. */
export class Fan {
  /** From the last received reveal. */
  score = 0
  isBack = false
  /** After reconnecting: whether the score is unchanged. */
  isRight = true
  private tries = 0
  private seatSecret: string | undefined
  private socket: WebSocket | null = null
  private readonly sentAt = new Map<number, number>()
  private over = false
  private readonly address: () => Promise<string>
  private readonly origin: string
  private readonly random: Random
  private readonly heard: Heard
  private entered: () => void = () => undefined

  constructor(address: () => Promise<string>, origin: string, random: Random, heard: Heard) {
    this.address = address
    this.origin = origin
    this.random = random
    this.heard = heard
  }

  /** Resolves with the shard's first state. */
  async enter(): Promise<void> {
    const entered = new Promise<void>((resolve) => (this.entered = resolve))
    await this.connect()
    return entered
  }

  leave() {
    this.over = true
    this.socket?.terminate()
  }

  private async connect() {
    const socket = new WebSocket(await this.address(), { origin: this.origin, perMessageDeflate: false })
    this.socket = socket
    socket.on('error', () => undefined) // `close` follows
    socket.on('close', () => this.again())
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as QuizMessage))
    socket.on('open', () => {
      const { seatSecret } = this
      socket.send(JSON.stringify({ type: 'join', language: 'en', wire: QUIZ_WIRE, ...(seatSecret && { seatSecret }) }))
    })
  }

  private again() {
    if (this.over) return
    this.isBack = false
    const most = RECONNECT_MS[Math.min(this.tries, RECONNECT_MS.length - 1)]!
    this.tries++
    setTimeout(() => void this.connect(), this.random() * most)
  }

  private hear(message: QuizMessage) {
    const now = Date.now()
    if (message.type === 'question') this.answerLater(message, now)
    if (message.type === 'answered') {
      const key = keyOf(message.match, message.round)
      this.heard.note(this.heard.answered, key, performance.now() - this.sentAt.get(key)!)
    }
    if (message.type === 'reveal') {
      this.score = message.own?.score ?? 0
      this.heard.note(this.heard.reveal, keyOf(message.match, message.round), now - (message.until - REVEAL_MS))
    }
    if (message.type !== 'state') return
    this.tries = 0
    this.seatSecret = message.seatSecret ?? this.seatSecret
    this.isBack = true
    this.isRight = (message.reveal?.own?.score ?? 0) === this.score
    this.entered()
  }

  private answerLater({ match, round, startAt }: Question, now: number) {
    const key = keyOf(match, round)
    this.heard.note(this.heard.question, key, now - (startAt - EARLY_MS))
    this.heard.note(this.heard.late, key, Math.max(0, now - startAt))
    const option = Math.floor(this.random() * 4)
    const at = startAt + FIRST_MS + this.random() * (LAST_MS - FIRST_MS)
    setTimeout(
      () => {
        if (this.socket?.readyState !== WebSocket.OPEN) return
        this.sentAt.set(key, performance.now())
        this.heard.said.set(key, (this.heard.said.get(key) ?? 0) + 1)
        this.socket.send(JSON.stringify({ type: 'answer', match, round, option }))
      },
      Math.max(0, at - now),
    )
  }
}
