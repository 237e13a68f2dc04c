import { emblemLine } from '#data/emblems.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { AS_OF, CLUBS, COUNTRIES, FOOTBALLERS } from '#data/facts.ts'
import { GRAMMAR } from '#data/grammar.ts'
import { HISTORY } from '#data/history.ts'
import { OTHERS } from '#data/others.ts'
import { seasonTotals } from '#data/pools.ts'
import { cityName, CLUB_RECORDS, DIED, SEASONS, VALUES } from '#data/records.ts'
import { quizFacts } from './facts.ts'
import { inAll } from '../words/careers.ts'

/** Names that a sentence needs in full, because they are also the surname of somebody as famous. */
const IN_FULL: Readonly<Record<string, string>> = {
  michel: 'Míchel González',
  rodri: 'Rodri Hernández',
  rodrigo: 'Rodrigo Moreno',
  ronaldo: 'Ronaldo Nazário',
}

/** Names that a second known footballer bears who is not in the sheets: no sentence can tell the two apart. */
const NAMESAKES = ['Danilo', 'Denílson', 'Éder'].map((name) => ({ id: `another ${name}`, name }))

const footballers = FOOTBALLERS.map((one) => ({ ...one, name: IN_FULL[one.id] ?? one.name }))

/** Facts of this build. Server, rooms and tests only: browsers receive words. */
export const QUIZ_FACTS = quizFacts({
  asOf: AS_OF,
  footballers,
  others: [...OTHERS, ...NAMESAKES],
  clubs: CLUBS,
  countries: COUNTRIES,
  clubRecords: CLUB_RECORDS,
  seasons: seasonTotals(footballers, SEASONS),
  values: VALUES,
  died: DIED,
  evidence: EVIDENCE,
  grammar: GRAMMAR,
  history: HISTORY,
  emblemOf: (club) => (emblemLine(club, 'en') === null ? null : inAll((language) => emblemLine(club, language)!)),
  cityOf: (club) => (club.city === null ? null : inAll((language) => cityName(club, language)!)),
})
