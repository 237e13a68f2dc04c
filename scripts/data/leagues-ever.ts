import type { Known } from '#data/evidence-file.ts'
import { LEAGUES, type LeagueId } from '#data/types.ts'
import { byFootballer } from './group.ts'
import { leagueSeasons, type WasIn } from './league-seasons.ts'
import type { Sheets } from './sheets.ts'
import { beginOf, FIRST_AGE, stayOf, yearsOf, type Stay } from './stays.ts'

/** A career below this may lack a club. */
const ALL_CLUBS = 2
/** A career below this was read by nobody: only a league match speaks for him. */
const READ = 1

/** The leagues each footballer ever played in, from his league matches and from his stays at clubs that were in the league at the time. */
export function leaguesEver(sheets: Sheets): Map<string, Known<LeagueId>> {
  const { wasIn, last } = leagueSeasons(sheets)
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

/** Nobody plays on in one of the leagues when he is older. */
const AGE_OF_FAREWELL = 42

/**
 * The leagues in which somebody of the second tier surely played: his years at a club are not written down, so it must
 * have been up through all in which he can have been there. Whoever proves none is missing.
 */
export function leaguesOfOthers(sheets: Sheets): Map<string, Known<LeagueId>> {
  const { wasIn, last } = leagueSeasons(sheets)
  const proven = sheets.others.flatMap(({ id, born, clubs }) => {
    if (born === null) return []
    const years = yearsOf({ from: born + FIRST_AGE, to: Math.min(last, born + AGE_OF_FAREWELL) })
    const always = (league: LeagueId, club: string) => years.every((begin) => wasIn(league, club, begin) === true)
    const yes = LEAGUES.filter((league) => years.length > 0 && clubs.some((club) => always(league, club)))
    const known: Known<LeagueId> = { yes, maybe: LEAGUES.filter((league) => !yes.includes(league)) }
    return yes.length > 0 ? [[id, known] as const] : []
  })
  return new Map(proven)
}

/**
 * A season surely there suffices; where none is sure, the club must have been in the league through all it may be. Of
 * seasons whose matches are written down a stay says nothing: whoever has no match there sat on the bench.
 */
function surelyIn(league: LeagueId, { club, sure, possible }: Stay, wasIn: WasIn, recorded: ReadonlySet<number>) {
  const proves = (begin: number) => !recorded.has(begin) && wasIn(league, club, begin) === true
  if (yearsOf(sure).some(proves)) return true
  const years = yearsOf(possible)
  return years.length > 0 && years.every(proves)
}

const neverIn = (league: LeagueId, { club, possible }: Stay, wasIn: WasIn): boolean =>
  yearsOf(possible).every((begin) => wasIn(league, club, begin) === false)
