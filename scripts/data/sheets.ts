import {
  CAPS_BANDS,
  COMPETITIONS,
  CONFEDERATIONS,
  FEET,
  LEAGUES,
  POSITIONS,
  ROLES,
  TITLES,
  TOURNAMENTS,
} from '#data/types.ts'
import {
  code,
  colour,
  date,
  degrees,
  id,
  list,
  monthOrDate,
  nation,
  numberOf,
  oneOf,
  optional,
  season,
  whole,
  words,
  year,
  yesNo,
  type Column,
} from './columns.ts'

const MAX_EUROS = 1_000_000_000
const MAX_MATCHES = 60
const MAX_MINUTES = 6_000

/** Fame grade: 1: almost nobody knows him, 5: every casual fan does. */
const grade = whole(1, 5)

const PATTERNS = [
  'plain',
  'stripes',
  'halves',
  'sleeves',
  'hband',
  'sash',
  'band',
  'hoops',
  'chevron',
  'cross',
  'lozenges',
  'vband2',
  'diagonal',
] as const

const FRENCH_ARTICLES = ['le', 'la', 'l’', 'les'] as const
const SPANISH_ARTICLES = ['el', 'la', 'los', 'las'] as const

/** Reason for a season without league matches. */
const IDLE = ['injured', 'left out', 'reserve goalkeeper', 'suspended', 'youth'] as const

/** All sheets with their columns, ordered so that a sheet only references earlier ones. */
export const SHEETS = {
  countries: {
    code: nation,
    short: code,
    flag: words,
    confederation: optional(oneOf(CONFEDERATIONS)),
    en: words,
    fr: words,
    es: words,
  },
  clubs: {
    id,
    name: words,
    short: optional(words),
    code: optional(code),
    country: nation,
    city: optional(words),
    league: optional(oneOf(LEAGUES)),
    last_league: optional(oneOf(LEAGUES)),
    founded: optional(year),
    founding_disputed: yesNo,
    first_colour: optional(colour),
    second_colour: optional(colour),
    pattern: optional(oneOf(PATTERNS)),
    nickname: optional(words),
    ground: optional(words),
    ground_capacity: optional(whole(1, 250_000)),
    ground_opened: optional(year),
    latitude: optional(degrees(90)),
    longitude: optional(degrees(180)),
  },
  emblems: { club: id, en: words, fr: words, es: words },
  'club-grammar': {
    club: id,
    en: words,
    fr: words,
    fr_article: optional(oneOf(FRENCH_ARTICLES)),
    es: words,
    es_article: optional(oneOf(SPANISH_ARTICLES)),
  },
  'listed-clubs': { club: id, en: words, fr: words, es: words },
  'country-grammar': {
    country: nation,
    en_article: optional(oneOf(['the'])),
    fr_article: optional(oneOf(FRENCH_ARTICLES)),
  },
  grounds: { club: id, other_names: list(words), capacity_disputed: yesNo, meanwhile: optional(words) },
  cities: { city: words, country: nation, fr: words, es: words },
  places: { city: words, country: nation, latitude: degrees(90), longitude: degrees(180) },
  'club-names': { club: id, name: words },
  twins: { one: id, other: id, reason: words },
  players: {
    id,
    name: words,
    full_name: optional(words),
    born: optional(date),
    nation,
    second_nations: list(nation),
    role: oneOf(ROLES),
    position: optional(oneOf(POSITIONS)),
    height_cm: optional(whole(0, 300)),
    foot: optional(oneOf(FEET)),
    shirt: optional(whole(0, 99)),
    fame: grade,
    confidence: whole(0, 3),
    died: optional(year),
    remark: optional(words),
  },
  others: {
    id,
    name: words,
    nation,
    born: optional(year),
    role: oneOf(ROLES),
    clubs: list(id),
    leagues: list(oneOf(LEAGUES)),
    titles: list(oneOf(TITLES)),
    nicknames: list(words),
  },
  renown: { footballer: id, fr: grade, es: grade, en: grade },
  nicknames: { footballer: id, name: words },
  excluded: { footballer: id, reason: words },
  spells: {
    footballer: id,
    joined: optional(year),
    left: optional(year),
    club: id,
    on_loan: yesNo,
    ongoing: yesNo,
  },
  seasons: {
    footballer: id,
    season,
    league: oneOf(LEAGUES),
    club: id,
    matches: whole(0, MAX_MATCHES),
    minutes: whole(0, MAX_MINUTES),
    goals: whole(0, 100),
    assists: whole(0, 100),
    yellow_cards: whole(0, MAX_MATCHES),
    red_cards: whole(0, MAX_MATCHES),
  },
  'short-stays': { footballer: id, club: id },
  'idle-seasons': { footballer: id, season, club: id, reason: oneOf(IDLE) },
  'league-seasons': { league: oneOf(LEAGUES), season, clubs: list(id), complete: yesNo },
  values: {
    footballer: id,
    euros: whole(1, MAX_EUROS),
    estimated_on: monthOrDate,
    kind: oneOf(['current', 'peak']),
  },
  honours: { footballer: id, title: oneOf(TITLES), year },
  winners: { title: oneOf(TITLES), year, nation: optional(nation), club: optional(id) },
  finals: {
    title: oneOf(TITLES),
    year,
    nation: optional(nation),
    club: optional(id),
    hosts: list(nation),
    city: words,
    score: words,
    penalties: optional(words),
  },
  'final-cities': { city: words, fr: words, es: words },
  'top-scorers': { title: oneOf(TITLES), year, footballer: id, goals: whole(1, 20) },
  'record-transfers': { year, footballer: id, club: id },
  derbies: { one: id, other: id, en: words, fr: words, es: words },
  medals: { competition: oneOf(COMPETITIONS), year, footballer: id },
  caps: { footballer: id, nation, at_least: numberOf(CAPS_BANDS), confidence: whole(2, 3) },
  champions: { competition: oneOf(COMPETITIONS), year, club: optional(id), certain: yesNo },
  squads: { tournament: oneOf(TOURNAMENTS), nation, name: words, footballer: optional(id) },
} as const satisfies Record<string, Record<string, Column<unknown>>>

export type SheetName = keyof typeof SHEETS
export const SHEET_NAMES = Object.keys(SHEETS) as SheetName[]

type Read<Columns> = { -readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never }

/** A row of a sheet with its line number (the header is line 1). */
export type Row<Name extends SheetName> = Read<(typeof SHEETS)[Name]> & { line: number }

export type Sheets = { [Name in SheetName]: Row<Name>[] }

/** A problem and its place; `column` is absent when the whole row is meant. */
export type Problem = { file: string; line: number; column?: string; rule: string; reason: string }

export const fileOf = (sheet: SheetName): string => `${sheet}.csv`

/** `spells.csv:12: joined: ...` */
export const describeProblem = ({ file, line, column, rule, reason }: Problem): string =>
  `${file}:${line}:${column ? ` ${column}:` : ''} ${reason} (${rule})`
