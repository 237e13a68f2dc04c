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

/** Confidence of caps.csv: 3 = the band is sure at both ends, 2 = at least so many. */
const BAND_IS_EXACT = 3
export const NATIONS_AT_A_WORLD_CUP = 32

/** What `src/data/evidence.ts` reads back; nothing of excluded footballers. */
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

/** A squad with every place filled leaves no room for whoever is not in it. */
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
