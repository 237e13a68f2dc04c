import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, puzzleNumber, type Day } from '#core/days.ts'
import { loadSidePanel, loadPast } from '#stores/side-panel.ts'
import { localDay } from '#stores/local-day.ts'

const past = (date: Day) => ({
  ...{ game: 'wordle', date, number: puzzleNumber(date), names: ['Pedri'], subject: 'Pedri' },
  ...{ picture: null, solved: null, median: null },
})

const answering = (answers: unknown) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ answers, highlights: [], table: [], quiz: null }))

afterEach(() => void vi.restoreAllMocks())

describe('the answer of a past daily', () => {
  test("is yesterday's by the local clock", async () => {
    const day = addDays(localDay(), -1)
    answering([past(day)])
    expect(await loadPast('wordle')).toEqual({ answer: past(day), isYesterday: true })
  })

  test('is an earlier one while yesterday is not over in every time zone', async () => {
    answering([past(addDays(localDay(), -2))])
    expect(await loadPast('wordle')).toMatchObject({ isYesterday: false })
  })

  test.each([
    ['of a game that asked for nothing', []],
    ['that cannot be read', [{ game: 'wordle' }]],
  ])('is null %s', async (_, answers) => {
    answering(answers)
    expect(await loadPast('wordle')).toBeNull()
  })

  test('is null offline', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    expect(await loadPast('wordle')).toBeNull()
  })
})

describe('the side panel of an empty stage', () => {
  const file = { yesterday: null, could: null, note: null }

  test('is requested once by both callers', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(file))
    expect(await Promise.all([loadSidePanel('age', 'en'), loadSidePanel('age', 'en')])).toEqual([file, file])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('is requested again after a failure', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Response.json(file))
    await expect(loadSidePanel('age', 'fr')).rejects.toThrow('offline')
    expect(await loadSidePanel('age', 'fr')).toEqual(file)
  })
})
