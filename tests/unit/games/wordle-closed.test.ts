import { afterEach, describe, expect, test, vi } from 'vitest'
import packFile from '#data/generated/search-pack.json' with { type: 'json' }
import { FOOTBALLERS } from '#data/facts.ts'
import { isWordleOpen, LEAST_WORDLE, wordlePool, type WordleMode } from '#data/pools.ts'
import { openLevels } from '#games/wordle/deal/practice-rules.ts'
import type * as Roster from '#games/wordle/deal/roster.ts'
import { decodePack } from '#search/pack.ts'
import { drawn } from '#server/runs/draw.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'
import { join, platform } from '#tests/support/match.ts'

/** Facts as after an operator's import, with too few footballers for any mode. */
const facts = vi.hoisted(() => ({ tooFew: false }))
vi.mock('#games/wordle/deal/roster.ts', async (original) => {
  const roster = await original<typeof Roster>()
  return { ...roster, isOpen: (mode: WordleMode) => !facts.tooFew && roster.isOpen(mode) }
})
afterEach(() => {
  facts.tooFew = false
  vi.unstubAllEnvs()
})

const draw = () => drawn('wordle', RUN_GAMES.wordle!, '2026-11-21', { used: [], taken: [], rows: 0 })

describe('a pool that is too small', () => {
  test.each(Object.entries(LEAST_WORDLE))('closes %s below %i footballers and not at it', (mode, least) => {
    const one = FOOTBALLERS.find(({ league, born, club, fame, confidence }) =>
      Boolean(league && born && club && fame >= 4 && confidence > 0),
    )!
    const crowd = Array.from({ length: least }, (_, at) => ({ ...one, id: `${one.id}-${at}` }))
    expect(isWordleOpen(mode as WordleMode, crowd)).toBe(true)
    expect(isWordleOpen(mode as WordleMode, crowd.slice(1))).toBe(false)
  })

  test('keeps the other levels in the browser open', () => {
    const pack = decodePack(packFile, 'en')
    expect(openLevels(pack)).toEqual(['easy', 'normal', 'hard'])
    const known = wordlePool('easy', pack.footballers).slice(0, LEAST_WORDLE.normal - 1)
    expect(openLevels({ ...pack, footballers: known })).toEqual(['easy'])
    expect(openLevels({ ...pack, footballers: [] })).toEqual([])
  })

  test('draws no daily', () => {
    vi.stubEnv('PUZZLE_SECRET', 'a secret of tests, as long as a real one is')
    expect(draw().used).toHaveLength(1)
    facts.tooFew = true
    expect(draw).toThrow(expect.objectContaining({ code: 'mode-closed' }))
  })

  test('starts no match, and returns the reason', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    await join(room, 'Ben')
    facts.tooFew = true
    await room.send(ada.socket, { type: 'kickOff' })
    expect(ada.socket.last('refused')).toEqual({ type: 'refused', reason: 'mode-closed' })
    facts.tooFew = false
    await room.send(ada.socket, { type: 'kickOff' })
    expect(ada.socket.last('state')).toMatchObject({ view: { phase: 'running' } })
  })
})
