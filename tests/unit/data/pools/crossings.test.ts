import { describe, expect, test } from 'vitest'
import { FOOTBALLERS, footballerById } from '#data/facts.ts'
import { answersAt, criteriaOf, crossingsOf, verdict, type Criterion } from '#data/pools.ts'
import { EVIDENCE } from '#data/evidence.ts'

const criteria = criteriaOf(FOOTBALLERS, EVIDENCE, 12)
const crossings = crossingsOf(criteria, 5)
const criterionOf = (key: string) => criteria.find((one) => one.key === key)!
const answers = (one: string, other: string) => answersAt(criterionOf(one), criterionOf(other))
const verdictOf = (criterion: Criterion, id: string) => verdict(criterion, footballerById(id)!, EVIDENCE)

describe('criteria', () => {
  test('are clubs, nations, current and former leagues, roles and titles with twelve holders or more', () => {
    const kinds = Object.groupBy(criteria, ({ criterion }) => criterion.kind)
    expect(kinds.league).toHaveLength(5)
    expect(kinds.caps).toHaveLength(4)
    expect(kinds.confederation!.length).toBeGreaterThanOrEqual(5)
    expect(kinds.competition!.length).toBeGreaterThanOrEqual(12)
    expect(kinds.leagueEver).toHaveLength(5)
    expect(kinds.role).toHaveLength(4)
    expect(kinds.title).toHaveLength(7)
    expect(kinds.club!.length).toBeGreaterThanOrEqual(100)
    expect(kinds.nation!.length).toBeGreaterThanOrEqual(25)
    expect(criteria.every(({ holders }) => holders.size >= 12)).toBe(true)
    expect(new Set(criteria.map(({ key }) => key)).size).toBe(criteria.length)
  })

  test('are met by verified careers only', () => {
    const unread = new Set(FOOTBALLERS.filter(({ confidence }) => confidence === 0).map(({ id }) => id))
    expect(criteria.flatMap(({ holders }) => [...holders]).filter((id) => unread.has(id))).toEqual([])
  })

  test.each([
    [{ kind: 'club', club: 'psg' }, 'lionel-messi', 'yes'],
    [{ kind: 'club', club: 'arsenal' }, 'lionel-messi', 'no'],
    [{ kind: 'nation', nation: 'AR' }, 'lionel-messi', 'yes'],
    [{ kind: 'league', league: 'liga' }, 'lionel-messi', 'no'],
    [{ kind: 'leagueEver', league: 'liga' }, 'lionel-messi', 'yes'],
    [{ kind: 'leagueEver', league: 'premierleague' }, 'lionel-messi', 'no'],
    [{ kind: 'leagueEver', league: 'seriea' }, 'diego-maradona', 'yes'],
    [{ kind: 'role', role: 'Attacker' }, 'lionel-messi', 'yes'],
    [{ kind: 'title', title: 'ballon_dor' }, 'lionel-messi', 'yes'],
    [{ kind: 'title', title: 'europa_league' }, 'lionel-messi', 'no'],
  ] as const)('%j of %s: %s', (criterion, id, expected) => {
    expect(verdictOf(criterion, id)).toBe(expected)
  })

  test('an unverified career proves no absence', () => {
    const unread = FOOTBALLERS.find(({ confidence, nation }) => confidence === 0 && nation !== 'AR')!.id
    expect(verdictOf({ kind: 'club', club: 'no-such-club' }, unread)).toBe('unknown')
    expect(verdictOf({ kind: 'title', title: 'world_cup' }, unread)).toBe('unknown')
    expect(verdictOf({ kind: 'nation', nation: 'AR' }, unread)).toBe('no')
    const known = footballerById(unread)!.career[0]!.club
    expect(verdictOf({ kind: 'club', club: known }, unread)).toBe('yes')
  })
})

describe('crossings', () => {
  test('contain every footballer who meets both criteria', () => {
    expect(answers('club:arsenal', 'club:barca')).toEqual(expect.arrayContaining(['thierry-henry', 'cesc-fabregas']))
    expect(answers('club:arsenal', 'nation:FR')).toEqual(expect.arrayContaining(['thierry-henry', 'patrick-vieira']))
    expect(answers('club:realmadrid', 'title:world_cup')).toContain('zinedine-zidane')
    expect(answers('league:premierleague', 'role:Goalkeeper')).not.toContain('thibaut-courtois')
  })

  test('have the required number of answers, without duplicates', () => {
    expect(crossings.length).toBeGreaterThanOrEqual(1_000)
    expect(crossings.every(({ answers: names }) => names.length >= 5)).toBe(true)
    expect(new Set(crossings.map(({ one, other }) => [one.key, other.key].sort().join(' '))).size).toBe(
      crossings.length,
    )
    expect(crossingsOf(criteria, 3).length).toBeGreaterThan(crossings.length)
  })

  test('never cross two nations, leagues or roles, but do cross clubs and titles', () => {
    const pairs = new Set(crossings.map(({ one, other }) => `${one.criterion.kind} ${other.criterion.kind}`))
    for (const kind of ['nation', 'league', 'role', 'decade', 'caps', 'confederation'])
      expect(pairs).not.toContain(`${kind} ${kind}`)
    expect(pairs).toContain('club club')
    expect(pairs).toContain('title title')
    expect(pairs).toContain('leagueEver leagueEver')
  })

  test('never cross two criteria of which one implies the other', () => {
    const keys = new Set(crossings.map(({ one, other }) => [one.key, other.key].sort().join(' ')))
    expect(keys).not.toContain('club:barca leagueEver:liga')
    expect(keys).not.toContain('capped:FR nation:FR')
    expect(keys).toContain('club:barca leagueEver:premierleague')
  })
})
