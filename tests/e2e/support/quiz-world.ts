import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import { signTicket } from '#contracts/ticket.ts'
import type { FakePlatform, FakeSocket } from '#tests/support/room.ts'
import { SECRETS } from '#tests/support/room.ts'
import { rightIn, SHARD, shardPlatform } from '#tests/support/quiz-shard.ts'

type Line = { page: Page; route: WebSocketRoute; socket: FakeSocket; sent: number }
/** `wire` replaces the protocol version that the page sends. */
type Admission = { wire?: number }

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>'
/** Step of the clocks of shard and pages: shorter than a page waits for a pong. */
const SLICE_MS = 4_000
const TRIES = 40
const POLL_MS = 300
const STEP_MS = 100

/**
 * A shard of the live quiz in this process: pages connect by their own sockets, and one clock drives all, so that a
 * match of three minutes takes seconds.
 */
export class QuizWorld {
  readonly shard: FakePlatform = shardPlatform()
  private readonly pages: Page[] = []
  private readonly cut = new Set<Page>()
  private lines: Line[] = []

  /** Connects this page to the shard under that name. Call before the page opens. */
  async admit(page: Page, name: string, { wire }: Admission = {}) {
    this.pages.push(page)
    // The ticket below contains this name.
    await page.addInitScript((wished) => localStorage.setItem('guestName', JSON.stringify(wished)), name)
    await page.clock.install({ time: this.shard.now })
    await page.clock.pauseAt(this.shard.now + 1_000)
    await this.shard.advance(1_000)
    await page.route('**/api/quiz/ticket', async (route) => {
      if (this.cut.has(page)) return route.abort()
      const player = name.toLowerCase().padEnd(22, 'x')
      const claims = { room: SHARD, player, name, user: null, visitor: null, expires: this.shard.now + 600_000 }
      const ticket = await signTicket(claims, SECRETS.ROOM_TICKET_SECRET)
      await route.fulfill({ json: { room: SHARD, ticket, expires: claims.expires, name, guest: true } })
    })
    // Fulfilled here, because the site cannot open addresses sealed with a secret of this process.
    await page.route('**/img/quiz/live/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
    await page.routeWebSocket(/\/parties\/quiz\//, (route) => this.connect(page, route, wire))
  }

  private connect(page: Page, route: WebSocketRoute, wire?: number) {
    if (this.cut.has(page)) return void route.close({ code: 1012, reason: 'cut' })
    const ticket = new URL(route.url()).searchParams.get('ticket') ?? ''
    const opened = this.shard.connect(ticket).then((socket) => {
      const line = { page, route, socket, sent: 0 }
      this.lines.push(line)
      return line
    })
    route.onMessage(async (text) => {
      const { socket } = await opened
      const move = JSON.parse(String(text)) as { type: string }
      await this.shard.send(socket, move.type === 'join' && wire !== undefined ? { ...move, wire } : move)
      this.tell()
    })
    route.onClose(async () => {
      const line = await opened
      this.lines = this.lines.filter((other) => other !== line)
      await this.shard.close(line.socket)
    })
  }

  /** Forwards the shard's new messages to the pages. */
  private tell() {
    for (const line of this.lines) {
      for (const text of line.socket.raw.slice(line.sent)) line.route.send(text)
      line.sent = line.socket.raw.length
      if (line.socket.closed) void line.route.close({ code: line.socket.closed.code ?? 1000 })
    }
  }

  /** Advances all clocks. */
  async pass(ms: number) {
    for (let left = ms; left > 0; left -= SLICE_MS) {
      const slice = Math.min(left, SLICE_MS)
      await this.shard.advance(slice)
      this.tell()
      await Promise.all(this.pages.map((page) => page.clock.runFor(slice)))
    }
  }

  /** Advances all clocks in small steps until the locator is visible, because pages may wait for timers. */
  async until(there: Locator) {
    for (let tried = 0; tried < TRIES; tried++) {
      const isThere = await there.waitFor({ timeout: POLL_MS }).then(
        () => true,
        () => false,
      )
      if (isThere) return
      await this.pass(STEP_MS)
    }
    throw new Error(`not there: ${there}`)
  }

  /** Runs the pages' clocks during other work, because axe waits for timers of the page. */
  async during<Result>(work: Promise<Result>): Promise<Result> {
    let isOver = false
    const over = work.finally(() => (isOver = true))
    // Short enough that no step of the match passes.
    while (!isOver) await Promise.all(this.pages.map((page) => page.clock.runFor(1)))
    return over
  }

  /** Advances the shard by `ms` while a page is hidden, whose clock then jumps ahead. */
  async hide(page: Page, ms: number) {
    await this.shard.advance(ms)
    this.tell()
    await Promise.all(this.pages.map((one) => (one === page ? one.clock.fastForward(ms) : one.clock.runFor(ms))))
  }

  passTo = (at: number) => this.pass(at - this.shard.now)

  /** Index of the right option, which is hidden from pages. */
  rightIn = (round: number): number => rightIn(this.shard, round)

  async loseConnection(page: Page) {
    this.cut.add(page)
    await Promise.all(
      this.lines.filter((line) => line.page === page).map(({ route }) => route.close({ code: 1012, reason: 'cut' })),
    )
  }

  findConnection = (page: Page) => this.cut.delete(page)
}
