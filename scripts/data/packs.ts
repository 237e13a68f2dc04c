import { fromIsoDate } from '#core/days.ts'
import { decodeGrammar, withArticle, type GrammarFile } from '#data/grammar-file.ts'
import type { Evidence } from '#data/pools.ts'
import type { Records } from '#data/records-file.ts'
import type { Other } from '#data/types.ts'
import type { Facts } from './assemble.ts'
import { encodeBingo } from './bingo-pack.ts'
import { encodeCareers } from './careers-pack.ts'
import { encodeClubNames } from './clubs-pack.ts'
import { encodeSeasons, encodeValues } from './figures-packs.ts'
import { encodeGrids } from './grids-pack.ts'
import { encodeFirst, encodePacks, type Drawn } from './pack.ts'
import { encodePlaces } from './places-pack.ts'
import { askedInBrowsers, firstOf } from './pack-split.ts'
import type { Row } from './sheets.ts'

export type PacksInput = {
  facts: Facts
  others: readonly Other[]
  records: Records
  evidence: Evidence
  asOf: string
  drawn: Drawn
  places: readonly Row<'places'>[]
  clubNames: readonly Row<'club-names'>[]
  grammar: GrammarFile
}

/** All browser files of the facts by name: `search-pack.json` ... */
export function packsOf({ facts, others, records, evidence, asOf, drawn, places, clubNames, grammar }: PacksInput) {
  const { values, seasons, died } = records
  const { clubs } = decodeGrammar(grammar, () => undefined)
  const clueClubs = new Set(seasons.map(({ club }) => club))
  const contents = { facts, others, asOf, drawn, clueClubs, clubNames: (club: string) => clubs.get(club) }
  const day = fromIsoDate(`${asOf.slice(0, 7)}-01`)
  const asked = askedInBrowsers({ footballers: facts.footballers, values, seasons, died, day })
  const first = firstOf(facts.footballers, asked, (some) => encodeFirst({ ...contents, first: some }).file)
  const said = (club: string) => {
    const noun = clubs.get(club)
    return noun && withArticle(noun)
  }
  const packs = encodePacks({ ...contents, first })
  return {
    search: packs.first,
    late: packs.late,
    values: encodeValues(first, values),
    seasons: encodeSeasons(first, seasons),
    careers: encodeCareers(facts.footballers, first),
    clubs: encodeClubNames({ ...facts, clubRecords: records.clubRecords, names: clubNames }),
    places: encodePlaces({ ...facts, clubRecords: records.clubRecords, places }),
    grids: encodeGrids({ ...facts, others, evidence, first, mark: packs.first.mark, said }),
    bingo: encodeBingo(facts, evidence, first),
  }
}
