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

/** What is surely so, and what the sheets cannot tell; anything else is surely not so. */
export type Known<Yes, Maybe = Yes> = { yes: readonly Yes[]; maybe: readonly Maybe[] }

/** A cup he may have won with a club; null = with one that his career lacks. */
export type Chance = { competition: Competition; club: string | null }

/** `complete`: nations whose whole squad is written down; `whole`: `nations` are all that took part. */
export type SquadList = { complete: string[]; nations: string[]; whole: boolean }

/** `evidence.json`: what the sheets prove of each footballer beside his career and his titles. */
export type EvidenceFile = {
  /** Places in LEAGUES: where he surely played, and where the sheets cannot tell. */
  leagues: Record<string, [yes: number[], maybe: number[]]>
  /** Nation, place in CAPS_BANDS, and whether the band is sure at both ends. */
  caps: Record<string, [nation: string, band: number, exact: 0 | 1][]>
  /** Places in COMPETITIONS: with which club in which year he surely won, and with which he may have. */
  wins: Record<string, [yes: [number, number, string][], maybe: [number, string | null][]]>
  /** Places in TITLES: those of which the sheets cannot say that he has none. */
  doubtfulTitles: Record<string, number[]>
  squadLists: Record<Tournament, SquadList>
  confederations: Record<string, Confederation>
}

/** The same as games ask it, by id of the footballer. */
export type Proofs = {
  /** The leagues he ever played in. Whoever is missing is unknown. */
  leagues: ReadonlyMap<string, Known<LeagueId>>
  /** Matches for national teams, those that somebody wrote down. */
  caps: ReadonlyMap<string, readonly Caps[]>
  /** Championships and cups. Whoever is missing is unknown. */
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
