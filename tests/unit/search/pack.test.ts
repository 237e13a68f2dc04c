import { pictureAddress } from '#core/picture-address.ts'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AS_OF, CLUBS, COUNTRIES, FOOTBALLERS } from '#data/facts.ts'
import { fromIsoDate } from '#core/days.ts'
import { OTHERS } from '#data/others.ts'
import { DIED, SEASONS, VALUES } from '#data/records.ts'
import type { Footballer, Other } from '#data/types.ts'
import { wordlePool, type WordleMode } from '#data/pools.ts'
import { CRESTS, PORTRAITS } from '#pictures/index.ts'
import { encodePacks } from '#scripts/data/pack.ts'
import { askedInBrowsers } from '#scripts/data/pack-split.ts'
import { knownFor } from '#search/known-for.ts'
import { growPack } from '#search/late-pack.ts'
import type { PackFootballer } from '#search/named.ts'
import { decodePack, type Pack } from '#search/pack.ts'
import { firstPack, packText, wholePack } from './packs.ts'
import { fromLongSigns, fromSigns, toLongSigns, toSigns } from '#search/signs.ts'

const DAY = fromIsoDate(`${AS_OF.slice(0, 7)}-01`)
const FIRST_BYTES = 60_000
const LATE_BYTES = 65_000

