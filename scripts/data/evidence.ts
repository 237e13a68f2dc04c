import {
  encodeCaps,
  encodeLeagues,
  encodeTitles,
  encodeWins,
  type EvidenceFile,
  type SquadList,
} from '#data/evidence-file.ts'
import { TOURNAMENTS, type Tournament } from '#data/types.ts'
import { doubtfulTitles } from './doubtful-titles.ts'
import { byFootballer } from './group.ts'
import { leaguesEver, leaguesOfOthers } from './leagues-ever.ts'
import { TOURNAMENT } from './rules/squads.ts'
import type { Sheets } from './sheets.ts'
import { winsOf } from './wins.ts'

/** Confidence of caps.csv: 3: the band is certain at both ends, 2: a lower bound. */
const BAND_IS_EXACT = 3
export const NATIONS_AT_A_WORLD_CUP = 32

/** Encodes evidence for `src/data/evidence.ts`, without excluded footballers. */
export function encodeEvidence(sheets: Sheets): EvidenceFile {
  const excluded = new Set(sheets.excluded.map((row) => row.footballer))
  const shown = <Value, Written>(values: Iterable<[string, Value]>, write: (value: Value) => Written) =>
    Object.fromEntries([...values].filter(([id]) => !excluded.has(id)).map(([id, value]) => [id, write(value)]))
  return {
    leagues: shown([...leaguesEver(sheets), ...leaguesOfOthers(sheets)], encodeLeagues),
    caps: shown(byFootballer(sheets.caps), (rows) =>
      rows.map(({ nation, at_least: atLeast, confidence }) =>
        encodeCaps({ nation, atLeast, exact: confidence === BAND_IS_EXACT }),
      ),
    ),
    wins: shown(winsOf(sheets), encodeWins),
    doubtfulTitles: shown(doubtfulTitles(sheets), encodeTitles),
    squadLists: Object.fromEntries(
      TOURNAMENTS.map((tournament) => [tournament, squadListOf(tournament, sheets)]),
    ) as EvidenceFile['squadLists'],
    confederations: Object.fromEntries(
      sheets.countries.flatMap(({ code, confederation }) => (confederation ? [[code, confederation]] : [])),
    ),
  }
}

/** A complete squad excludes everyone else. */
export function squadListOf(tournament: Tournament, { squads }: Sheets): SquadList {
  const nations = Map.groupBy(
    squads.filter((row) => row.tournament === tournament),
    ({ nation }) => nation,
  )
  const { full } = TOURNAMENT[tournament]
  return {
    complete: [...nations].filter(([, rows]) => rows.length >= full).map(([nation]) => nation),
    nations: [...nations.keys()],
    whole: nations.size === NATIONS_AT_A_WORLD_CUP,
  }
}
