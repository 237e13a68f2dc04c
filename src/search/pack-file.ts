import type { Confederation } from '#data/types.ts'

/** Increment when the columns change, so that a cached old file is refused. */
export const PACK_FORMAT = 6

/**
 * File format of a search pack: one text per column, which compresses better than rows. Footballers are sorted by
 * nation and name. `lines` are separated by line breaks, `signs` are numbers as in signs.ts, 0: unknown.
 */
type NameColumns = {
  /** The year before the first birth or, without one, the first club. */
  epoch: number
  /** Ids that cannot be derived from the name, by position. */
  ids: Record<string, string>
  /** Lines. */
  names: string
  /** Lines; several names of one footballer separated by `|`. */
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
  /** Signs: years from the first club to leaving the last one, plus one; 0: still playing, or unknown. */
  lengths: string
  /** Signs: 1: a drawn portrait exists. */
  portraits: string
  /**
   * Words of long signs: positions of clubs in order of joining; all for possible answers, for others those that a row
   * shows.
   */
  careers: string
  /** Signs: index of the current club in the career plus one; 0: none. */
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
  /** Names in French and Spanish, where they differ. */
  fr: Record<string, string>
  es: Record<string, string>
  frShorts: Record<string, string>
  esShorts: Record<string, string>
  codes: Record<string, string>
  /** Position of the league in LEAGUES. */
  leagues: Record<string, number>
  /** `EF0107FFFFFF`: two colours. */
  colours: Record<string, string>
  patterns: Record<string, string>
}

/**
 * Footballers that games may ask for, and the best known of the others. Clubs are sorted by their frequency in careers.
 */
export type PackFile = FootballerColumns & {
  format: number
  /** Build id; the late pack names the build it belongs to. */
  mark: string
  /** Month of the facts. */
  asOf: string
  /** Long signs: positions of the best known, by renown. Others have a fame only. */
  order: string
  countries: CountryColumns
  /** Version of the drawings, part of their addresses. Every club with colours has a crest. */
  pictures: string
  clubs: ClubColumns
}

/** Everybody else, for typed names. Positions of countries and clubs continue after the first pack. */
export type LatePackFile = {
  format: number
  mark: string
  countries: CountryColumns
  clubs: ClubColumns
  footballers: FootballerColumns
  /** The second tier: name, nation, role and year of birth. */
  others: NameColumns
  /** Lines, for the first footballers of the first pack in their order: a full name that differs; empty: none. */
  fullNames: string
}

export type { NameColumns }
