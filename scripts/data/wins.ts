import type { Chance, Known } from '#data/evidence-file.ts'
import { COMPETITIONS, type Competition, type Win } from '#data/types.ts'
import { COMPETITION_FACTS, seasonOf } from './competitions.ts'
import { byFootballer } from './group.ts'
import { leagueSeasons } from './league-seasons.ts'
import type { Row, Sheets } from './sheets.ts'
import { beginOf, stayOf, yearsOf, type Stay } from './stays.ts'

/** From this age on a player in a squad for a whole season counts as part of it. */
const GROWN = 20

/** Below this confidence a career may lack a club. */
const ALL_CLUBS = 2
const READ = 1

/**
 * Championships and cups of each footballer, from the winners and his stays. Certain: he was there from the season's
 * start to beyond its end, had enough league matches there in that season, or is in `medals.csv`. Possible: he came in
 * winter, left in the year of the final, or was at a club close to a year without a recorded winner.
 */
export function winsOf(sheets: Sheets): Map<string, Known<Win, Chance>> {
  const { lastSeason: last } = leagueSeasons(sheets)
  const editions = COMPETITIONS.map((competition) => editionsOf(competition, sheets, last))
  const countries = new Map(sheets.clubs.map(({ id, country }) => [id, country]))
  const spells = byFootballer(sheets.spells)
  const matches = new Map(
    sheets.seasons.map((row) => [`${row.footballer} ${row.club} ${beginOf(row.season)}`, row.matches]),
  )
  const medals = new Set(sheets.medals.map((row) => `${row.footballer} ${row.competition} ${row.year}`))
  return new Map(
    sheets.players.map((player) => {
      const stays =
        player.confidence >= READ ? (spells.get(player.id) ?? []).map((row) => stayOf(row, player, last)) : []
      const hasPart = ({ club, season, competition, year }: Edition) =>
        (matches.get(`${player.id} ${club} ${season}`) ?? 0) >= leastMatches(competition) ||
        medals.has(`${player.id} ${competition} ${year}`)
      return [player.id, winsOfOne(player, stays, editions, countries, hasPart)]
    }),
  )
}

/** League matches that prove a title: a part of the championship, or more than half a season for a cup. */
const LEAST_MATCHES = { championship: 5, cup: 20 }
const leastMatches = (competition: Competition): number =>
  COMPETITION_FACTS[competition].league ? LEAST_MATCHES.championship : LEAST_MATCHES.cup

/** An edition by the season in which it was decided: `club` null: no winner, `certain` false: disputed. */
type Edition = { competition: Competition; year: number; season: number; club: string | null; certain: boolean }
type Editions = { competition: Competition; held: Edition[]; unrecorded: number[] }

function editionsOf(competition: Competition, { champions }: Sheets, last: number): Editions {
  const held = champions
    .filter((row) => row.competition === competition)
    .map(({ year, club, certain }) => ({ competition, year, season: seasonOf(competition, year), club, certain }))
  const seasons = new Set(held.map(({ season }) => season))
  const { from = 0, to = last } = COMPETITION_FACTS[competition]
  const unrecorded = yearsOf({ from: 1900, to: last - 1 }).filter((season) => {
    const year = season + (seasonOf(competition, 1) === 1 ? 0 : 1)
    return year >= from && year <= to && !seasons.has(season)
  })
  return { competition, held, unrecorded }
}

function winsOfOne(
  player: Row<'players'>,
  stays: readonly Stay[],
  editions: readonly Editions[],
  countries: ReadonlyMap<string, string>,
  hasPart: (edition: Edition) => boolean,
): Known<Win, Chance> {
  const yes: Win[] = []
  const maybe = new Map<string, Chance>()
  const mayHave = (chance: Chance) => maybe.set(`${chance.competition} ${chance.club}`, chance)
  for (const { competition, held, unrecorded } of editions) {
    for (const edition of held) {
      const { season, year, club, certain } = edition
      const there = stays.filter((stay) => stay.club === club && touches(stay, season))
      if (club === null || there.length === 0) continue
      const sure =
        hasPart(edition) ||
        there.some((stay) => !isYouth(stay, season, player) && surelyThrough(stay, season, competition, stays))
      if (sure && certain) yes.push({ competition, year, club })
      else mayHave({ competition, club })
    }
    const { countries: whose } = COMPETITION_FACTS[competition]
    for (const stay of stays) {
      if (whose !== null && !whose.includes(countries.get(stay.club) ?? '')) continue
      if (unrecorded.some((season) => touches(stay, season))) mayHave({ competition, club: stay.club })
    }
    if (player.confidence < ALL_CLUBS) mayHave({ competition, club: null })
  }
  return { yes, maybe: [...maybe.values()] }
}

const touches = ({ possible }: Stay, season: number): boolean => possible.from <= season && season <= possible.to

/** A youth's first season often passes without a match: only matches or a medal prove his title. */
const isYouth = ({ sure }: Stay, season: number, { born }: Row<'players'>): boolean =>
  born !== null && sure.from === season && season - Number(born.slice(0, 4)) < GROWN

/** There from the season's first day to beyond its last, without a loan. */
function surelyThrough(stay: Stay, season: number, competition: Competition, stays: readonly Stay[]): boolean {
  const { calendar } = COMPETITION_FACTS[competition]
  const [first, afterwards] = calendar ? [season - 1, season] : [season, season + 1]
  if (stay.sure.from > first || stay.sure.to < afterwards) return false
  return !stays.some((other) => other.loan && other.club !== stay.club && touches(other, season))
}