const first = firstPack()
const pack = wholePack()
const byId = <Item extends { id: string }>(items: readonly Item[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
const known = (pack: Pack) => [...pack.byId.values()].filter((named): named is PackFootballer => named.clues !== null)
const footballer = (id: string) => known(pack).find((one) => one.id === id)!

describe('the search packs', () => {
  test.each([
    ['search', FIRST_BYTES],
    ['late', LATE_BYTES],
  ] as const)('%s: at most %i compressed bytes', (name, most) => {
    expect(brotliCompressSync(packText(name)).length).toBeLessThanOrEqual(most)
  })

  test('contain every footballer of the facts with the same attributes', () => {
    const unfolded = byId(known(pack)).map(({ clues, ...rest }) => ({
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
    }))
    const facts = byId(FOOTBALLERS).map((rest) => ({
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
    }))
    expect(unfolded).toEqual(facts)
  })

  test('contain all clubs of possible answers; of others only those that a suggestion shows', () => {
    for (const { id, league, career, club } of FOOTBALLERS) {
      const clubs = [...new Set(career.map((spell) => spell.club))]
      const clueClubs = footballer(id).clues.clubs
      if (league !== null) expect(clueClubs).toEqual(clubs)
      else {
        expect(clubs.filter((one) => clueClubs.includes(one))).toEqual(clueClubs)
        expect(clueClubs.length).toBeLessThanOrEqual(3)
        expect(clueClubs).toEqual(expect.arrayContaining(knownFor(clubs, (one) => pack.clubs.get(one)?.league != null)))
        if (club) expect(clueClubs).toContain(club)
      }
    }
  })

  test('contain every club of all careers, once both are loaded', () => {
    const named = new Set(FOOTBALLERS.flatMap(({ career }) => career.map(({ club }) => club)))
    expect([...named].filter((id) => !pack.clubs.has(id))).toEqual([])
  })

  test('the first contains possible answers of all modes, then the best known', () => {
    const asked = askedInBrowsers({ footballers: FOOTBALLERS, values: VALUES, seasons: SEASONS, died: DIED, day: DAY })
    expect([...asked].filter(({ id }) => !first.byId.has(id))).toEqual([])
    const late = FOOTBALLERS.filter(({ id }) => !first.byId.has(id))
    const mostFamous = FOOTBALLERS.indexOf(late[0]!)
    const before = FOOTBALLERS.slice(0, late.length > 0 ? mostFamous : Infinity)
    expect(before.filter(({ id }) => !first.byId.has(id))).toEqual([])
    const after = FOOTBALLERS.slice(before.length).filter((one) => !asked.has(one))
    expect(after.filter(({ id }) => first.byId.has(id))).toEqual([])
  })

  test('the first contains only a few other footballers', () => {
    if (first.byId.size < FOOTBALLERS.length)
      expect(brotliCompressSync(packText('search')).length).toBeGreaterThan(FIRST_BYTES - 1_000)
  })

  test('give active years from the first club to the last', () => {
    const years = (id: string) => [footballer(id).from, footballer(id).to]
    expect(years('paolo-maldini')).toEqual([1984, 2009])
    expect(years('lionel-messi')).toEqual([2004, null])
    expect(years('pele')).toEqual([1956, 1977])
  })

  test('contain foot, number and position of possible answers', () => {
    const answers = FOOTBALLERS.filter(({ league }) => league !== null)
    const facts = answers.map(({ id, foot, number, position }) => ({ id, foot, number, position }))
    const unfolded = answers.map(({ id }) => {
      const { foot, number, position } = footballer(id)
      return { id, foot, number, position }
    })
    expect(unfolded).toEqual(facts)
  })

  test('contain clubs and nations as in the facts', () => {
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
    for (const [code, country] of pack.countries) expect(country).toEqual(COUNTRIES.find((one) => one.code === code))
  })

  test.each(['easy', 'normal', 'hard', 'today'] satisfies WordleMode[])(
    "the first alone gives the facts' pool of wordle %s",
    (mode) => {
      const ids = (footballers: readonly { id: string }[]) => footballers.map(({ id }) => id).sort()
      const fromFacts = wordlePool(mode, FOOTBALLERS)
      expect(wordlePool(mode, first.footballers)).toHaveLength(fromFacts.length)
      if (mode !== 'today') expect(ids(wordlePool(mode, first.footballers))).toEqual(ids(fromFacts))
    },
  )

  test.each([
    ['en', 'bayernmunchen', 'Bayern München'],
    ['fr', 'bayernmunchen', 'Bayern Munich'],
    ['es', 'bayernmunchen', 'Bayern de Múnich'],
    ['fr', 'napoli', 'Naples'],
    ['es', 'napoli', 'Nápoles'],
    ['fr', 'chelsea', 'Chelsea'],
  ] as const)('in %s: name the club %s %s', (locale, id, name) => {
    expect(decodePack(JSON.parse(packText('search')), locale).clubs.get(id)?.name).toBe(name)
  })

  test('reject a file of another format', () => {
    expect(() => decodePack({ format: 0 }, 'en')).toThrow(TypeError)
    expect(() => decodePack(null, 'en')).toThrow(TypeError)
  })

  test('decode unknown births, years and clubs as null', () => {
    const nobody = { ...FOOTBALLERS[0]!, id: 'x', name: 'Nobody', born: null, club: null, league: null, career: [] }
    const small = decodePack(packsWith({ first: [FOOTBALLERS[0]!, nobody], portraits: ['x'] }).first, 'en')
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

  test('list which pictures exist', () => {
    const drawn = known(pack)
      .filter(({ portrait }) => portrait)
      .map(({ id }) => id)
    expect(drawn.toSorted()).toEqual([...PORTRAITS].toSorted())
    for (const { id, crest } of pack.clubs.values()) {
      expect([id, crest !== null]).toEqual([id, CRESTS.has(id)])
      if (crest) expect(crest).toBe(pictureAddress(`crest/${id}.svg`))
    }
  })
})

const packsWith = ({
  first,
  late = [],
  others = [],
  portraits = [],
}: {
  first: Footballer[]
  late?: Footballer[]
  others?: Other[]
  portraits?: string[]
}) =>
  encodePacks({
    first,
    facts: { footballers: [...first, ...late], clubs: [...CLUBS], countries: [...COUNTRIES] },
    others,
    clueClubs: new Set(),
    clubNames: () => undefined,
    asOf: '2026-07',
    drawn: { portraits: new Set(portraits), pictures: 'v1' },
  })

describe('the late pack', () => {
  const retired = FOOTBALLERS.filter(({ league, club, career }) => !league && !club && career.length > 0)
  const [one, two] = [retired[0]!, retired.find(({ nation }) => nation !== retired[0]!.nation)!]
  const ana: Other = {
    id: 'ana-diaz',
    name: 'Ana Díaz',
    aliases: ['Anita'],
    nation: COUNTRIES.at(-1)!.code,
    born: 1955,
    role: 'Defender',
    clubs: [],
    titles: [],
  }
  const files = packsWith({ first: [one], late: [two], others: [ana, { ...ana, id: 'ana-diaz-2', born: null }] })
  const grown = () => {
    const pack = decodePack(files.first, 'en')
    growPack(pack, files.late)
    return pack
  }

  test('adds the footballers missing in the first, in the same object', () => {
    const pack = decodePack(files.first, 'en')
    const { byId, footballers } = pack
    expect(byId.has(two.id)).toBe(false)
    growPack(pack, files.late)
    expect(pack.byId).toBe(byId)
    expect(byId.get(two.id)).toMatchObject({ name: two.name, nation: two.nation, clues: { role: two.role } })
    expect(pack.countries.get(two.nation)?.code).toBe(two.nation)
    expect(footballers.map(({ id }) => id)).toEqual([one.id])
  })

  test('has only name, nation, role and year of the second tier', () => {
    expect(grown().byId.get(ana.id)).toEqual({
      id: ana.id,
      name: 'Ana Díaz',
      aliases: ['Anita'],
      nation: ana.nation,
      role: 'Defender',
      bornYear: 1955,
      club: null,
      fame: 0,
      portrait: false,
      clues: null,
    })
    expect(grown().byId.get('ana-diaz-2')).toMatchObject({ id: 'ana-diaz-2', bornYear: null })
  })

  test('is idempotent', () => {
    const pack = grown()
    const before = [...pack.byId.values()]
    growPack(pack, files.late)
    expect([...pack.byId.values()]).toEqual(before)
  })

  test.each([{}, null, { ...files.late, format: 1 }, { ...files.late, mark: 'another' }])(
    'of another build is rejected, case %#',
    (file) => {
      expect(() => growPack(decodePack(files.first, 'en'), file)).toThrow(TypeError)
    },
  )

  test('contains the second tier of the sheets', () => {
    const others = [...pack.byId.values()].filter(({ clues }) => clues === null)
    expect(byId(others).map(({ id, name, nation }) => ({ id, name, nation }))).toEqual(
      byId(OTHERS).map(({ id, name, nation }) => ({ id, name, nation })),
    )
  })
})

describe('encoded numbers', () => {
  const numbers = (max: number) => fc.array(fc.integer({ min: 0, max }))

  test('survive a round trip, also through JSON', () => {
    fc.assert(
      fc.property(numbers(500), (list) => {
        expect(fromSigns(JSON.parse(JSON.stringify(toSigns(list))))).toEqual(list)
      }),
    )
  })

  test('survive a round trip when long', () => {
    fc.assert(
      fc.property(numbers(20_000), (list) => {
        expect(fromLongSigns(toLongSigns(list))).toEqual(list)
      }),
    )
  })

  test.each([-1, 1.5, 100_000])('reject %d', (number) => {
    expect(() => toSigns([number])).toThrow(RangeError)
  })
})
