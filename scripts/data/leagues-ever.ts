import type { Known } from '#data/evidence-file.ts'
import { LEAGUES, type LeagueId } from '#data/types.ts'
import { byFootballer } from './group.ts'
import { leagueSeasons, type WasInLeague } from './league-seasons.ts'
import type { Sheets } from './sheets.ts'
import { beginOf, FIRST_AGE, stayOf, yearsOf, type Stay } from './stays.ts'

/** Below this confidence a career may lack a club. */
const ALL_CLUBS = 2
/** Below this confidence a career is unchecked: only league matches count. */
const READ = 1

/**
 * The leagues each footballer ever played in, from league matches and from stays at clubs that were in the league then.
 */
export function leaguesEver(sheets: Sheets): Map<string, Known<LeagueId>> {
  const { wasInLeague: wasIn, lastSeason: last } = leagueSeasons(sheets)
  const spells = byFootballer(sheets.spells)
  const matches = byFootballer(sheets.seasons.filter((row) => row.matches > 0))
  const recorded = new Set(sheets.seasons.map(({ season }) => beginOf(season)))
  return new Map(
    sheets.players.map((player) => {
      const stays = (spells.get(player.id) ?? []).map((spell) => stayOf(spell, player, last))
      const played = new Set((matches.get(player.id) ?? []).map(({ league }) => league))
      const surely = (league: LeagueId) =>
        played.has(league) ||
        (player.confidence >= READ && stays.some((stay) => surelyIn(league, stay, wasIn, recorded)))
      const never = (league: LeagueId) =>
        player.confidence >= ALL_CLUBS && stays.every((stay) => neverIn(league, stay, wasIn))
      const yes = LEAGUES.filter(surely)
      return [player.id, { yes, maybe: LEAGUES.filter((league) => !yes.includes(league) && !never(league)) }]
    }),
  )
}

/** Upper age bound for playing in one of the leagues. */
const AGE_OF_FAREWELL = 42

/**
 * Leagues in which a second-tier footballer certainly played: those of the sheet, and those his clubs stayed in
 * throughout his possible years, which are all that is known of them. Footballers without proof are left out.
 */
export function leaguesOfOthers(sheets: Sheets): Map<string, Known<LeagueId>> {
  const { wasInLeague: wasIn, lastSeason: last } = leagueSeasons(sheets)
  const proven = sheets.others.flatMap(({ id, born, clubs, leagues }) => {
    const years = born === null ? [] : yearsOf({ from: born + FIRST_AGE, to: Math.min(last, born + AGE_OF_FAREWELL) })
    const always = (league: LeagueId, club: string) => years.every((begin) => wasIn(league, club, begin) === true)
    const stayed = (league: LeagueId) => years.length > 0 && clubs.some((club) => always(league, club))
    const yes = LEAGUES.filter((league) => leagues.includes(league) || stayed(league))
    const known: Known<LeagueId> = { yes, maybe: LEAGUES.filter((league) => !yes.includes(league)) }
    return yes.length > 0 ? [[id, known] as const] : []
  })
  return new Map(proven)
}

/**
 * A certain season suffices; otherwise the club must have been in the league throughout the stay. Seasons with recorded
 * matches do not count: a player without a match there was on the bench.
 */
function surelyIn(league: LeagueId, { club, sure, possible }: Stay, wasIn: WasInLeague, recorded: ReadonlySet<number>) {
  const proves = (begin: number) => !recorded.has(begin) && wasIn(league, club, begin) === true
  if (yearsOf(sure).some(proves)) return true
  const years = yearsOf(possible)
  return years.length > 0 && years.every(proves)
}

const neverIn = (league: LeagueId, { club, possible }: Stay, wasIn: WasInLeague): boolean =>
  yearsOf(possible).every((begin) => wasIn(league, club, begin) === false)
