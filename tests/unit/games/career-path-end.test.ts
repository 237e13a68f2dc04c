import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { View } from '#games/career-path/rules/engine.ts'
import { landOf } from '#games/map/load-map.ts'
import { dotsOf, drawingOf, marksOf, pathOf } from '#games/map/drawing.ts'
import { end, shareText } from '#games/career-path/view/end/end.tsx'
import { messages } from '#i18n/messages/index.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { Pack } from '#search/pack.ts'

const SIZE = { width: 320, height: 200 }
const BUENOS_AIRES = [-34.5, -58.4] as const
const MADRID = [40.5, -3.7] as const
const NAPLES = [40.8, 14.2] as const

const isLand = landOf(JSON.parse(readFileSync('src/data/land.json', 'utf8')))

describe('land coordinates', () => {
  test.each([
    ['Madrid', 40.4, -3.7],
    ['Wolverhampton', 52.6, -2.1],
    ['Buenos Aires', -34.8, -58.6],
    ['Bangalore', 13, 77.6],
    ['the middle of Australia', -25, 134],
    ['Sardinia', 40.1, 9.1],
  ])('include %s', (_, latitude, longitude) => expect(isLand(latitude, longitude)).toBe(true))

  test.each([
    ['the Bay of Biscay', 45.5, -4.5],
    ['the North Sea', 56, 3],
    ['the Tyrrhenian Sea', 40, 12],
    ['the Atlantic', 0, -25],
    ['the Black Sea', 43, 34],
    ['beyond the sheet', 85, 0],
    ['beyond the date line', 0, 200],
  ])('exclude %s', (_, latitude, longitude) => expect(isLand(latitude, longitude)).toBe(false))

  test('reject another format', () => expect(() => landOf({ north: 1 })).toThrow())
})

describe('the map of a career', () => {
  const stopsOf = (places: Parameters<typeof drawingOf>[0]) => drawingOf(places, SIZE)!.stops

  test('lies within the drawing, north up and west left', () => {
    const [first, second, third] = stopsOf([BUENOS_AIRES, MADRID, NAPLES])
    for (const { x, y } of [first!, second!, third!]) {
      expect(x > 0 && x < SIZE.width).toBe(true)
      expect(y > 0 && y < SIZE.height).toBe(true)
    }
    expect(first!.y).toBeGreaterThan(second!.y)
    expect(first!.x).toBeLessThan(second!.x)
    expect(second!.x).toBeLessThan(third!.x)
  })

  test('leaves out clubs without a place, and keeps the row numbers', () => {
    expect(stopsOf([null, MADRID, null, NAPLES]).map(({ row }) => row)).toEqual([1, 3])
    expect(drawingOf([null], SIZE)).toBeNull()
  })

  test('puts two rows of one city into one mark, and connects the stops', () => {
    expect(stopsOf([MADRID, MADRID])).toEqual([0, 1].map((row) => ({ row, x: 160, y: 100 })))
    expect(marksOf(stopsOf([MADRID, NAPLES, MADRID])).map(({ rows }) => rows)).toEqual([[0, 2], [1]])
    expect(pathOf(stopsOf([MADRID, NAPLES]))).toMatch(/^M[\d.]+ [\d.]+Q[\d.]+ [\d.]+ [\d.]+ [\d.]+$/)
  })

  test('round-trips a point of the drawing to its place', () => {
    const { stops, placeAt } = drawingOf([BUENOS_AIRES, MADRID, NAPLES], SIZE)!
    const places = stops.map(placeAt).flat()
    const wanted = [BUENOS_AIRES, MADRID, NAPLES].flat()
    places.forEach((degrees, at) => expect(degrees).toBeCloseTo(wanted[at]!, 9))
  })

  test('dots lie on land only', () => {
    const drawing = drawingOf([MADRID, NAPLES], SIZE)!
    const points = [...dotsOf(drawing, SIZE, isLand).matchAll(/M([\d.]+) ([\d.]+)h0/g)]
    expect(points.length).toBeGreaterThan(100)
    for (const [, x, y] of points) expect(isLand(...drawing.placeAt({ x: Number(x), y: Number(y) }))).toBe(true)
  })
})

describe('the share text', () => {
  const row = { club: 'a', name: 'A', crest: true, from: 2000, to: 2001, loan: false, current: false }
  const view = (changes: Partial<View>): View => ({
    hard: false,
    rows: Array(5).fill(row),
    hidden: 1,
    first: 2,
    clues: [],
    cluesLeft: 3,
    guesses: [],
    turns: [null, { id: 'x', fits: false, never: 'a' }, { id: 'y', fits: true }, { id: 'z', fits: true }],
    left: 3,
    of: 7,
    worth: 20,
    rungs: [50, 37, 23, 10],
    rung: 2,
    canReveal: false,
    over: true,
    solved: true,
    gaveUp: false,
    answer: null,
    career: null,
    ...changes,
  })
  const own = messages('en', 'career-path')
  const revealed = (changes: Partial<View>, palette: 'usual' | 'contrast' = 'usual') =>
    shareText(view(changes), palette, 'en', own)

  test('has a square per row', () => {
    expect(revealed({})).toMatchObject({ score: '4/7', rows: ['🟦🟦⬛⬛🟨🟩'] })
    expect(revealed({}, 'contrast').rows).toEqual(['🟪🟪⬛⬛🟧🟦'])
    expect(revealed({ turns: [], rows: [row, row], hidden: 4, solved: false, gaveUp: true })).toMatchObject({
      score: 'X/7',
      marks: '🏳️',
      rows: ['🟦🟦⬜⬜⬜⬜'],
    })
  })

  test('shows two opened rows after the last miss, and a late find in the last square', () => {
    const turns = Array<null>(3).fill(null)
    expect(revealed({ rows: Array(6).fill(row), hidden: 0, turns, solved: false }).rows).toEqual(['🟦🟦⬛⬛⬛⬛'])
    expect(revealed({ rows: Array(6).fill(row), hidden: 0 }).rows).toEqual(['🟦🟦⬛⬛🟨🟩'])
  })

  test('has a text form that names the level hard', () => {
    expect(revealed({ hard: true }).marks).toBe('🟥')
    expect(revealed({}).inWords).toEqual(['found on guess 4 of 7, 5 of 6 rows open'])
  })
})

describe('the caption of the star', () => {
  const star = { id: 'x', name: 'X', nation: 'fr', role: 'Midfielder', position: null }
  const captionOf = (to: number | null, changes: object = {}) => {
    const named = { id: 'x', clues: {}, club: null, to, ...changes }
    const pack = {
      asOf: '2026-11-21',
      byId: new Map([['x', named]]),
      clubs: new Map(),
      countries: new Map(),
    } as unknown as Pack
    const t = { own: messages('en', 'career-path'), football: messages('en', 'football') }
    const view = { solved: true, hard: false, rows: [], career: null, answer: star }
    return end.star!({ view, pack, locale: 'en', t } as unknown as EndProps<View, typeof t.own>).caption
  }

  test.each([
    ['two calendar years after the last club', 2024, 'Midfielder, until 2024'],
    ['not one year after it', 2025, 'Midfielder'],
    ['not without a known last year', null, 'Midfielder'],
  ])('names how the career ended: %s', (_, to, caption) => expect(captionOf(to)).toBe(caption))

  test('names no end while he has a club', () => expect(captionOf(2020, { club: 'a' })).toBe('Midfielder'))
})
