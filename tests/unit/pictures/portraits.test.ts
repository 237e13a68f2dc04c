import { describe, expect, test } from 'vitest'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { HONOURS } from '#data/records.ts'
import { themeMembers, THEMES } from '#data/themes.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { BEFORE } from '#pictures/portrait/gestures/before.ts'
import { BESIDE } from '#pictures/portrait/gestures/beside.ts'
import { GESTURES } from '#pictures/portrait/gestures/index.ts'
import { CUTS } from '#pictures/portrait/hair/index.ts'
import { SHIRTS } from '#pictures/portrait/kits.ts'
import { parseLook } from '#pictures/portrait/parse.ts'
import { portrait } from '#pictures/portrait/portrait.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'
import { LINES } from '#pictures/portrait/sheets/index.ts'

describe("the portraits' sheets", () => {
  test('contain at least 450 footballers, each once, all of them in the facts', () => {
    expect(LOOKS.size).toBeGreaterThanOrEqual(450)
    expect(LOOKS.size).toBe(LINES.length)
    expect([...PORTRAITS].filter((id) => !footballerById(id))).toEqual([])
  })

  test('contain all footballers that every fan knows', () => {
    expect(FOOTBALLERS.filter(({ id, fame }) => fame === 5 && !PORTRAITS.has(id)).map(({ id }) => id)).toEqual([])
  })

  test.each(THEMES)('contain at least 30 for the theme %s', (theme) => {
    const members = themeMembers(theme, FOOTBALLERS, EVIDENCE)
    expect(members.filter(({ id }) => PORTRAITS.has(id)).length).toBeGreaterThanOrEqual(30)
  })

  test('describe each footballer by at least six numbers, one of them distinct', () => {
    const plain = [...LOOKS.values()].filter(({ numbers }) => {
      const values = Object.entries(numbers).flatMap(([name, value]) =>
        /turn|gaze/.test(name) ? [] : [Math.abs(value)],
      )
      return values.length < 6 || Math.max(...values) < 6
    })
    expect(plain.map(({ id }) => id)).toEqual([])
  })

  test.each(['tears', 'scar', 'scar:brow', 'scar:long'])('draw nobody with %s', (mark) => {
    expect(LINES.filter((line) => /[=,](tears|scar)\b/.test(line))).toEqual([])
    expect(() => parseLook(`somebody kit=france/10 skin=3 hair=crew:dark with=${mark}`)).toThrow('is not known')
  })

  test('draw Gascoigne without red cheeks and tongue', () => {
    const { numbers, extras } = LOOKS.get('paul-gascoigne')!
    expect(numbers.blush ?? 0).toBe(0)
    expect(extras.has('tongue')).toBe(false)
  })

  test('draw Jota, who died in 2025, without a gesture or an object', () => {
    const { extras } = LOOKS.get('diogo-jota')!
    expect([extras.get('hands'), extras.get('prize')]).toEqual([undefined, undefined])
  })

  test.each(['cole-palmer', 'gareth-bale', 'kylian-mbappe', 'jude-bellingham'])(
    'draw %s without a gesture that he may have registered as a trademark',
    (id) => {
      expect(LOOKS.get(id)!.extras.get('hands')).toBeUndefined()
    },
  )

  test.each(['robin-van-persie', 'fabio-cannavaro'])('draw %s without an unconfirmed tattoo', (id) => {
    expect(LOOKS.get(id)!.extras.has('tattoo')).toBe(false)
  })

  test.each(['carlo-ancelotti', 'pep-guardiola', 'didier-deschamps', 'roberto-mancini', 'gareth-southgate'])(
    'draw %s as a player: without grey hair and wrinkles',
    (id) => {
      const line = LINES.find((one) => one.startsWith(`${id} `))!
      expect(line).not.toMatch(/grey|silver|white|lines|beard=/)
    },
  )

  describe('expressions are balanced over skin tones', () => {
    const TONES = { fair: [1, 2], medium: [3, 4, 5], dark: [6, 7, 8] } as const
    const shareOf = (skins: readonly number[], mouths: readonly string[]) => {
      const men = [...LOOKS.values()].filter(({ skin }) => skins.includes(skin))
      return (100 * men.filter(({ mouth }) => mouths.includes(mouth)).length) / men.length
    }

    test.each([[['laugh']], [['beam']], [['laugh', 'beam']]])('%s: shares within five points', (mouths) => {
      const shares = Object.values(TONES).map((skins) => shareOf(skins, mouths))
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(5)
    })
  })

  test('use every shirt of the table', () => {
    const worn = new Set([...LOOKS.values()].map(({ kit }) => kit))
    expect([...SHIRTS.keys()].filter((shirt) => !worn.has(shirt))).toEqual([])
  })

  test('use every haircut at least once', () => {
    const worn = new Set([...LOOKS.values()].map(({ hair }) => hair))
    expect(Object.keys(CUTS).filter((style) => !worn.has(style))).toEqual([])
    expect(worn.size).toBeGreaterThanOrEqual(50)
  })
})

