import { afterEach, describe, expect, test, vi } from 'vitest'
import { SidePanel } from '#contracts/side-panel.ts'
import { GAME_IDS } from '#core/games.ts'
import { LOCALES } from '#i18n/locales.ts'
import { getStaticPaths, GET } from '#pages/beside/[game]/[locale].json.ts'
import { CRESTS, PORTRAITS } from '#pictures/index.ts'
import { buildSidePanel } from '#server/side-panel.ts'

const fileOf = (game: string, locale: string) => GET({ params: { game, locale } } as never)
const picturesOf = (game: (typeof GAME_IDS)[number]) => buildSidePanel(game, 'en').could?.pictures

afterEach(() => void vi.useRealTimers())

describe.each(LOCALES)('the side panel of an empty stage, in %s', (locale) => {
  test('exists for every game', async () => {
    const files = getStaticPaths().filter(({ params }) => params.locale === locale)
    expect(files.map(({ params }) => params.game)).toEqual([...GAME_IDS])
    for (const { params } of files) SidePanel.parse(await fileOf(params.game, locale).json())
  })

  test('shows eight different drawn footballers and the number of others', () => {
    const shown = GAME_IDS.flatMap((game) => buildSidePanel(game, locale).could ?? [])
    expect(shown.length).toBeGreaterThan(0)
    for (const { draws, pictures, says: label } of shown) {
      const ids = pictures.map((address) => /\/([^/.]+)\./.exec(address)![1]!)
      expect(new Set(ids).size).toBe(8)
      expect(ids.filter((id) => !(draws === 'faces' ? PORTRAITS : CRESTS).has(id))).toEqual([])
      expect(label).toMatch(/[1-9]/)
      expect(label).not.toContain('{')
    }
  })

  test("names yesterday's answer in games with few answers", () => {
    const named = GAME_IDS.filter((game) => buildSidePanel(game, locale).yesterday !== null)
    expect(named.sort()).toEqual(['blur', 'career-path', 'pixels', 'split', 'stadiums', 'wordle'])
  })
})

test('is the same on every build day, so that it reveals nothing about the day', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) })
  const one = GAME_IDS.map(picturesOf)
  vi.setSystemTime(Date.UTC(2026, 10, 26))
  expect(GAME_IDS.map(picturesOf)).toEqual(one)
})

test.each([
  ['chess', 'en'],
  ['wordle', 'de'],
  ['constructor', 'en'],
])('does not exist for %s in %s', (game, locale) => {
  expect(fileOf(game, locale).status).toBe(404)
})
