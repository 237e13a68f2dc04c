import { isRead } from '../trust.ts'
import { CAPS_BANDS, type Footballer } from '../types.ts'
import { keyOf, type Criterion, type Evidence } from './criterion.ts'
import { hasCaps, teamsOf } from './nations.ts'
import { decadeOf } from './verdict.ts'

export type Held = { criterion: Criterion; key: string; holders: ReadonlySet<string> }

/** Criteria that at least `least` footballers with read careers meet, most holders first. */
export function criteriaOf(footballers: readonly Footballer[], evidence: Evidence, least: number): Held[] {
  const held = new Map<string, { criterion: Criterion; key: string; holders: Set<string> }>()
  for (const footballer of footballers.filter(isRead)) {
    for (const criterion of criteriaMetBy(footballer, evidence)) {
      const key = keyOf(criterion)
      const known = held.get(key)
      if (known) known.holders.add(footballer.id)
      else held.set(key, { criterion, key, holders: new Set([footballer.id]) })
    }
  }
  return [...held.values()]
    .filter(({ holders }) => holders.size >= least)
    .sort((one, other) => other.holders.size - one.holders.size || (one.key < other.key ? -1 : 1))
}

/**
 * Criteria he certainly meets, except pairs of clubs: one pass over the footballers instead of one per criterion
 * (2,000).
 */
function criteriaMetBy(footballer: Footballer, evidence: Evidence): Criterion[] {
  const { id, career, league, role, born } = footballer
  const wins = evidence.wins.get(id)?.yes ?? []
  return [
    ...career.map(({ club }) => ({ kind: 'club' as const, club })),
    ...nationalCriteria(footballer, evidence),
    ...(league ? [{ kind: 'league' as const, league }] : []),
    ...(evidence.leagues.get(id)?.yes ?? []).map((one) => ({ kind: 'leagueEver' as const, league: one })),
    { kind: 'role', role },
    ...(evidence.honours.get(id) ?? []).map(({ title }) => ({ kind: 'title' as const, title })),
    ...wins.map(({ competition }) => ({ kind: 'competition' as const, competition })),
    ...wins.map(({ competition, club }) => ({ kind: 'competitionWith' as const, competition, club })),
    ...(born === null ? [] : [{ kind: 'decade' as const, decade: decadeOf(born) }]),
  ]
}

function nationalCriteria(footballer: Footballer, evidence: Evidence): Criterion[] {
  const teams = teamsOf(footballer, evidence)
  const nations = [...new Set([footballer.nation, ...teams])]
  const bands = CAPS_BANDS.filter((band) => band > 0 && hasCaps(footballer, band, evidence) === 'yes')
  return [
    ...nations.map((nation) => ({ kind: 'nation' as const, nation })),
    ...[...teams].map((nation) => ({ kind: 'capped' as const, nation })),
    ...bands.map((atLeast) => ({ kind: 'caps' as const, atLeast })),
    ...(evidence.squads.get(footballer.id) ?? []).map((tournament) => ({ kind: 'squad' as const, tournament })),
    ...nations.flatMap((nation) => {
      const confederation = evidence.confederations.get(nation)
      return confederation ? [{ kind: 'confederation' as const, confederation }] : []
    }),
  ]
}
