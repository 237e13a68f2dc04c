import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GRACE_MS } from '#contracts/rooms.ts'
import { hmac } from '#contracts/signature.ts'
import { randomFromBytes } from '#core/random.ts'
import { answersIn } from '#games/tictactoe/deal/answers.ts'
import { drawGrid } from '#games/tictactoe/deal/deal.ts'
import { REVEAL_MS, type State, type View } from '#games/tictactoe/match/race/index.ts'
import { gridBandOfFacts } from '#games/tictactoe/deal/roster.ts'
import TictactoeRoom from '#party/tictactoe.ts'
import { CODE, join, type Person } from '#tests/support/match.ts'
import { FakePlatform, SECRETS } from '#tests/support/room.ts'

const TURN_MS = 20_000

const platform = () => new FakePlatform(CODE, (room, environment) => new TictactoeRoom(room, environment))
const viewOf = ({ socket }: Person) => (socket.last('state') as unknown as { view: View }).view
const stateOf = (room: FakePlatform) => (room.storage.get('room') as { state: State }).state
const gameOf = (room: FakePlatform) => stateOf(room).game!

async function kickedOff(settings: object = {}) {
  const room = platform()
  const people = [await join(room, 'Ada'), await join(room, 'Ben')]
  const chosen = { bestOf: 1, steals: 1, seconds: 20, ...settings }
  await room.send(people[0]!.socket, { type: 'settings', settings: chosen })
  await room.send(people[0]!.socket, { type: 'kickOff' })
  return { room, people }
}

/** An unused right answer of a cell. */
function rightIn(room: FakePlatform, cell: number): string {
  const { board } = gameOf(room)
  return answersIn(cell, board, gridBandOfFacts()).find(({ id }) => !board.used.includes(id))!.id
}

/** Both sides name in turn until the starting side has the top row. */
async function playOut(room: FakePlatform, people: Person[]) {
  for (const cell of [0, 3, 1, 4, 2]) {
    const by = people[gameOf(room).board.turn]!
    await room.send(by.socket, { type: 'place', cell, player: rightIn(room, cell) })
  }
}

