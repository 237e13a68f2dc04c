import { describe, expect, test } from 'vitest'
import { CLUBS, FOOTBALLERS } from '#data/facts.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { otherById, OTHERS } from '#data/others.ts'
import { DIED, HONOURS, SEASONS, SQUADS, VALUES } from '#data/records.ts'
import {
  agePool,
  careerPathPool,
  seasonTotals,
  valuePool,
  verdictOfOther,
  wordlePool,
  type Criterion,
  type Evidence,
  type Verdict,
} from '#data/pools.ts'
import { themeMembers, THEMES } from '#data/themes.ts'
import type { LeagueId, Other } from '#data/types.ts'

const jim: Other = {
  id: 'jim-dale',
  name: 'Jim Dale',
  aliases: [],
  nation: 'FR',
  born: 1970,
  role: 'Defender',
  clubs: ['lens', 'lyon'],
  titles: ['world_cup'],
}

const evidence: Evidence = { ...EVIDENCE, leagues: new Map([[jim.id, { yes: ['ligue1'], maybe: [] }]]) }

describe('the verdict on a footballer of the second tier', () => {
  test.each<[Criterion, Verdict]>([
    [{ kind: 'club', club: 'lyon' }, 'yes'],
    [{ kind: 'club', club: 'psg' }, 'unknown'],
    [{ kind: 'nation', nation: 'FR' }, 'yes'],
    [{ kind: 'clubs', clubs: ['lyon', 'lens'] }, 'yes'],
    [{ kind: 'clubs', clubs: ['lyon', 'psg'] }, 'unknown'],
    [{ kind: 'nation', nation: 'ES' }, 'unknown'],
    [{ kind: 'capped', nation: 'FR' }, 'unknown'],
    [{ kind: 'confederation', confederation: 'UEFA' }, 'yes'],
    [{ kind: 'confederation', confederation: 'CAF' }, 'unknown'],
    [{ kind: 'decade', decade: 1970 }, 'yes'],
    [{ kind: 'decade', decade: 1980 }, 'no'],
    [{ kind: 'role', role: 'Defender' }, 'yes'],
    [{ kind: 'role', role: 'Attacker' }, 'no'],
    [{ kind: 'league', league: 'ligue1' }, 'unknown'],
    [{ kind: 'leagueEver', league: 'ligue1' }, 'yes'],
    [{ kind: 'leagueEver', league: 'liga' }, 'unknown'],
    [{ kind: 'title', title: 'world_cup' }, 'yes'],
    [{ kind: 'title', title: 'copa_america' }, 'unknown'],
  ])('%j: %s', (criterion, verdict) => {
    expect(verdictOfOther(criterion, jim, evidence)).toBe(verdict)
  })

  test('the league of a club that never left it is a yes', () => {
    const playedIn = (league: LeagueId, club: string) => {
      const other = OTHERS.find((one) => one.clubs.includes(club) && (one.born ?? 0) >= 1960)!
      return verdictOfOther({ kind: 'leagueEver', league }, other, EVIDENCE)
    }
    expect(playedIn('liga', 'barca')).toBe('yes')
    expect(playedIn('seriea', 'inter')).toBe('yes')
  })

  test('an unknown year does not disprove a decade', () => {
    expect(verdictOfOther({ kind: 'decade', decade: 1970 }, { ...jim, born: null }, EVIDENCE)).toBe('unknown')
  })

  test('a recorded club is a yes for every footballer', () => {
    for (const other of OTHERS) {
      for (const club of other.clubs) expect(verdictOfOther({ kind: 'club', club }, other, EVIDENCE)).toBe('yes')
    }
  })
})

describe('the second tier', () => {
  test('is found by its ids and names clubs of the sheets', () => {
    const clubs = new Set(CLUBS.map(({ id }) => id))
    expect(OTHERS.length).toBeGreaterThan(1_000)
    expect(OTHERS.every((other) => otherById(other.id) === other)).toBe(true)
    expect(OTHERS.flatMap((other) => other.clubs).filter((club) => !clubs.has(club))).toEqual([])
    expect(otherById('lionel-messi')).toBeUndefined()
  })

  test('is in no pool, no theme and no record', () => {
    const asked = [
      ...FOOTBALLERS,
      ...(['easy', 'normal', 'hard', 'today'] as const).flatMap((mode) => wordlePool(mode, FOOTBALLERS)),
      ...(['normal', 'today'] as const).flatMap((mode) => agePool(mode, FOOTBALLERS, DIED, '2026-11-22')),
      ...(['classic', 'hard', 'today'] as const).flatMap((mode) => careerPathPool(mode, FOOTBALLERS)),
      ...valuePool(FOOTBALLERS, VALUES).map(({ footballer }) => footballer),
      ...seasonTotals(FOOTBALLERS, SEASONS).map(({ footballer }) => footballer),
    ].map(({ id }) => id)
    const members = THEMES.flatMap((theme) => themeMembers(theme, FOOTBALLERS, EVIDENCE).map(({ id }) => id))
    const recorded = [...HONOURS.keys(), ...VALUES.keys(), ...SQUADS.keys(), ...DIED.keys()]
    expect([...asked, ...members, ...recorded].filter((id) => otherById(id))).toEqual([])
  })
})
