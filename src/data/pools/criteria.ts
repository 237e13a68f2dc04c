import type { Known, Records } from '../records-file.ts'
import { isRead } from '../trust.ts'
import { LEAGUES, ROLES, TITLES, type Footballer, type Honour, type LeagueId, type Role, type Title } from '../types.ts'

/** What a row, a column or a card of Tic Tac Toe and Bingo asks for. `league` is where he plays now, `leagueEver` where he ever did. */
export type Criterion =
  | { kind: 'club'; club: string }
  | { kind: 'nation'; nation: string }
  | { kind: 'league'; league: LeagueId }
  | { kind: 'leagueEver'; league: LeagueId }
  | { kind: 'role'; role: Role }
  | { kind: 'title'; title: Title }

/** What is known beside career and person. */
export type Evidence = Pick<Records, 'honours' | 'leagues'>

/** `unknown`: the facts prove neither side; such a guess costs nothing. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** `club:arsenal`: one text per criterion. */
export function keyOf(criterion: Criterion): string {
  const { kind, ...rest } = criterion
  return `${kind}:${Object.values(rest)[0]}`
}

/** Whether a footballer meets a criterion, as far as the facts can tell. */
export function verdict(criterion: Criterion, footballer: Footballer, evidence: Evidence): Verdict {
  const { id, career, nation, league, role } = footballer
  switch (criterion.kind) {
    case 'club':
      return orUnread(
        footballer,
        career.some(({ club }) => club === criterion.club),
      )
    case 'nation':
      return nation === criterion.nation ? 'yes' : 'no'
    case 'league':
      return orUnread(footballer, league === criterion.league)
    case 'leagueEver':
      return among(evidence.leagues.get(id), criterion.league)
    case 'role':
      return role === criterion.role ? 'yes' : 'no'
    case 'title':
      return orUnread(footballer, hasTitle(evidence.honours.get(id), criterion.title))
  }
}

/** An unread career proves what stands there and nothing else. */
function orUnread(footballer: Footballer, meets: boolean): Verdict {
  if (meets) return 'yes'
  return isRead(footballer) ? 'no' : 'unknown'
}

function among<Item>(known: Known<Item> | undefined, item: Item): Verdict {
  if (known?.yes.includes(item)) return 'yes'
  return !known || known.maybe.includes(item) ? 'unknown' : 'no'
}

const hasTitle = (honours: readonly Honour[] | undefined, title: Title): boolean =>
  honours?.some((honour) => honour.title === title) ?? false

export type Held = { criterion: Criterion; key: string; holders: ReadonlySet<string> }

/** Every criterion that at least `least` footballers of a read career meet, the ones with most holders first. */
export function criteriaOf(footballers: readonly Footballer[], evidence: Evidence, least: number): Held[] {
  const read = footballers.filter(isRead)
  const clubs = new Set(read.flatMap(({ career }) => career.map(({ club }) => club)))
  const nations = new Set(read.map(({ nation }) => nation))
  const criteria: Criterion[] = [
    ...[...clubs].map((club) => ({ kind: 'club' as const, club })),
    ...[...nations].map((nation) => ({ kind: 'nation' as const, nation })),
    ...LEAGUES.map((league) => ({ kind: 'league' as const, league })),
    ...LEAGUES.map((league) => ({ kind: 'leagueEver' as const, league })),
    ...ROLES.map((role) => ({ kind: 'role' as const, role })),
    ...TITLES.map((title) => ({ kind: 'title' as const, title })),
  ]
  const holders = holdersByKey(read, evidence)
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
function holdersByKey(footballers: readonly Footballer[], evidence: Evidence): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>()
  for (const footballer of footballers) {
    for (const criterion of criteriaMetBy(footballer, evidence)) {
      const key = keyOf(criterion)
      const known = holders.get(key)
      if (known) known.add(footballer.id)
      else holders.set(key, new Set([footballer.id]))
    }
  }
  return holders
}

function criteriaMetBy({ id, career, nation, league, role }: Footballer, { honours, leagues }: Evidence): Criterion[] {
  return [
    ...career.map(({ club }) => ({ kind: 'club' as const, club })),
    { kind: 'nation', nation },
    ...(league ? [{ kind: 'league' as const, league }] : []),
    ...(leagues.get(id)?.yes ?? []).map((league) => ({ kind: 'leagueEver' as const, league })),
    { kind: 'role', role },
    ...(honours.get(id) ?? []).map(({ title }) => ({ kind: 'title' as const, title })),
  ]
}