describe('a room of tic tac toe', () => {
  test('deals a grid that can be filled, accepts right names, and sends its result once', async () => {
    const { room, people } = await kickedOff()
    await playOut(room, people)
    expect(viewOf(people[1]!).game).toMatchObject({ phase: 'reveal', board: { end: { winner: 0, by: 'line' } } })
    await room.advance(REVEAL_MS)
    expect(viewOf(people[0]!)).toMatchObject({
      phase: 'over',
      standings: [
        { seat: 0, rank: 1 },
        { seat: 1, rank: 2 },
      ],
    })
    await room.advance(60_000)
    expect(room.siteRequests.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        game: 'tictactoe',
        mode: 'multiplayer',
        rounds: { played: 1, planned: 1 },
        seats: [{ score: 1 }, { score: 0 }],
      },
    ])
  })

  test('deals each board from its own draw, so that none reveals the next', async () => {
    const { room } = await kickedOff({ bestOf: 3 })
    const { match } = stateOf(room)
    const late = new Set<string>()
    for (const [board, { rows, columns }] of gameOf(room).grids.entries()) {
      const bytes = await hmac(SECRETS.ROOM_PUZZLE_SECRET, `room|tictactoe|${match}|${board}`)
      const drawn = drawGrid(gridBandOfFacts(), randomFromBytes(bytes), { late })
      const keys = [...drawn.rows, ...drawn.columns].map(({ key }) => key)
      expect([...rows, ...columns].map(({ key }) => key)).toEqual(keys)
      for (const key of keys) late.add(key)
    }
    expect(late.size).toBe(18)
  })

  test('keeps the deadline of a turn, also through hibernation', async () => {
    const { room, people } = await kickedOff()
    room.hibernate()
    await room.advance(TURN_MS)
    expect(gameOf(room)).toMatchObject({ late: [1, 0], board: { turn: 1 } })
    room.hibernate()
    await room.send(people[1]!.socket, { type: 'place', cell: 4, player: rightIn(room, 4) })
    expect(gameOf(room).board).toMatchObject({ turn: 0, cells: { 4: { by: 1 } } })
  })

  test('rejects with a code, and changes nothing', async () => {
    const { room, people } = await kickedOff({ steals: 0 })
    const [ada, ben] = people as [Person, Person]
    const watcher = await join(room, 'Cleo')
    const refusedOf = ({ socket }: Person) => socket.last('refused')?.['reason']
    const before = structuredClone(stateOf(room))
    await room.send(ben.socket, { type: 'place', cell: 0, player: rightIn(room, 0) })
    expect(refusedOf(ben)).toBe('not-your-turn')
    await room.send(ada.socket, { type: 'place', cell: 0, player: 'nobody-of-that-name' })
    expect(refusedOf(ada)).toBe('unknown-player')
    await room.send(watcher.socket, { type: 'place', cell: 0, player: rightIn(room, 0) })
    expect(refusedOf(watcher)).toBe('not-seated')
    for (const cell of [-1, 9, 1.5, '0', null])
      await room.send(ada.socket, { type: 'place', cell, player: rightIn(room, 0) })
    expect(stateOf(room)).toEqual(before)
    const right = rightIn(room, 0)
    await room.send(ada.socket, { type: 'place', cell: 0, player: right })
    await room.send(ben.socket, { type: 'place', cell: 0, player: rightIn(room, 0) })
    expect(refusedOf(ben)).toBe('no-steal-left')
    await room.send(ben.socket, { type: 'place', cell: 1, player: right })
    expect(refusedOf(ben)).toBe('already-guessed')
    expect(viewOf(watcher)).toMatchObject({ you: null, game: { you: null, board: { turn: 1 } } })
  })

  test("holds a lost connection's seat for a while; then the match is lost", async () => {
    const { room, people } = await kickedOff({ seconds: 0 })
    const [ada, ben] = people as [Person, Person]
    await room.send(ada.socket, { type: 'place', cell: 0, player: rightIn(room, 0) })
    await room.close(ben.socket)
    await room.advance(GRACE_MS - 1)
    const back = await join(room, 'Ben', { seatSecret: ben.seatSecret! })
    expect(viewOf(back)).toMatchObject({ phase: 'running', you: 1, game: { board: { turn: 1 } } })
    await room.close(back.socket)
    await room.advance(GRACE_MS)
    expect(viewOf(ada)).toMatchObject({
      phase: 'over',
      game: { lost: 1 },
      standings: [{ seat: 0 }, { seat: 1, out: true }],
    })
  })

  test('survives any messages', async () => {
    const wire = fc.oneof(
      fc.record({
        type: fc.constant('place'),
        cell: fc.integer({ min: -2, max: 11 }),
        player: fc.constantFrom('lionel-messi', 'zinedine-zidane', '', 'x'.repeat(90)),
      }),
      fc.record({ type: fc.constantFrom('pass', 'rematch', 'kickOff', 'ready', 'settings', 'timeUp', 'forfeit') }),
      fc.record({
        type: fc.constant('settings'),
        settings: fc.record({ bestOf: fc.integer(), steals: fc.integer(), seconds: fc.integer() }),
      }),
      fc.json(),
      fc.string(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), wire), { maxLength: 15 }), async (messages) => {
        const { room, people } = await kickedOff()
        for (const [by, message] of messages)
          if (!people[by]!.socket.closed) await room.send(people[by]!.socket, message)
        const state = stateOf(room)
        expect(['lobby', 'running', 'over']).toContain(state.phase)
        const again = await join(room, 'Ada', { seatSecret: people[0]!.seatSecret! })
        expect(viewOf(again).phase).toBe(state.phase)
      }),
      { numRuns: 60 },
    )
  })
})
