import { hasAllClubs, isRead } from '../trust.ts'
import type { Competition, Footballer } from '../types.ts'
import type { Chance, Known } from '../evidence-file.ts'
import { yesOr, type Criterion, type Evidence, type Verdict } from './criterion.ts'
import { cappedBy, hasCaps, inSquad, ofConfederation, ofNation } from './nations.ts'

const DECADE = 10

/** Whether a footballer meets a criterion, as far as the facts can tell. Uncertainty is never a no. */
export function verdict(criterion: Criterion, footballer: Footballer, evidence: Evidence): Verdict {
  const { id, born, league, role } = footballer
  switch (criterion.kind) {
    case 'club':
      return ofClub(footballer, criterion.club)
    case 'clubs':
      return both(ofClub(footballer, criterion.clubs[0]), ofClub(footballer, criterion.clubs[1]))
    case 'nation':
      return ofNation(footballer, criterion.nation, evidence)
    case 'capped':
      return cappedBy(footballer, criterion.nation, evidence)
    case 'caps':
      return hasCaps(footballer, criterion.atLeast, evidence)
    case 'league':
      return yesOr(league === criterion.league, isRead(footballer))
    case 'leagueEver':
      return among(evidence.leagues.get(id), (one) => one === criterion.league)
    case 'role':
      return yesOr(role === criterion.role, true)
    case 'title': {
      const won = evidence.honours.get(id)?.some(({ title }) => title === criterion.title) ?? false
      return yesOr(won, !(evidence.doubtfulTitles.get(id) ?? []).includes(criterion.title) && isRead(footballer))
    }
    case 'competition':
      return among(evidence.wins.get(id), ({ competition }) => competition === criterion.competition)
    case 'competitionWith':
      return among(evidence.wins.get(id), isWin(criterion.competition, criterion.club))
    case 'squad':
      return inSquad(footballer, criterion.tournament, evidence)
    case 'decade':
      return yesOr(born !== null && decadeOf(born) === criterion.decade, born !== null)
    case 'confederation':
      return ofConfederation(footballer, criterion.confederation, evidence)
  }
}

/** 1990 for 1994-07-02. */
export const decadeOf = (born: string): number => Math.floor(Number(born.slice(0, 4)) / DECADE) * DECADE

const both = (one: Verdict, other: Verdict): Verdict =>
  one === 'no' || other === 'no' ? 'no' : one === 'yes' && other === 'yes' ? 'yes' : 'unknown'

const ofClub = (footballer: Footballer, wanted: string): Verdict =>
  yesOr(
    footballer.career.some(({ club }) => club === wanted),
    hasAllClubs(footballer),
  )

function among<Yes extends Maybe, Maybe>(
  known: Known<Yes, Maybe> | undefined,
  fits: (item: Maybe) => boolean,
): Verdict {
  if (known?.yes.some(fits)) return 'yes'
  return yesOr(false, known !== undefined && !known.maybe.some(fits))
}

/** A possible win with a club missing in his career counts for any club. */
const isWin = (competition: Competition, club: string) => (win: Chance) =>
  win.competition === competition && (win.club === null || win.club === club)
