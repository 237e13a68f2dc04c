import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { isSignedResult, MatchResult } from '#contracts/room-results.ts'
import { hmac } from '#contracts/signature.ts'
import { randomFromBytes } from '#core/random.ts'
import { dealRace } from '#games/wordle/match/race/deal.ts'
import { answerPool } from '#games/wordle/deal/roster.ts'
import { CODE, ticketFor, type Seen } from '#tests/support/match.ts'
import { SECRETS } from '#tests/support/room.ts'
import { roomsServer } from '#tests/support/rooms-server.ts'
import { machineNow } from '#tests/support/clock.ts'

const RETRY_MS = 250

type Answer = { type: string; seatSecret?: string }

/** A site that accepts results, and its rooms. */
async function openStage() {
  const siteRequests: { headers: Headers; body: string }[] = []
  const site = createServer(async (request, response) => {
    siteRequests.push({ headers: new Headers(request.headers as Record<string, string>), body: await textOf(request) })
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const origin = `http://127.0.0.1:${(site.address() as { port: number }).port}`
  const rooms = await roomsServer({ ...SECRETS, PUBLIC_SITE_URL: origin })
  return { site, siteRequests, origin, rooms }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

let stage: Awaited<ReturnType<typeof openStage>>
beforeAll(async () => void (stage = await openStage()), 60_000)
afterAll(async () => {
  await stage.rooms.close()
  stage.site.close()
})

/**
 * A player with a real socket. When it closes, as after kill -9, the player reconnects to the seat and repeats the last
 * message. `until` waits for a matching state.
 */
class Player {
  state: Seen | null = null
  private seatSecret: string | undefined
  private socket: WebSocket | null = null
  private said: object | null = null
  private over = false
  private readonly waiting = new Set<() => void>()
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  async join(): Promise<void> {
    const ticket = await ticketFor(this.name, machineNow())
    const socket = new WebSocket(stage.rooms.url(CODE, ticket), { origin: stage.origin })
    this.socket = socket
    socket.on('error', () => undefined) // `close` follows.
    socket.on('close', () => this.over || setTimeout(() => void this.join(), RETRY_MS))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'join', seatSecret: this.seatSecret })))
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Answer))
  }

  say(message: object) {
    this.said = message
    this.socket?.send(JSON.stringify(message), () => undefined)
  }

  leave() {
    this.over = true
    this.socket?.terminate()
  }

  until(fits: (state: Seen) => boolean): Promise<Seen> {
    return new Promise((resolve) => {
      const check = () => {
        if (!this.state || !fits(this.state)) return
        this.waiting.delete(check)
        resolve(this.state)
      }
      this.waiting.add(check)
      check()
    })
  }

  private hear(message: Answer) {
    if (message.type === 'joined') {
      this.seatSecret = message.seatSecret ?? this.seatSecret
      if (this.said) this.say(this.said)
    }
    if (message.type === 'state') this.state = message as unknown as Seen
    for (const check of [...this.waiting]) check()
  }
}

/** Answers of the rounds, which only the rooms' secret reveals. */
async function answersOf(match: string): Promise<string[]> {
  const draw = async (round: number) =>
    randomFromBytes(await hmac(SECRETS.ROOM_PUZZLE_SECRET, `room|wordle|${match}|${round}`))
  const draws = await Promise.all([draw(0), draw(1), draw(2)])
  return dealRace(answerPool('easy'), draws, []).map(({ id }) => id)
}

describe('rooms over real sockets', () => {
  test.each([
    ['a page of another site', CODE, 'https://elsewhere.example', 403],
    ['a name that is no code', 'lobby', null, 404],
  ])('reject %s at the handshake', async (_, code, origin, status) => {
    const socket = new WebSocket(stage.rooms.url(code), { origin: origin ?? stage.origin })
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
    expect(response.statusCode).toBe(status)
  })

  test('play a match to its end through a kill -9, and report it', async () => {
    const [ada, ben] = [new Player('Ada'), new Player('Ben')]
    await ada.join()
    await ada.until(({ seats }) => seats.length === 1)
    await ben.join()
    await ada.until(({ seats }) => seats.length === 2)
    ada.say({ type: 'kickOff' })
    const { view } = await ben.until((state) => state.view.game?.phase === 'round')
    const answers = await answersOf(view.match!)

    ada.say({ type: 'guess', player: answers[1]! })
    await ben.until((state) => state.view.game?.boards[0]?.guesses === 1)
    await stage.rooms.kill()
    for (const player of [ada, ben]) player.state = null
    await stage.rooms.start()
    const { view: again } = await ada.until(({ seats }) => seats.every(({ here }) => here))
    expect(again.game!.board?.rows).toMatchObject([{ player: answers[1] }])

    for (let round = 1; round <= 3; round++) {
      for (const player of [ada, ben]) {
        await player.until((state) => state.view.game?.round === round && state.view.game.phase === 'round')
        player.say({ type: 'guess', player: answers[round - 1]! })
      }
      await ada.until((state) => state.view.game?.phase !== 'round')
    }
    const end = await ada.until((state) => state.view.phase === 'over' && state.recorded)
    expect(end.view.standings).toMatchObject([
      { name: 'Ben', rank: 1, score: 3, guesses: 3, points: 50 },
      { name: 'Ada', rank: 2, score: 3, guesses: 4, points: 30 },
    ])
    expect(stage.siteRequests).toHaveLength(1)
    const [{ headers, body }] = stage.siteRequests as [{ headers: Headers; body: string }]
    expect(await isSignedResult(headers, body, SECRETS.ROOM_RESULT_SECRET, machineNow())).toBe(true)
    expect(MatchResult.parse(JSON.parse(body))).toMatchObject({ match: view.match, mode: 'multiplayer' })
    for (const player of [ada, ben]) player.leave()
  })
})
