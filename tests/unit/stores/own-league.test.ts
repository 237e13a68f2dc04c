import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { League } from '#contracts/leagues.ts'
import { $league } from '#stores/kept-league.ts'
import { factsOf, knownLeague, noteLeague, renewLeague } from '#stores/own-league.ts'

const readLeague = vi.hoisted(() => vi.fn())
vi.mock('#stores/leagues.ts', () => ({ readLeague }))

const MONDAY = '2026-12-14'
const NOW = Date.UTC(2026, 11, 14, 12)
const seat = (number: number, name: string) => ({
  ...{ seat: number, name, kit: null, founder: number === 1, joined: '2026-12-01' },
})
const week = (of: number, points: number, date = MONDAY) => ({ seat: of, days: { [date]: points }, games: {} })

const league = (fields: Partial<League> = {}): League => ({
  code: 'CCCCDDDDFFFFGGGG',
  name: 'The lads',
  you: 1,
  seats: [seat(1, 'Vic'), seat(2, 'Ada'), seat(3, 'Theo')],
  week: [week(1, 100), week(2, 121)],
  last: [week(1, 500, '2026-12-08'), week(2, 900, '2026-12-08')],
  today: [],
  before: {},
  cups: [],
  ghost: null,
  monday: MONDAY,
  now: MONDAY,
  ...fields,
})

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  readLeague.mockReset()
  $league.clear()
})

describe('facts of a league', () => {
  test("are last week's place and cup on Monday, and the gap", () => {
    expect(factsOf(league())).toEqual({
      last: { place: 2, of: 2, cup: { name: 'Ada' } },
      now: { kind: 'behind', by: 21, name: 'Ada' },
    })
    expect(factsOf(league({ you: 2 }))).toEqual({
      last: { place: 1, of: 2, cup: 'yours' },
      now: { kind: 'leads', by: 21, name: '' },
    })
    expect(factsOf(league({ last: [week(1, 9, '2026-12-08'), week(2, 9, '2026-12-08')] }))!.last!.cup).toBe('shared')
  })

  test('have no last week on other days, or if its winner has left', () => {
    expect(factsOf(league({ now: '2026-12-15' }))!.last).toBeNull()
    expect(factsOf(league({ seats: [seat(1, 'Vic'), seat(3, 'Theo')] }))!.last).toBeNull()
  })

  test('have no gap before the first point, nor with a single member', () => {
    expect(factsOf(league({ week: [] }))!.now).toBeNull()
    expect(factsOf(league({ seats: [seat(1, 'Vic')] }))!.now).toBeNull()
    expect(factsOf(league({ you: null }))).toBeNull()
  })
})

describe('the league that this browser has shown', () => {
  test('is read again after ten minutes, or once the player has earned more', async () => {
    noteLeague(league(), NOW)
    readLeague.mockResolvedValue({ ok: true, answer: league({ week: [week(1, 130), week(2, 121)] }) })
    expect(await renewLeague(100, NOW + 60_000)).toBe(false)
    expect(readLeague).not.toHaveBeenCalled()
    expect(await renewLeague(130, NOW + 60_000)).toBe(true)
    expect(knownLeague()!.facts.now).toEqual({ kind: 'leads', by: 9, name: '' })
    expect(await renewLeague(130, NOW + 120_000)).toBe(false)
    expect(await renewLeague(130, NOW + 700_000)).toBe(true)
  })

  test('is not read if there is none', async () => {
    expect(await renewLeague(100, NOW)).toBe(false)
    expect(readLeague).not.toHaveBeenCalled()
  })

  test('is forgotten once the seat is gone, and kept during a network failure', async () => {
    noteLeague(league(), NOW)
    readLeague.mockResolvedValue({ ok: false, code: 'offline' })
    expect(await renewLeague(500, NOW)).toBe(false)
    expect(knownLeague()).not.toBeNull()
    readLeague.mockResolvedValue({ ok: true, answer: league({ you: null }) })
    expect(await renewLeague(500, NOW)).toBe(true)
    expect(knownLeague()).toBeNull()
  })

  test('returns no facts that were read yesterday', () => {
    noteLeague(league(), NOW)
    vi.setSystemTime(NOW + 86_400_000)
    expect(knownLeague()!.facts).toEqual({ last: null, now: null })
  })
})
