import { CAPS_BANDS, type CapsBand, type Confederation, type Footballer, type Tournament } from '../types.ts'
import { yesOr, type Evidence, type Verdict } from './criterion.ts'

/** Year of each tournament, and the ages of its players. */
const YEARS: Record<Tournament, number> = { wc2006: 2006, wc2010: 2010, wc2014: 2014, wc2018: 2018, wc2022: 2022 }
const AGES = { from: 16, to: 45 }

const NATIONAL_TITLES: readonly string[] = ['world_cup', 'european_championship', 'copa_america', 'africa_cup']

/** National teams he certainly played for: by counted caps, or by a squad; third goalkeepers may not play. */
export function teamsOf({ id, nation, role }: Footballer, { caps, squads, honours }: Evidence): Set<string> {
  const counted = (caps.get(id) ?? []).filter(({ atLeast }) => atLeast > 0).map((row) => row.nation)
  const wasTaken = squads.has(id) || honours.get(id)?.some(({ title }) => NATIONAL_TITLES.includes(title))
  return new Set(wasTaken && role !== 'Goalkeeper' ? [nation, ...counted] : counted)
}

/** A team he could have chosen: he may have an unrecorded match for it. */
const tiesOf = ({ nation, otherNations }: Footballer): string[] => [nation, ...otherNations]

export function ofNation(footballer: Footballer, nation: string, evidence: Evidence): Verdict {
  const plays = footballer.nation === nation || teamsOf(footballer, evidence).has(nation)
  return yesOr(plays, !tiesOf(footballer).includes(nation))
}

export function cappedBy(footballer: Footballer, nation: string, evidence: Evidence): Verdict {
  const never = evidence.caps.get(footballer.id)?.some((row) => row.nation === nation && row.atLeast === 0)
  return yesOr(teamsOf(footballer, evidence).has(nation), never || !tiesOf(footballer).includes(nation))
}

/** Adds up matches for two teams: only the possible maximum decides a no. */
export function hasCaps(footballer: Footballer, atLeast: CapsBand, evidence: Evidence): Verdict {
  const rows = evidence.caps.get(footballer.id) ?? []
  const least = Math.max(teamsOf(footballer, evidence).size > 0 ? 1 : 0, ...rows.map((row) => row.atLeast))
  const most = rows.reduce((sum, row) => sum + (row.exact ? mostOf(row.atLeast) : Infinity), 0)
  return yesOr(least >= atLeast, rows.length > 0 && most < atLeast)
}

const mostOf = (band: CapsBand): number => {
  const next = CAPS_BANDS[CAPS_BANDS.indexOf(band) + 1]
  return next === undefined ? Infinity : next - 1
}

export function inSquad(footballer: Footballer, tournament: Tournament, evidence: Evidence): Verdict {
  const { complete, whole, nations } = evidence.squadLists[tournament]
  const age = footballer.born === null ? AGES.from : YEARS[tournament] - Number(footballer.born.slice(0, 4))
  const listed = (nation: string) => complete.includes(nation) || (whole && !nations.includes(nation))
  const teams = teamsOf(footballer, evidence)
  const never = age < AGES.from || age > AGES.to || (teams.size > 0 ? [...teams] : tiesOf(footballer)).every(listed)
  return yesOr(evidence.squads.get(footballer.id)?.includes(tournament) ?? false, never)
}

export function ofConfederation(footballer: Footballer, wanted: Confederation, evidence: Evidence): Verdict {
  const confederationOf = (nation: string) => evidence.confederations.get(nation)
  const plays = [footballer.nation, ...teamsOf(footballer, evidence)].some(
    (nation) => confederationOf(nation) === wanted,
  )
  return yesOr(plays, !tiesOf(footballer).some((nation) => confederationOf(nation) === wanted))
}
