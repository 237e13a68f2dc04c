import { seasonTotals, type SeasonTotal } from '#data/pools.ts'
import type { Estimate, Footballer, Season } from '#data/types.ts'
import { minutesIn, SEASONS_FORMAT, type SeasonsFile } from '#search/seasons-pack.ts'
import { toLongSigns, toSigns } from '#search/signs.ts'
import { VALUES_FORMAT, type ValuesFile } from '#search/values-pack.ts'
import { inPackOrder } from './pack.ts'

/** Minimum fame of footballers whose values and seasons are in a browser; practice asks for nobody less known. */
const FAME = { values: 2, seasons: 3 }

type Values = ReadonlyMap<string, { current: Estimate | null }>

/** Encodes estimates for `decodeValues`. */
export function encodeValues(footballers: readonly Footballer[], values: Values): ValuesFile {
  const estimates = known(footballers, FAME.values).map(({ id }) => values.get(id)?.current ?? null)
  const held = estimates.filter((estimate) => estimate !== null)
  const euros = [...new Set(held.map((estimate) => estimate.euros))].sort((one, other) => one - other)
  return {
    format: VALUES_FORMAT,
    asOf: held.reduce((newest, { asOf }) => (asOf > newest ? asOf : newest), '').slice(0, 7),
    of: footballers.length,
    euros,
    values: toSigns(estimates.map((estimate) => (estimate ? euros.indexOf(estimate.euros) + 1 : 0))),
  }
}

/** Encodes seasons for `decodeSeasons`. */
export function encodeSeasons(footballers: readonly Footballer[], rows: readonly Season[]): SeasonsFile {
  const players = known(footballers, FAME.seasons)
  const seasons = [...new Set(rows.map(({ season }) => season))].sort()
  const totals = seasonTotals(players, rows).sort(byPlayerAndSeason(players))
  const bits = Map.groupBy(totals, ({ footballer }) => footballer.id)
  const minutes = totals.map((total) => minutesIn(total.matches, total.minutes))
  return {
    format: SEASONS_FORMAT,
    of: footballers.length,
    seasons,
    played: toSigns(
      players.map(({ id }) =>
        (bits.get(id) ?? []).reduce((sum, { season }) => sum + (1 << seasons.indexOf(season)), 0),
      ),
    ),
    ...clubColumns(totals),
    matches: toSigns(totals.map(({ matches }) => matches)),
    missed: toSigns(minutes.map(({ missed }) => missed)),
    rest: toSigns(minutes.map(({ rest }) => rest)),
    goals: toSigns(totals.map(({ goals }) => goals)),
    assists: toSigns(totals.map(({ assists }) => assists)),
    yellowCards: toSigns(totals.map(({ yellowCards }) => yellowCards)),
  }
}

/** The pack has famous footballers first. */
const known = (footballers: readonly Footballer[], fame: number): Footballer[] =>
  inPackOrder(footballers).filter((footballer) => footballer.fame >= fame)

function byPlayerAndSeason(players: readonly Footballer[]) {
  const places = new Map(players.map(({ id }, at) => [id, at]))
  return (one: SeasonTotal, other: SeasonTotal): number =>
    places.get(one.footballer.id)! - places.get(other.footballer.id)! || (one.season < other.season ? -1 : 1)
}

function clubColumns(totals: readonly SeasonTotal[]): Pick<SeasonsFile, 'clubs' | 'moves' | 'named'> {
  const stays = totals.map(({ clubs }, at) => clubs.length === 1 && clubs[0] === totals[at - 1]?.clubs.at(-1))
  const named = totals.flatMap(({ clubs }, at) => (stays[at] ? [] : clubs))
  const uses = Map.groupBy(named, (club) => club)
  const clubs = [...uses.keys()].sort((one, other) => uses.get(other)!.length - uses.get(one)!.length)
  return {
    clubs,
    moves: toSigns(totals.map((total, at) => (stays[at] ? 0 : total.clubs.length))),
    named: toLongSigns(named.map((club) => clubs.indexOf(club))),
  }
}
