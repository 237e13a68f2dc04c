import { fold } from '#core/fold.ts'
import type { Grammar, Noun } from '#data/grammar-file.ts'
import type { History } from '#data/history-file.ts'
import { verdict, type Criterion, type Evidence, type SeasonTotal, type Verdict } from '#data/pools.ts'
import { hasAllClubs, isRead } from '#data/trust.ts'
import type { Club, ClubRecord, Country, Estimate, Footballer, Names, Other, Spell } from '#data/types.ts'
import { formerName } from './former-names.ts'

/** Facts from the sheets; `emblemOf` and `cityOf` return null where there are none. */
export type Sheets = {
  /** `YYYY-MM` */
  asOf: string
  footballers: readonly Footballer[]
  /** Other people with known names: a name shared with one of them is never asked. */
  others: readonly Pick<Other, 'id' | 'name'>[]
  clubs: readonly Club[]
  countries: readonly Country[]
  clubRecords: ReadonlyMap<string, ClubRecord>
  seasons: readonly SeasonTotal[]
  values: ReadonlyMap<string, { current: Estimate | null }>
  died: ReadonlyMap<string, number>
  evidence: Evidence
  grammar: Grammar
  history: History
  emblemOf: (club: string) => Names | null
  cityOf: (club: Club) => Names | null
}

export type QuizFacts = Sheets & {
  footballer: (id: string) => Footballer
  club: (id: string) => Club
  noun: (club: string) => Noun
  nation: (code: string) => Noun
  /** Name of a club in a list, also of one that sentences cannot name. */
  listed: (club: string) => Names
  /** Footballers that a question may be about or offer, most famous first: known to a good fan, with a unique name. */
  asked: readonly Footballer[]
  /** True when sentences can name the club. */
  isNamed: (club: string) => boolean
  /** Fame of a club: the number of its asked footballers. */
  renown: (club: string) => number
  judge: (criterion: Criterion, footballer: Footballer) => Verdict
}

/** Fame from which a good fan knows the name. */
const LEAST_FAME = 3

export function quizFacts(sheets: Sheets): QuizFacts {
  const footballers = new Map(sheets.footballers.map((one) => [one.id, one]))
  const clubs = new Map(sheets.clubs.map((club) => [club.id, club]))
  const holders = holdersOfNames(sheets)
  const asked = sheets.footballers.filter(
    (one) => one.fame >= LEAST_FAME && isRead(one) && holders.get(fold(one.name))!.size === 1,
  )
  const renown = new Map<string, number>()
  for (const { career } of asked) {
    for (const club of new Set(career.map((spell) => spell.club))) renown.set(club, (renown.get(club) ?? 0) + 1)
  }
  return {
    ...sheets,
    footballer: (id) => found(footballers.get(id), id),
    club: (id) => found(clubs.get(id), id),
    noun: (id) => found(sheets.grammar.clubs.get(id), id),
    nation: (code) => found(sheets.grammar.countries.get(code), code),
    listed: (id) =>
      sheets.grammar.clubs.get(id) ?? sheets.grammar.listed.get(id) ?? unchanged(found(clubs.get(id), id)),
    asked,
    renown: (club) => renown.get(club) ?? 0,
    isNamed: (club) => sheets.grammar.clubs.has(club),
    judge: (criterion, footballer) => verdict(criterion, footballer, sheets.evidence),
  }
}

/** The same name in each language. */
const unchanged = ({ name }: Club): Names => ({ en: name, fr: name, es: name })

/** Ids by folded name or nickname. */
function holdersOfNames({ footballers, others }: Sheets): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>()
  const called = (name: string, id: string) =>
    holders.set(fold(name), (holders.get(fold(name)) ?? new Set<string>()).add(id))
  for (const { id, name, aliases } of footballers) for (const one of [name, ...aliases]) called(one, id)
  for (const { id, name } of others) called(name, id)
  return holders
}

function found<Item>(item: Item | undefined, id: string): Item {
  if (item === undefined) throw new RangeError(`nothing is known of ${id}`)
  return item
}

/** Academies of known men who never were in the first team there: a fan may count them. */
export const ACADEMIES: Readonly<Record<string, readonly string[]>> = {
  'alejandro-garnacho': ['atleticomadrid'],
  'alvaro-morata': ['getafe'],
  'andre-onana': ['barca'],
  'bruno-fernandes': ['boavista'],
  'dani-olmo': ['espanyol'],
  'declan-rice': ['chelsea'],
  'eberechi-eze': ['fulham', 'reading'],
  'hector-bellerin': ['barca'],
  'jadon-sancho': ['mancity', 'watford'],
  'jamal-musiala': ['chelsea'],
  'joao-felix': ['porto'],
  'marc-cucurella': ['espanyol'],
  'mauro-icardi': ['barca'],
  'michael-olise': ['chelsea', 'mancity'],
  'mike-maignan': ['psg'],
  'mikel-arteta': ['barca'],
  'takefusa-kubo': ['barca', 'realmadrid'],
  'xavi-simons': ['barca'],
  raul: ['atleticomadrid'],
}

const wasBoyAt = ({ id }: Footballer, club: string): boolean => ACADEMIES[id]?.includes(club) === true

/** True when he was in a club's first team; unknown where he was at its academy alone. */
export function playedFor(footballer: Footballer, club: string, { judge }: QuizFacts): Verdict {
  const played = judge({ kind: 'club', club }, footballer)
  return played === 'no' && wasBoyAt(footballer, club) ? 'unknown' : played
}

export const wasAtAll = (footballer: Footballer, clubs: readonly string[]): Verdict => {
  const has = (club: string) => footballer.career.some((spell) => spell.club === club)
  if (clubs.every(has)) return 'yes'
  const mayHave = clubs.every((club) => has(club) || wasBoyAt(footballer, club))
  return hasAllClubs(footballer) && !mayHave ? 'no' : 'unknown'
}

/** True when he played in that country, which makes him a tempting wrong answer. */
export const wasIn = ({ career }: Footballer, country: string, { club }: QuizFacts): boolean =>
  career.some((spell) => club(spell.club).nation === country)

/** False for a stay that began in the year of the facts: he may not have played for the club yet. */
export const isSettled = ({ from }: Spell, { asOf }: Pick<QuizFacts, 'asOf'>): boolean =>
  from === null || from < Number(asOf.slice(0, 4))

/** The footballer's clubs that a sentence can name by the name they had then, each once, in order of joining. */
export const namedClubs = ({ career }: Footballer, { isNamed }: QuizFacts): string[] => [
  ...new Set(career.filter((spell) => isNamed(spell.club) && formerName(spell) === null).map(({ club }) => club)),
]
