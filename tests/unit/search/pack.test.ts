import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLUBS, COUNTRIES, FOOTBALLERS } from '#data/facts.ts'
import { wordlePool, type WordleMode } from '#data/pools.ts'
import { CRESTS, PORTRAITS } from '#pictures/index.ts'
import { encodePack } from '#scripts/data/pack.ts'
import { decodePack } from '#search/pack.ts'
import { currentCrests } from '#server/pictures/crests.ts'
import { fromLongSigns, fromSigns, toLongSigns, toSigns } from '#search/signs.ts'

const BUDGET_BYTES = 75_000

const text = readFileSync('src/data/generated/search-pack.json', 'utf8')
const pack = decodePack(JSON.parse(text))
const byId = <Item extends { id: string }>(items: readonly Item[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1))

describe('the search pack', () => {
  test(`is at most ${BUDGET_BYTES} bytes on the way`, () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  test('holds every footballer of the facts with the same clues', () => {
    const unfolded = byId(pack.footballers).map(({ clues, ...rest }) => ({
      id: rest.id,
      name: rest.name,
      aliases: rest.aliases,
      nation: rest.nation,
      club: rest.club,
      fame: rest.fame,
      confidence: rest.confidence,
      league: clues.league,
      role: clues.role,
      born: clues.born,
      clubs: clues.clubs,
      lastClub: rest.lastClub,
    }))
    const facts = byId(FOOTBALLERS).map(({ career, ...rest }) => ({
      id: rest.id,
      name: rest.name,
      aliases: rest.aliases,
      nation: rest.nation,
      club: rest.club,
      fame: rest.fame,
      confidence: rest.confidence,
      league: rest.league,
      role: rest.role,
      born: rest.born,
      clubs: [...new Set(career.map(({ club }) => club))],
      lastClub: rest.club ?? career.at(-1)?.club ?? null,
    }))
    expect(unfolded).toEqual(facts)
  })

  test('tells active years from the first club to the last farewell', () => {
    const years = (id: string) => [pack.byId.get(id)!.from, pack.byId.get(id)!.to]
    expect(years('paolo-maldini')).toEqual([1984, 2009])
    expect(years('lionel-messi')).toEqual([2004, null])
    expect(years('pele')).toEqual([1956, 1977])
  })

  test('holds foot, number and position of who can be an answer', () => {
    const answers = FOOTBALLERS.filter(({ league }) => league !== null)
    const facts = answers.map(({ id, foot, number, position }) => ({ id, foot, number, position }))
    const unfolded = answers.map(({ id }) => {
      const { foot, number, position } = pack.byId.get(id)!
      return { id, foot, number, position }
    })
    expect(unfolded).toEqual(facts)
  })

  test('holds the clubs and nations it names as the facts do', () => {
    const clubs = CLUBS.filter(({ id }) => pack.clubs.has(id))
    expect(clubs.length).toBe(pack.clubs.size)
    for (const { id, name, shortName, code, league, colours, pattern } of clubs) {
      expect(pack.clubs.get(id)).toEqual({
        id,
        name,
        shortName,
        code,
        league,
        colours,
        pattern: pattern === 'plain' ? null : pattern,
        crest: colours && expect.stringContaining(`/${id}.svg`),
      })
    }
    expect([...pack.countries.values()]).toEqual(COUNTRIES.filter(({ code }) => pack.countries.has(code)))
  })

  test.each(['easy', 'normal', 'hard', 'today'] satisfies WordleMode[])(
    'gives the same pool of wordle %s as the facts',
    (mode) => {
      const ids = (footballers: readonly { id: string }[]) => footballers.map(({ id }) => id).sort()
      const fromFacts = wordlePool(mode, FOOTBALLERS)
      expect(wordlePool(mode, pack.footballers)).toHaveLength(fromFacts.length)
      if (mode !== 'today') expect(ids(wordlePool(mode, pack.footballers))).toEqual(ids(fromFacts))
    },
  )

  test('refuses a file of another format', () => {
    expect(() => decodePack({ format: 0 })).toThrow(TypeError)
    expect(() => decodePack(null)).toThrow(TypeError)
  })

  test('unfolds unknown births, years and clubs as null', () => {
    const nobody = { ...FOOTBALLERS[0]!, id: 'x', name: 'Nobody', born: null, club: null, league: null, career: [] }
    const small = decodePack(
      encodePack({ footballers: [FOOTBALLERS[0]!, nobody], clubs: [...CLUBS], countries: [...COUNTRIES] }, '2026-07', {
        portraits: new Set(['x']),
        crests: 'v1',
      }),
    )
    expect(small.byId.get('x')).toMatchObject({
      born: null,
      club: null,
      from: null,
      to: null,
      clues: { born: null, clubs: [], league: null },
      portrait: true,
    })
    expect(small.footballers[0]!.portrait).toBe(false)
  })

  test('knows whom and what we drew, so that nothing is asked for that is not there', () => {
    const drawn = pack.footballers.filter(({ portrait }) => portrait).map(({ id }) => id)
    expect(drawn.toSorted()).toEqual([...PORTRAITS].toSorted())
    for (const { id, crest } of pack.clubs.values()) {
      expect([id, crest !== null]).toEqual([id, CRESTS.has(id)])
      if (crest) expect(crest).toBe(`/img/crest/${id}.svg?v=${currentCrests()}`)
    }
  })
})

describe('signs', () => {
  const numbers = (max: number) => fc.array(fc.integer({ min: 0, max }))

  test('come back as the numbers they were, also through JSON', () => {
    fc.assert(
      fc.property(numbers(500), (list) => {
        expect(fromSigns(JSON.parse(JSON.stringify(toSigns(list))))).toEqual(list)
      }),
    )
  })

  test('come back when long, too', () => {
    fc.assert(
      fc.property(numbers(20_000), (list) => {
        expect(fromLongSigns(toLongSigns(list))).toEqual(list)
      }),
    )
  })

  test.each([-1, 1.5, 100_000])('%d has no sign', (number) => {
    expect(() => toSigns([number])).toThrow(RangeError)
  })
})
