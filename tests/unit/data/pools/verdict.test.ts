import { describe, expect, test } from 'vitest'
import { EVIDENCE } from '#data/evidence.ts'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { criteriaOf, keyOf, verdict, type Criterion, type Evidence } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'

const NOBODY: Evidence = {
  honours: new Map(),
  squads: new Map(),
  leagues: new Map(),
  caps: new Map(),
  wins: new Map(),
  doubtfulTitles: new Map(),
  squadLists: EVIDENCE.squadLists,
  confederations: EVIDENCE.confederations,
}
const MESSI = footballerById('lionel-messi')!
const someone = (changes: Partial<Footballer> = {}): Footballer => ({ ...MESSI, id: 'x', otherNations: [], ...changes })
const caps = (...rows: [nation: string, atLeast: 0 | 1 | 25 | 50 | 100, exact: boolean][]): Evidence => ({
  ...NOBODY,
  caps: new Map([['x', rows.map(([nation, atLeast, exact]) => ({ nation, atLeast, exact }))]]),
})

describe('unrecorded facts are unknown', () => {
  test.each([
    { kind: 'capped', nation: 'AR' },
    { kind: 'caps', atLeast: 1 },
    { kind: 'leagueEver', league: 'liga' },
    { kind: 'competition', competition: 'la_liga' },
    { kind: 'competitionWith', competition: 'la_liga', club: 'barca' },
  ] as const)('%j', (criterion) => {
    expect(verdict(criterion, someone(), NOBODY)).toBe('unknown')
  })

  test('an incomplete career disproves no club', () => {
    const refused = (confidence: Footballer['confidence']) =>
      verdict({ kind: 'club', club: 'arsenal' }, someone({ confidence }), NOBODY)
    expect([3, 2, 1, 0].map((one) => refused(one as Footballer['confidence']))).toEqual([
      'no',
      'no',
      'unknown',
      'unknown',
    ])
  })

  test('an unknown birth date has no decade', () => {
    expect(verdict({ kind: 'decade', decade: 1980 }, someone({ born: null }), NOBODY)).toBe('unknown')
    expect(verdict({ kind: 'decade', decade: 1980 }, someone({ born: '1989-12-31' }), NOBODY)).toBe('yes')
    expect(verdict({ kind: 'decade', decade: 1980 }, someone({ born: '1990-01-01' }), NOBODY)).toBe('no')
  })
})

describe('nations and caps', () => {
  const nation = (code: string, footballer: Footballer, evidence = NOBODY) =>
    verdict({ kind: 'nation', nation: code }, footballer, evidence)

  test('a second nation is unknown, and a yes with a match for it', () => {
    const dual = someone({ nation: 'ES', otherNations: ['BR'] })
    expect([nation('ES', dual), nation('BR', dual), nation('FR', dual)]).toEqual(['yes', 'unknown', 'no'])
    expect(nation('BR', dual, caps(['BR', 1, true]))).toBe('yes')
  })

  test.each([
    [50, ['AR', 50, false], 'yes'],
    [100, ['AR', 50, false], 'unknown'],
    [100, ['AR', 50, true], 'no'],
    [1, ['AR', 0, true], 'no'],
    [25, ['AR', 1, true], 'no'],
  ] as const)('%i matches by %j: %s', (atLeast, row, expected) => {
    expect(verdict({ kind: 'caps', atLeast }, someone(), caps([...row]))).toBe(expected)
  })

  test('matches for two teams are added up before a no', () => {
    const two = caps(['AR', 1, true], ['ES', 1, true])
    expect(verdict({ kind: 'caps', atLeast: 25 }, someone(), two)).toBe('unknown')
    expect(verdict({ kind: 'caps', atLeast: 50 }, someone(), two)).toBe('no')
  })

  test('a squad proves a match, except for a goalkeeper', () => {
    const taken: Evidence = { ...NOBODY, squads: new Map([['x', ['wc2022']]]) }
    expect(verdict({ kind: 'caps', atLeast: 1 }, someone(), taken)).toBe('yes')
    expect(verdict({ kind: 'caps', atLeast: 1 }, someone({ role: 'Goalkeeper' }), taken)).toBe('unknown')
  })

  test('absence from a recorded squad is a no', () => {
    const squad = (footballer: Footballer) => verdict({ kind: 'squad', tournament: 'wc2022' }, footballer, NOBODY)
    expect(squad(someone())).toBe('no')
    expect(squad(someone({ nation: 'IT' }))).toBe('no')
    expect(squad(someone({ born: '2010-01-01' }))).toBe('no')
  })

  test('a continent follows the national team; a second nation makes it unknown', () => {
    const of = (footballer: Footballer) => verdict({ kind: 'confederation', confederation: 'CAF' }, footballer, NOBODY)
    expect(of(someone({ nation: 'SN' }))).toBe('yes')
    expect(of(someone({ nation: 'FR', otherNations: ['SN'] }))).toBe('unknown')
    expect(of(someone({ nation: 'FR' }))).toBe('no')
  })
})

test('a pair of clubs needs both', () => {
  const clubs = (one: string, other: string): Criterion => ({ kind: 'clubs', clubs: [one, other] })
  expect(verdict(clubs('barca', 'psg'), MESSI, EVIDENCE)).toBe('yes')
  expect(verdict(clubs('barca', 'arsenal'), MESSI, EVIDENCE)).toBe('no')
  expect(verdict(clubs('barca', 'arsenal'), { ...MESSI, confidence: 1 }, EVIDENCE)).toBe('unknown')
  expect(keyOf(clubs('barca', 'psg'))).toBe('clubs:barca+psg')
})

test('holders are exactly those with the verdict yes', () => {
  const read = FOOTBALLERS.filter(({ confidence }) => confidence > 0)
  const criteria = criteriaOf(FOOTBALLERS, EVIDENCE, 12)
  expect(new Set(criteria.map(({ key }) => key)).size).toBe(criteria.length)
  for (const { criterion, holders } of criteria.filter(
    ({ criterion: { kind } }, at) => kind !== 'club' || at % 10 === 0,
  )) {
    const yes = read.filter((one) => verdict(criterion, one, EVIDENCE) === 'yes')
    expect(new Set(yes.map(({ id }) => id)), keyOf(criterion)).toEqual(holders)
  }
})
