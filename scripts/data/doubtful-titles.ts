import { TITLES, type Confederation, type Title } from '#data/types.ts'
import { byFootballer } from './group.ts'
import { leagueSeasons } from './league-seasons.ts'
import type { Row, Sheets } from './sheets.ts'
import { stayOf, yearsOf, type Stay } from './stays.ts'

/** Years between editions: nobody can have won one that was not held. */
const EVERY: Record<Title, number> = {
  world_cup: 4,
  european_championship: 4,
  copa_america: 4,
  africa_cup: 2,
  champions_league: 1,
  europa_league: 1,
  ballon_dor: 1,
}

/** Irregular editions. */
const OUT_OF_TURN: Partial<Record<Title, number>> = { africa_cup: 2025 }

/** Only clubs or national teams of this confederation can win it. */
const CONFEDERATION: Partial<Record<Title, Confederation>> = {
  champions_league: 'UEFA',
  europa_league: 'UEFA',
  european_championship: 'UEFA',
  africa_cup: 'CAF',
}

/** Confidence of a career from which no club title is missing, and from which its years are certain. */
const ALL_CLUBS = 2
const SURE_YEARS = 3

/** A title with its winners, its first unrecorded edition, and whether clubs win it. */
type Editions = { title: Title; winners: readonly Row<'winners'>[]; next: number; isClubs: boolean }

function editionsOf(title: Title, sheets: Sheets): Editions {
  const winners = sheets.winners.filter((row) => row.title === title)
  const awarded = sheets.honours.filter((row) => row.title === title)
  const latest = [...winners, ...awarded].reduce((year, row) => Math.max(year, row.year), 0)
  const next = OUT_OF_TURN[title] ?? latest + EVERY[title]
  return { title, winners, next, isClubs: winners.some(({ club }) => club !== null) }
}

/**
 * Titles of a footballer that the sheets cannot rule out: he was still playing at an unrecorded edition, or was with
 * the winning club for the whole season without being credited.
 */
export function doubtfulTitles(sheets: Sheets): Map<string, Title[]> {
  const { lastSeason: last } = leagueSeasons(sheets)
  const spells = byFootballer(sheets.spells)
  const won = byFootballer(sheets.honours)
  const confederations = new Map(sheets.countries.map(({ code, confederation }) => [code, confederation]))
  const countries = new Map(sheets.clubs.map(({ id, country }) => [id, country]))
  const editions = TITLES.map((title) => editionsOf(title, sheets))
  const isOf = (country: string, title: Title) =>
    !CONFEDERATION[title] || confederations.get(country) === CONFEDERATION[title]

  function isDoubtful(player: Row<'players'>, stays: readonly Stay[], { title, winners, next, isClubs }: Editions) {
    const nations = [player.nation, ...player.second_nations]
    const couldWin = isClubs
      ? stays.some(({ club, possible }) => possible.to >= next - 1 && isOf(countries.get(club)!, title))
      : stays.some(({ possible }) => possible.to >= next) && nations.some((nation) => isOf(nation, title))
    if (next <= last && couldWin) return true
    if (!isClubs) return false
    return player.confidence < ALL_CLUBS || winners.some((winner) => wasWith(winner, player, stays))
  }

  return new Map(
    sheets.players.map((player) => {
      const stays = (spells.get(player.id) ?? []).map((row) => stayOf(row, player, last))
      const titles = new Set(won.get(player.id)?.map(({ title }) => title))
      const open = editions.filter((one) => !titles.has(one.title) && isDoubtful(player, stays, one))
      return [player.id, open.map(({ title }) => title)]
    }),
  )
}

const wasWith = ({ club, year }: Row<'winners'>, player: Row<'players'>, stays: readonly Stay[]): boolean =>
  stays.some(({ club: own, sure, possible }) => {
    const { from, to } = player.confidence === SURE_YEARS && yearsOf(sure).length > 0 ? sure : possible
    return own === club && from < year && to >= year - 1
  })
