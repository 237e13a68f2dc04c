import type { Confederation } from '#data/types.ts'

/** Raised when the columns change, so that an old file in a cache is refused and not misread. */
export const PACK_FORMAT = 4

/**
 * A search pack as it travels: one text per column, because a compressor finds more alike within a column than within a
 * row. Footballers stand by nation and name. `lines` are divided by line breaks, `signs` are numbers as in signs.ts,
 * 0 = unknown.
 */
type NameColumns = {
  /** The year before the first birth or, without one, the first club. */
  epoch: number
  /** Ids that do not follow from the name, by position. */
  ids: Record<string, string>
  /** Lines. */
  names: string
  /** Lines; several names of one footballer divided by `|`. */
  aliases: string
  /** Signs: position in `countries`. */
  nations: string
  /** Signs: position in ROLES. */
  roles: string
  /** Signs: years after the epoch. */
  bornYears: string
}

export type FootballerColumns = NameColumns & {
  /** Signs. */
  fames: string
  confidences: string
  /** Signs, for footballers of the five leagues only: they can be an answer, and these are its hints. */
  positions: string
  feet: string
  numbers: string
  /** Signs: month, day. */
  bornMonths: string
  bornDays: string
  /** Signs: years from the birth (the epoch, when unknown) to the first club, plus one. */
  starts: string
  /** Signs: years from the first club to the last farewell, plus one; 0 = still playing, or unknown. */
  lengths: string
  /** Signs: 1 = we drew a portrait of him. */
  portraits: string
  /** Words of long signs: positions of clubs in order of first joining; all of an answer's, of others what a row shows. */
  careers: string
  /** Signs: place of the current club in the career plus one; 0 = none. */
  playing: string
}

export type CountryColumns = {
  codes: string[]
  shorts: string[]
  flags: Record<string, string>
  confederations: (Confederation | 0)[]
  en: string[]
  fr: string[]
  es: string[]
}

export type ClubColumns = {
  ids: Record<string, string>
  /** Lines. */
  names: string
  shorts: Record<string, string>
  codes: Record<string, string>
  /** Position of the league in LEAGUES. */
  leagues: Record<string, number>
  /** `EF0107FFFFFF`: two colours. */
  colours: Record<string, string>
  patterns: Record<string, string>
}

/** Whom a game may ask, and the best known of the others. Clubs stand in order of how often a career names them. */
export type PackFile = FootballerColumns & {
  format: number
  /** Names the build: the late pack says which one it belongs to. */
  mark: string
  /** Month of the facts. */
  asOf: string
  /** Long signs: positions of the best known, in order of renown. Of the others the fame alone is told. */
  order: string
  countries: CountryColumns
  /** Version of the drawn crests: a part of their addresses. Every club with colours has one. */
  crests: string
  clubs: ClubColumns
}

/** Everybody else, for whoever types a name. Positions of countries and clubs go on where the first pack ends. */
export type LatePackFile = {
  format: number
  mark: string
  countries: CountryColumns
  clubs: ClubColumns
  footballers: FootballerColumns
  /** The second tier: a name, a nation, a role and the year of birth. */
  others: NameColumns
}

export type { NameColumns }
