import { describe, expect, test, vi } from 'vitest'
import { endOf, endWords } from '#play/end/prepare.ts'
import type { PlayEnd } from '#play/end/play-end.ts'

const end = {} as PlayEnd<never, never>

describe('assets of the end of a run', () => {
  test('load once, and are available to the first render after that', async () => {
    const game = { end: vi.fn(async () => end) }
    const loading = endOf(game)
    expect(endOf(game)).toBe(loading)
    await loading
    expect(loading).toMatchObject({ status: 'fulfilled', value: end })
    expect(game.end).toHaveBeenCalledTimes(1)
  })

  test('are requested again after a failure', async () => {
    const game = { end: vi.fn(async () => end).mockRejectedValueOnce(new Error('offline')) }
    await expect(endOf(game)).rejects.toThrow('offline')
    await expect(endOf(game)).resolves.toBe(end)
  })

  test('have the messages of the language', async () => {
    const [en, fr] = await Promise.all([endWords('en'), endWords('fr')])
    expect([en.end.share, fr.end.share]).toEqual(['Share', 'Partager'])
    expect(endWords('en')).toBe(endWords('en'))
  })
})
