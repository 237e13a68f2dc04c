import type { Other } from '../types.ts'
import { yesOr, type Criterion, type Evidence, type Verdict } from './criterion.ts'
import { decadeOf } from './verdict.ts'

/**
 * Verdict on a footballer of the second tier. Recorded clubs, leagues, titles, nation, role and year of birth are
 * certain. Further ones and a second nation are possible, and caps are not recorded; such criteria are `unknown`, which
 * costs the player nothing.
 */
export function verdictOfOther(criterion: Criterion, other: Other, { confederations, leagues }: Evidence): Verdict {
  const { clubs, nation, role, born } = other
  switch (criterion.kind) {
    case 'club':
      return yesOr(clubs.includes(criterion.club), false)
    case 'clubs':
      return yesOr(
        criterion.clubs.every((club) => clubs.includes(club)),
        false,
      )
    case 'leagueEver':
      return yesOr(leagues.get(other.id)?.yes.includes(criterion.league) ?? false, false)
    case 'title':
      return yesOr(other.titles.includes(criterion.title), false)
    case 'nation':
      return yesOr(nation === criterion.nation, false)
    case 'confederation':
      return yesOr(confederations.get(nation) === criterion.confederation, false)
    case 'role':
      return yesOr(role === criterion.role, true)
    case 'decade':
      return yesOr(born !== null && decadeOf(`${born}`) === criterion.decade, born !== null)
    default:
      return 'unknown'
  }
}
