import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { CATALOGUE, gameOf, modeOf, placeOf } from '#games/catalogue.ts'
import { GAME_PAGES, STATIC_PAGES } from '#scripts/bench/pages.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'

const PAGES = resolve(import.meta.dirname, '../../../src/pages/[...locale]')
/** Blur's crests have an additional address. */
const LOGO: Partial<Record<GameId, string>> = { blur: '/blur/logo' }
const hasPage = (path: string) =>
  existsSync(`${PAGES}${path}.astro`) || existsSync(resolve(`${PAGES}${path}`, 'index.astro'))

describe('the catalogue', () => {
  test('lists the eleven in shirt order', () => {
    expect(CATALOGUE.map(({ id, number }) => [id, number])).toEqual(GAME_IDS.map((id, at) => [id, at + 1]))
  })

  test.each(CATALOGUE.flatMap(({ path, modes }) => [path, ...modes.map((mode) => mode.path)]))(
    'includes the page %s',
    (path) => {
      expect(hasPage(path)).toBe(true)
    },
  )

  test.each(GAME_IDS)('includes every page of %s', (id) => {
    const { path, modes } = gameOf(id)
    const pages = globSync(`${id}/**/*.astro`, { cwd: PAGES })
      .map((file) => `/${file}`.replace(/(\/index)?\.astro$/, ''))
      // Each theme has its own page, below the mode's.
      .filter((page) => !page.endsWith('[theme]'))
    const known = new Set([path, ...modes.map((mode) => mode.path)])
    expect(new Set(pages)).toEqual(known)
  })

  test('has a byte budget for each page', () => {
    const pages = CATALOGUE.flatMap(({ path, modes }) => [path, ...modes.map((mode) => mode.path)])
    expect(pages.filter((path) => ![...GAME_PAGES, ...STATIC_PAGES].includes(path))).toEqual([])
  })

  test.each(CATALOGUE)('gives $id one daily on the server and no mode twice', ({ id, modes }) => {
    expect(modeOf(id, 'today')).toMatchObject({
      place: 'server',
      counts: 'daily',
      path: `${LOGO[id] ?? `/${id}`}/today`,
    })
    expect(RUN_GAMES[id]).toBeDefined()
    expect(new Set(modes.map((mode) => mode.id)).size).toBe(modes.length)
    for (const { maxPoints, minSeconds } of modes) expect([maxPoints > 0, minSeconds > 0]).toEqual([true, true])
  })

  test('knows where each mode runs, and has an archive for each daily', () => {
    expect(['today', 'archive', 'easy', 'multiplayer'].map((mode) => placeOf('wordle', mode))).toEqual([
      'server',
      'server',
      'browser',
      'room',
    ])
    expect([placeOf('wordle', 'ranked'), placeOf('wordle', 'toString')]).toEqual([null, null])
  })
})
