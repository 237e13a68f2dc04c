import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CLUBS } from '#data/facts.ts'
import { CRESTS, pictureOf } from '#pictures/index.ts'
import { allDrawings, faultOf } from './svg.ts'

const LARGEST = 8 * 1024
const drawings = allDrawings()
const fingerprint = (svg: string | null) =>
  createHash('sha256')
    .update(svg ?? '')
    .digest('hex')
    .slice(0, 12)

describe('every drawing', () => {
  test('is a valid SVG document without external content', () => {
    const faults = drawings
      .map(({ name, svg }) => ({ name, fault: faultOf(svg) }))
      .filter(({ fault }) => fault !== null)
    expect(faults).toEqual([])
    expect(drawings.length).toBeGreaterThan(1_800)
  })

  test('is below 8 KB', () => {
    expect(drawings.filter(({ svg }) => svg.length >= LARGEST).map(({ name }) => name)).toEqual([])
  })

  test('is deterministic', () => {
    const again = new Map(allDrawings().map(({ name, svg }) => [name, svg]))
    expect(drawings.filter(({ name, svg }) => again.get(name) !== svg)).toEqual([])
  })

  test('does not name its subject', () => {
    const telling = drawings.filter(({ name, svg }) => {
      const id = name.split(' ')[1] ?? ''
      return id.length > 4 && svg.toLowerCase().includes(id) && !name.startsWith('league')
    })
    expect(telling.map(({ name }) => name)).toEqual([])
  })
})

describe('reference drawings (check the contact sheets before you change a hash here)', () => {
  test.each([
    ['portrait', 'carlos-valderrama', 'c1aaeac37cf9'],
    ['portrait', 'n-golo-kante', '341edd2d05df'],
    ['portrait', 'petr-cech', 'f22f5f5f633c'],
    ['crest', 'napoli', 'fdc25d24ec64'],
    ['crest', 'atalanta', '527fb2b73bd4'],
    ['kit', 'arsenal', '4dcc8fd54a63'],
    ['league', 'seriea', '009496329aee'],
    ['stadium', 'dortmund', 'e6f87b3c17fa'],
  ] as const)('%s of %s', (kind, id, expected) => {
    expect(fingerprint(pictureOf(kind, id))).toBe(expected)
  })
})

describe('pictureOf', () => {
  test('gives every club a crest or a badge, and a shirt where colours are known', () => {
    for (const { id, colours } of CLUBS) {
      expect(pictureOf('crest', id), id).not.toBeNull()
      expect(pictureOf('kit', id) !== null, id).toBe(colours !== null)
      expect(CRESTS.has(id), id).toBe(colours !== null)
    }
  })

  test.each([
    ['inter', 'milan'],
    ['genoa', 'sampdoria'],
    ['flamengo', 'fluminense'],
  ])('draws the same ground for %s and %s, who share it', (one, other) => {
    expect(pictureOf('ground', one)).toBe(pictureOf('ground', other))
    expect(pictureOf('stadium', one)).toBe(pictureOf('stadium', other))
  })

  test("omits a portrait's background or number on request", () => {
    const whole = pictureOf('portrait', 'pele')!
    const strokes = (svg: string) => svg.match(/stroke-width="6"/g)?.length ?? 0
    expect(strokes(whole) - strokes(pictureOf('portrait', 'pele', { number: false })!)).toBe(1)
    expect(whole).toContain('M0 0H400V400H0Z')
    const cut = pictureOf('portrait', 'pele', { cut: true })!
    expect(cut).not.toContain('M0 0H400V400H0Z')
    expect(strokes(whole) - strokes(cut)).toBe(1)
  })

  test('returns null for unknown ids', () => {
    expect(pictureOf('portrait', 'nobody')).toBeNull()
    expect(pictureOf('crest', 'nowhere')).toBeNull()
    expect(pictureOf('league', 'eredivisie')).toBeNull()
    expect(pictureOf('stadium', '1-fc-kaiserslautern')).toBeNull()
  })
})
