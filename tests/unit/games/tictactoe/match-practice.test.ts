import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answersIn } from '#games/tictactoe/deal/answers.ts'
import { matchPracticeOf } from '#games/tictactoe/match/bot/practice.ts'
import { gridBandOfFacts } from '#games/tictactoe/deal/roster.ts'
import { packText, wholePack } from '../../search/packs.ts'

const GRIDS: unknown = JSON.parse(packText('grids'))
const PACK = wholePack()

/** A board of a level in a new browser. */
function board(level: 'bot-40' | 'bot-80' | 'two') {
  const practice = matchPracticeOf(GRIDS, PACK)
  const round = practice.round(PACK, level)
  if (!round.$round.get()) round.next()
  const view = () => round.$round.get()!.view
  /** An unused footballer who fits the cell. */
  const fitting = (cell: number) =>
    answersIn(cell, view(), gridBandOfFacts()).find(({ id }) => PACK.byId.has(id) && !view().used.includes(id))!.id
  const place = (cell: number) => round.play({ type: 'place', by: view().turn, cell, player: fitting(cell) })
  return { practice, round, view, place }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

describe('two on one screen', () => {
  test('take turns, each judged by its own side, and record nothing', () => {
    const { practice, round, view, place } = board('two')
    expect([view().strength, view().turn, practice.isKept?.('two')]).toEqual([null, 0, false])
    for (const cell of [0, 3, 1, 4, 2]) expect(place(cell)).toBeNull()
    expect(view()).toMatchObject({ over: true, end: { winner: 0, by: 'line' }, score: [1, 0] })
    expect(round.play({ type: 'answer' })).toBeNull()
    expect(practice.outcome(round.$round.get()!.state)).toMatchObject({ lines: [] })
  })

  test("a steal takes the other side's cell, and the next board begins with O", () => {
    const { round, view, place } = board('two')
    for (const cell of [0, 3, 3]) expect(place(cell)).toBeNull()
    expect(view().cells[3]).toMatchObject({ by: 0 })
    expect(view().steals).toEqual([0, 1])
    // X has the left column.
    for (const cell of [1, 6]) expect(place(cell)).toBeNull()
    expect(view().end).toEqual({ winner: 0, by: 'line' })
    round.next()
    expect(view()).toMatchObject({ starter: 1, turn: 1, over: false })
  })
})

describe('against the bot', () => {
  test.each(['bot-40', 'bot-80'] as const)('%s answers each turn until the board is over', (level) => {
    const { practice, round, view, place } = board(level)
    expect(practice.isKept?.(level)).toBe(true)
    for (let turn = 0; !view().over && turn < 40; turn++) {
      const before = view().turns.length
      if (view().turn === 1) round.play({ type: 'answer' })
      else {
        const open = view().cells.findIndex((mark) => mark === null)
        expect(place(open)).toBeNull()
      }
      expect(view().turns.length).toBe(before + 1)
    }
    expect(view().over).toBe(true)
    const bots = view().turns.filter(({ by }) => by === 1)
    // The bot passes instead of giving a wrong name.
    expect(bots.every(({ id, fails }) => id === null || fails.length === 0)).toBe(true)
  })

  test("does not move on the other side's turn", () => {
    const { round, view } = board('bot-80')
    expect(view().turn).toBe(0)
    round.play({ type: 'answer' })
    expect(view().turns).toEqual([])
  })

  test('giving up loses', () => {
    const { round, view } = board('bot-80')
    round.play({ type: 'giveUp' })
    expect(view()).toMatchObject({ over: true, gaveUp: true, end: { winner: 1, by: 'forfeit' }, score: [0, 1] })
  })
})
