import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameId } from '#core/games.ts'
import { readShareCode, type SharedMark } from '#core/share-code.ts'
import { linked } from '#play/end/share-link.ts'
import { $accountPreferences } from '#stores/account-preferences.ts'

beforeEach(() => void vi.stubGlobal('location', new URL('https://eleven.example/')))
afterEach(() => {
  vi.unstubAllGlobals()
  $accountPreferences.set(null)
})

function marksOf(game: GameId, palette: 'usual' | 'contrast', row: string): readonly SharedMark[] {
  $accountPreferences.set({ palette })
  const shared = { day: '2026-11-26', locale: 'en' } as never
  const { address } = linked(shared, { rows: [row] } as never, { game: { id: game }, own: {}, worth: 1 } as never)
  const result = readShareCode(address.split('/s/')[1]!)
  return result?.kind === 'game' ? result.rows[0]! : []
}

test.each([
  ['wordle', 'usual', '🟩🟨⬛👥', ['good', 'fair', 'closed']],
  ['pixels', 'usual', '🟩🟨🟧🟥⬛', ['good', 'fair', 'fair', 'fair', 'closed']],
  ['statistics', 'usual', '🟩🟥', ['good', 'poor']],
  ['statistics', 'contrast', '🟦🟧', ['good', 'poor']],
  ['stadiums', 'contrast', '🟦🟨🟧⬛', ['good', 'fair', 'fair', 'closed']],
  ['career-path', 'usual', '🟦🟦⬛🟨🟩⬜', ['closed', 'closed', 'poor', 'fair', 'good', 'closed']],
  ['career-path', 'contrast', '🟪🟪⬛🟧🟦⬜', ['closed', 'closed', 'poor', 'fair', 'good', 'closed']],
  ['back-four', 'usual', '🟦🟨🟪⬜', ['good', 'fair', 'poor', 'closed']],
  ['back-four', 'contrast', 'ABCD', ['good', 'fair', 'poor', 'closed']],
] as const)('the link of %s in the palette %s contains the marks of %s', (game, palette, row, marks) => {
  expect(marksOf(game, palette, row)).toEqual(marks)
})