describe('gestures', () => {
  test('are all used', () => {
    const made = new Set([...LOOKS.values()].map(({ extras }) => extras.get('hands')))
    expect(Object.keys(GESTURES).filter((gesture) => !made.has(gesture))).toEqual([])
  })

  test.each(Object.keys({ ...BESIDE, ...BEFORE }))('%s is shared by at most four', (gesture) => {
    const men = [...LOOKS.values()].filter(({ extras }) => extras.get('hands') === gesture)
    expect(men.length).toBeLessThanOrEqual(4)
  })
})

describe('moving parts', () => {
  const LINE = 'somebody kit=france/10 skin=3 hair=crew:dark'
  const drawn = (rest: string) => portrait(parseLook(`${LINE} ${rest}`))

  test('a goalkeeper makes gestures in gloves', () => {
    const bare = drawn('with=hands:pray')
    const gloved = drawn('with=hands:pray,glove:yellow')
    expect(bare).not.toContain('#F5D33B')
    expect(gloved).toContain('#F5D33B')
    expect(bare).toContain('M191 348V290')
  })

  test.each([
    ['white', '#1FA05A'],
    ['yellow', '#F4F4F4'],
  ])('praying gloves of %s show palms padded in %s', (glove, pad) => {
    const svg = drawn(`with=hands:pray,glove:${glove}`)
    expect(svg.match(new RegExp(`stroke="${pad}" stroke-width="5"`, 'g'))).toHaveLength(2)
  })

  test('ear studs are smaller than pearls', () => {
    expect(drawn('with=earrings')).toContain('r="5"')
    expect(drawn('with=earrings:stud')).not.toContain('r="5"')
  })

  test('eyes that look up have higher irises', () => {
    const height = (svg: string) => Number(/<path d="M[\d.]+ ([\d.]+)a/.exec(svg)?.[1])
    expect(height(drawn('face=up+10'))).toBeLessThan(height(drawn('face=up+0')))
  })

  test('a footballer with a gesture holds a prize in the other hand', () => {
    const both = drawn('with=hands:wave,prize:medal')
    expect(both).toContain('matrix(-1 0 0 1 400 0)')
    expect(drawn('with=hands:medal')).not.toContain('matrix')
  })

  test('dyed hair leaves the shaved sides in their own colour', () => {
    const sides = (hair: string) =>
      /stop-color="(#\w+)"/.exec(portrait(parseLook(`somebody kit=france/10 skin=3 hair=${hair}`)))?.[1]
    expect(sides('fade:yellow')).toBe('#F0D067')
    expect(sides('fade:yellow:dark')).toBe('#2F2018')
    expect(sides('streaked:black:yellow')).toBe('#1B1613')
  })

  test('a dyed streak lies on hair of the other colour', () => {
    const svg = portrait(parseLook('somebody kit=france/10 skin=3 hair=streaked:black:yellow'))
    expect(svg).toContain('#1B1613')
    expect(svg).toContain('#F0D067')
  })
})

describe('the medium', () => {
  const drawn = (extra: string, options = {}) =>
    portrait(parseLook(`somebody kit=france/10 skin=3 hair=crew:dark with=dimple${extra}`), options)

  test.each(['sepia', 'print', 'tape', 'lights', 'phone'])('%s affects the whole picture', (medium) => {
    expect(drawn(`,${medium}`)).not.toBe(drawn(''))
    if (!['sepia', 'print'].includes(medium)) expect(drawn(`,${medium}`, { cut: true })).toBe(drawn('', { cut: true }))
  })

  test('is used at most once', () => {
    const media = ['sepia', 'print', 'tape', 'lights', 'phone'] as const
    const two = [...LOOKS.values()].filter(({ extras }) => media.filter((medium) => extras.has(medium)).length > 1)
    expect(two.map(({ id }) => id)).toEqual([])
  })
})

describe('an upturned collar', () => {
  test('is kept in the neutral shirt', () => {
    const drawn = (kit: string) => portrait(parseLook(`somebody kit=${kit}/7 skin=3 hair=crew:dark`), { kit: false })
    expect(drawn('manutd96')).not.toBe(drawn('manutd94'))
    expect(drawn('manutd68')).toBe(drawn('manutd94'))
  })
})

describe('prizes', () => {
  const WON: Readonly<Record<string, RegExp>> = {
    ball: /ballon_dor/,
    goldcup: /world_cup/,
    silvercup: /champions_league|european_championship|europa_league/,
    medal: /world_cup/,
    euromedal: /european_championship/,
    copamedal: /copa_america/,
    africamedal: /africa_cup/,
    clubmedal: /champions_league/,
    uefamedal: /europa_league/,
  }

  test.each(Object.entries(WON))('%s is held by its winners only', (prize, title) => {
    const holders = [...LOOKS.values()].filter(({ extras }) =>
      [extras.get('hands'), extras.get('prize')].includes(prize),
    )
    const without = holders.filter(({ id }) => !HONOURS.get(id)?.some((honour) => title.test(honour.title)))
    expect(holders.length).toBeGreaterThan(4)
    expect(without.map(({ id }) => id)).toEqual([])
  })
})

describe('parseLook', () => {
  const LINE =
    'somebody kit=france/10 skin=3 head=long hair=-monk:dark:sand brows=joined eyes=deep:green beard=full:auburn with=lines,headband:red face=length-4,ears+12'

  test('reads every word', () => {
    expect(parseLook(LINE)).toMatchObject({
      id: 'somebody',
      kit: 'france',
      number: 10,
      skin: 3,
      hair: 'monk',
      hairColour: 'dark',
      under: 'sand',
      mirrored: true,
      joinedBrows: true,
      iris: 'green',
      beard: 'full',
      beardColour: 'auburn',
    })
    // A measure of the footballer overrides that of a word; the default is the average.
    expect(parseLook(LINE).numbers).toMatchObject({ temple: -6, length: -4, ears: 12, deep: 9 })
    expect(parseLook(LINE).numbers.mouth).toBeUndefined()
    expect([...parseLook(LINE).extras]).toEqual([
      ['lines', ''],
      ['headband', 'red'],
    ])
  })

  test.each([
    ['hair=-monk', 'hair=wig', 'somebody: hair "wig" is not known'],
    ['kit=france/10', 'kit=atlantis/10', 'somebody: kit "atlantis" is not known'],
    ['kit=france/10', 'kit=france/ten', 'somebody: "ten" is no shirt number'],
    ['with=lines', 'with=hands:salute', 'somebody: with "hands:salute" is not known'],
    ['with=lines', 'with=prize:spoon', 'somebody: with "prize:spoon" is not known'],
    ['with=lines', 'with=glove:plaid', 'somebody: with "glove:plaid" is not known'],
    ['with=lines', 'with=crown', 'somebody: with "crown" is not known'],
    ['skin=3', 'skin', 'somebody: "skin" is not understood'],
    [' skin=3', '', 'somebody: skin is missing'],
    ['ears+12', 'ears12', 'somebody: face "ears12" is not understood'],
    ['ears+12', 'halo+12', 'somebody: face "halo+12" is not understood'],
  ])('rejects %s changed to %s', (from, to, message) => {
    expect(() => parseLook(LINE.replace(from, to))).toThrow(message)
  })
})
