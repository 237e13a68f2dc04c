import { isRead } from '../trust.ts'
import { LEAGUES, ROLES, TITLES, type Footballer, type Honour, type LeagueId, type Role, type Title } from '../types.ts'

/** What a row, a column or a card of Tic Tac Toe and Bingo asks for. A league is the one he plays in now. */
export type Criterion =
  | { kind: 'club'; club: string }
  | { kind: 'nation'; nation: string }
  | { kind: 'league'; league: LeagueId }
  | { kind: 'role'; role: Role }
  | { kind: 'title'; title: Title }

export type Honours = ReadonlyMap<string, readonly Honour[]>

/** `unknown`: nobody has read his career, so that a club missing there proves nothing; such a guess costs nothing. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** `club:arsenal`: one text per criterion. */
export function keyOf(criterion: Criterion): string {
  const { kind, ...rest } = criterion
  return `${kind}:${Object.values(rest)[0]}`
}

/** Whether a footballer meets a criterion, as far as the facts can tell. */
export function verdict(criterion: Criterion, footballer: Footballer, honours: Honours): Verdict {
  if (meets(criterion, footballer, honours)) return 'yes'
  const isCertain = criterion.kind === 'nation' || criterion.kind === 'role' || isRead(footballer)
  return isCertain ? 'no' : 'unknown'
}

function meets(criterion: Criterion, footballer: Footballer, honours: Honours): boolean {
  switch (criterion.kind) {
    case 'club':
      return footballer.career.some(({ club }) => club === criterion.club)
    case 'nation':
      return footballer.nation === criterion.nation
    case 'league':
      return footballer.league === criterion.league
    case 'role':
      return footballer.role === criterion.role
    case 'title':
      return honours.get(footballer.id)?.some(({ title }) => title === criterion.title) ?? false
  }
}

export type Held = { criterion: Criterion; key: string; holders: ReadonlySet<string> }

/** Every criterion that at least `least` footballers of a read career meet, the ones with most holders first. */
export function criteriaOf(footballers: readonly Footballer[], honours: Honours, least: number): Held[] {
  const read = footballers.filter(isRead)
  const clubs = new Set(read.flatMap(({ career }) => career.map(({ club }) => club)))
  const nations = new Set(read.map(({ nation }) => nation))
  const criteria: Criterion[] = [
    ...[...clubs].map((club) => ({ kind: 'club' as const, club })),
    ...[...nations].map((nation) => ({ kind: 'nation' as const, nation })),
    ...LEAGUES.map((league) => ({ kind: 'league' as const, league })),
    ...ROLES.map((role) => ({ kind: 'role' as const, role })),
    ...TITLES.map((title) => ({ kind: 'title' as const, title })),
  ]
  const holders = holdersByKey(read, honours)
  return criteria
    .map((criterion) => ({
      criterion,
      key: keyOf(criterion),
      holders: holders.get(keyOf(criterion)) ?? new Set<string>(),
    }))
    .filter(({ holders }) => holders.size >= least)
    .sort((one, other) => other.holders.size - one.holders.size)
}

/** One walk over the footballers instead of one for each of 1,500 criteria. */
function holdersByKey(footballers: readonly Footballer[], honours: Honours): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>()
  for (const footballer of footballers) {
    for (const criterion of criteriaMetBy(footballer, honours)) {
      const key = keyOf(criterion)
      const known = holders.get(key)
      if (known) known.add(footballer.id)
      else holders.set(key, new Set([footballer.id]))
    }
  }
  return holders
}

function criteriaMetBy({ id, career, nation, league, role }: Footballer, honours: Honours): Criterion[] {
  return [
    ...career.map(({ club }) => ({ kind: 'club' as const, club })),
    { kind: 'nation', nation },
    ...(league ? [{ kind: 'league' as const, league }] : []),
    { kind: 'role', role },
    ...(honours.get(id) ?? []).map(({ title }) => ({ kind: 'title' as const, title })),
  ]
}
