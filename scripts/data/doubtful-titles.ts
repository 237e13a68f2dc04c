import { TITLES, type Confederation, type Title } from '#data/types.ts'
import { byFootballer } from './group.ts'
import { leagueSeasons } from './league-seasons.ts'
import type { Row, Sheets } from './sheets.ts'
import { stayOf } from './stays.ts'

/** Years from one edition to the next: nobody can have won one that was not held. */
const EVERY: Record<Title, number> = {
  world_cup: 4,
  european_championship: 4,
  copa_america: 4,
  africa_cup: 2,
  champions_league: 1,
  europa_league: 1,
  ballon_dor: 1,
}

/** Editions that were held beside their turn. */
const OUT_OF_TURN: Partial<Record<Title, number>> = { africa_cup: 2025 }

/** Only clubs, or national teams, of this confederation can win it. */
const CONFEDERATION: Partial<Record<Title, Confederation>> = {
  champions_league: 'UEFA',
  europa_league: 'UEFA',
  european_championship: 'UEFA',
  africa_cup: 'CAF',
}

/** What a career must hold to prove that no title of a club is missing. */
const ALL_CLUBS = 2

/**
 * The titles of which the sheets cannot say that somebody has none: he was still playing when an edition was held that
 * nobody has written down, or he was with the club that won and is not among those who are credited.
 */
export function doubtfulTitles(sheets: Sheets): Map<string, Title[]> {
  const { last } = leagueSeasons(sheets)
  const spells = byFootballer(sheets.spells)
  const won = byFootballer(sheets.honours)
  const confederations = new Map(sheets.countries.map(({ code, confederation }) => [code, confederation]))
  const countries = new Map(sheets.clubs.map(({ id, country }) => [id, country]))
  return new Map(
    sheets.players.map((player) => {
      const stays = (spells.get(player.id) ?? []).map((row) => stayOf(row, player, last))
      const nations = [player.nation, ...player.second_nations]
      const isOf = (country: string, title: Title) =>
        !CONFEDERATION[title] || confederations.get(country) === CONFEDERATION[title]
      /** Whether he was playing for somebody who could win the edition of that year. */
      const couldWin = (title: Title, year: number, isClubs: boolean) =>
        isClubs
          ? stays.some(({ club, possible }) => possible.to >= year - 1 && isOf(countries.get(club)!, title))
          : stays.some(({ possible }) => possible.to >= year) && nations.some((nation) => isOf(nation, title))
      const titles = new Set(won.get(player.id)?.map(({ title }) => title))
      const nearWinner = ({ title, club, year }: Row<'winners'>) =>
        title !== 'ballon_dor' &&
        club !== null &&
        stays.some(({ club: own, possible }) => own === club && possible.from < year && possible.to >= year - 1)
      const doubtful = TITLES.filter((title) => {
        if (titles.has(title)) return false
        const winners = sheets.winners.filter((row) => row.title === title)
        const latest = winners.reduce((year, row) => Math.max(year, row.year), 0)
        const next = OUT_OF_TURN[title] ?? latest + EVERY[title]
        const isClubs = winners.some(({ club }) => club !== null)
        if (next <= last && couldWin(title, next, isClubs)) return true
        return isClubs && (player.confidence < ALL_CLUBS || winners.some(nearWinner))
      })
      return [player.id, doubtful]
    }),
  )
}
