import { vi } from 'vitest'
import { signedHeaders } from '#contracts/room-results.ts'
import { POST as result } from '#pages/api/rooms/result.ts'
import { SITE } from '../stage.ts'
import type { Account, Way, World } from './world.ts'

const SECRET = 'a secret for results in tests'
const MATCHES = 12
/** Networks, as tickets name them. */
const HOME = 'h'.repeat(16)
const AWAY = 'a'.repeat(16)
/** Pause between matches: more than two a minute earn nothing. */
const PAUSE_MS = 60_000

type Rival = { user: string | null; visitor: string | null; network?: string }

/** Wins a match against each rival, as a room would report it: a room cannot see that one person plays both seats. */
async function win(world: World, { player }: Account, rivals: readonly Rival[], kind: string): Promise<void> {
  vi.stubEnv('ROOM_RESULT_SECRET', SECRET)
  for (const [match, rival] of rivals.entries()) {
    world.pass(PAUSE_MS)
    const played = { won: true, score: 3, points: 50, base: 15, ms: 9000, n: 4 }
    const body = JSON.stringify({
      ...{ match: `K7PM4X-${kind}-${match}`, game: 'wordle', mode: 'multiplayer', date: '2026-11-21' },
      rounds: { played: 3, planned: 3 },
      seats: [
        { ...played, seat: '0', user: player.id, visitor: null, network: HOME },
        { ...played, seat: '1', ...rival, won: false, points: 0, base: 0 },
      ],
    })
    const headers = await signedHeaders(body, SECRET, world.now())
    const request = new Request(`${SITE}/api/rooms/result`, { method: 'POST', headers, body })
    const { status } = await result({ request, params: {} })
    if (status !== 200) throw new Error(`The result was answered with ${status}`)
  }
}

export const ownGuest: Way = {
  name: "twelve matches in a room against one's own guest",
  async play(world) {
    const account = await world.account()
    await win(world, account, Array<Rival>(MATCHES).fill({ user: null, visitor: 'c'.repeat(64) }), 'guest')
    return account
  },
}

export const secondAccount: Way = {
  name: "twelve matches in a room against one's own second account at home",
  async play(world) {
    const [account, second] = [await world.account(), await world.account()]
    const rival = { user: second.player.id, visitor: null, network: HOME }
    await win(world, account, Array<Rival>(MATCHES).fill(rival), 'second')
    return account
  },
}

export const farAccount: Way = {
  name: "twelve matches in a room against one's own second account on another network",
  open: 'two friends look the same; paid twice a day',
  async play(world) {
    const [account, second] = [await world.account(), await world.account()]
    const rival = { user: second.player.id, visitor: null, network: AWAY }
    await win(world, account, Array<Rival>(MATCHES).fill(rival), 'far')
    return account
  },
}

export const manyAccounts: Way = {
  name: "twelve matches in a room against twelve accounts of one's own at home",
  async play(world) {
    const account = await world.account()
    const rivals: Rival[] = []
    for (let match = 0; match < MATCHES; match++)
      rivals.push({ user: (await world.account()).player.id, visitor: null, network: HOME })
    await win(world, account, rivals, 'family')
    return account
  },
}
