import type { Clue, Revealed } from '#games/face/index.ts'
import { fill } from '#i18n/format.ts'
import { clubName, nationName, type Names } from '../football-words.ts'

/** Words that every game with faces defines: "unknown", "{club}, in his day". */
type Own = { unknown: string; clubPast: string }

/** "Ivory Coast, forward, Chelsea". */
export function aboutText({ nation, role, club }: Revealed, names: Names): string {
  const parts = [
    nationName(nation, names),
    names.football[`role-${role}`],
    club === null ? null : clubName(club, names),
  ]
  return `${parts.filter((part) => part !== null).join(', ')}.`
}

/** Value of a clue, without its label. */
export function clueText(clue: Clue, names: Names, t: Own): string {
  switch (clue.kind) {
    case 'nation':
      return nationName(clue.nation, names)
    case 'role':
      return names.football[`role-${clue.role}`]
    case 'league':
      return clue.league === null ? names.football.noLeague : names.football[`league-${clue.league}`]
    case 'club':
      return clue.club === null ? t.unknown : clue.past ? fill(t.clubPast, { club: clue.club }) : clue.club
    case 'born':
      return clue.year === null ? t.unknown : String(clue.year)
    case 'initials':
      return clue.initials
  }
}
