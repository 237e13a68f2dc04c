import type { Other } from '../types.ts'
import { yesOr, type Criterion, type Evidence, type Verdict } from './criterion.ts'
import { decadeOf } from './verdict.ts'

/**
 * Whether somebody of the second tier meets a criterion. What stands on record of him is sure: clubs, a nation, a role, a
 * year of birth. There may have been more clubs and a second nation, and of caps and titles nothing is written down: there he
 * is `unknown`, which costs nothing.
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
