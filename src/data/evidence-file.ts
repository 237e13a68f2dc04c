import {
  CAPS_BANDS,
  COMPETITIONS,
  LEAGUES,
  TITLES,
  type Caps,
  type Competition,
  type Confederation,
  type LeagueId,
  type Title,
  type Tournament,
  type Win,
} from './types.ts'

/** Certain and undecidable items; all others are certainly false. */
export type Known<Yes, Maybe = Yes> = { yes: readonly Yes[]; maybe: readonly Maybe[] }

/** A cup he may have won with a club; null for a club missing in his career. */
export type Chance = { competition: Competition; club: string | null }

/** `complete`: nations with a complete squad on record; `whole`: `nations` are all participants. */
export type SquadList = { complete: string[]; nations: string[]; whole: boolean }

/** `evidence.json`: what the sheets prove about each footballer besides career and titles. */
export type EvidenceFile = {
  /** Indices into LEAGUES: leagues he certainly played in, and leagues that the sheets cannot decide. */
  leagues: Record<string, [yes: number[], maybe: number[]]>
  /** Nation, index into CAPS_BANDS, and whether the band is certain at both ends. */
  caps: Record<string, [nation: string, band: number, exact: 0 | 1][]>
  /** Indices into COMPETITIONS: certain wins by club and year, and possible ones. */
  wins: Record<string, [yes: [number, number, string][], maybe: [number, string | null][]]>
  /** Indices into TITLES: titles that the sheets cannot exclude. */
  doubtfulTitles: Record<string, number[]>
  squadLists: Record<Tournament, SquadList>
  confederations: Record<string, Confederation>
}

/** Decoded evidence for games, by footballer id. */
export type Proofs = {
  /** Leagues he ever played in. Absent: unknown. */
  leagues: ReadonlyMap<string, Known<LeagueId>>
  /** Recorded matches for national teams. */
  caps: ReadonlyMap<string, readonly Caps[]>
  /** Championships and cups. Absent: unknown. */
  wins: ReadonlyMap<string, Known<Win, Chance>>
  doubtfulTitles: ReadonlyMap<string, readonly Title[]>
  squadLists: Readonly<Record<Tournament, SquadList>>
  /** By code of the nation. */
  confederations: ReadonlyMap<string, Confederation>
}

const placesIn =
  <Choice>(choices: readonly Choice[]) =>
  (chosen: readonly Choice[]): number[] =>
    chosen.map((choice) => choices.indexOf(choice))

const placeOf = (competition: Competition): number => COMPETITIONS.indexOf(competition)

export const encodeLeagues = ({ yes, maybe }: Known<LeagueId>): [number[], number[]] => [
  placesIn(LEAGUES)(yes),
  placesIn(LEAGUES)(maybe),
]

export const encodeTitles = placesIn(TITLES)

export const encodeCaps = ({ nation, atLeast, exact }: Caps): [string, number, 0 | 1] => [
  nation,
  CAPS_BANDS.indexOf(atLeast),
  exact ? 1 : 0,
]

export const encodeWins = ({ yes, maybe }: Known<Win, Chance>): EvidenceFile['wins'][string] => [
  yes.map(({ competition, year, club }) => [placeOf(competition), year, club]),
  maybe.map(({ competition, club }) => [placeOf(competition), club]),
]

export const decodeEvidence = ({ leagues, caps, wins, doubtfulTitles, ...rest }: EvidenceFile): Proofs => ({
  squadLists: rest.squadLists,
  confederations: new Map(Object.entries(rest.confederations)),
  leagues: mapOf(leagues, ([yes, maybe]) => ({ yes: yes.map(leagueAt), maybe: maybe.map(leagueAt) })),
  caps: mapOf(caps, (rows) =>
    rows.map(([nation, band, exact]) => ({ nation, atLeast: CAPS_BANDS[band]!, exact: exact === 1 })),
  ),
  wins: mapOf(wins, ([yes, maybe]) => ({
    yes: yes.map(([place, year, club]) => ({ competition: COMPETITIONS[place]!, year, club })),
    maybe: maybe.map(([place, club]) => ({ competition: COMPETITIONS[place]!, club })),
  })),
  doubtfulTitles: mapOf(doubtfulTitles, (places) => places.map((place) => TITLES[place]!)),
})

const leagueAt = (place: number): LeagueId => LEAGUES[place]!

const mapOf = <Written, Read>(written: Record<string, Written>, read: (value: Written) => Read): Map<string, Read> =>
  new Map(Object.entries(written).map(([id, value]) => [id, read(value)]))
