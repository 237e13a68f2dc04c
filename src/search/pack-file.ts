import type { Confederation } from '#data/types.ts'

/** Raised when the columns change, so that an old file in a cache is refused and not misread. */
export const PACK_FORMAT = 2

/**
 * The search pack as it travels: one text per column, because a compressor finds more alike within a column than
 * within a row. Footballers stand by nation and name; clubs in order of how often a career names them. `lines` are
 * divided by line breaks, `signs` are numbers as in signs.ts, 0 = unknown.
 */
export type PackFile = {
  format: number
  /** Month of the facts. */
  asOf: string
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
  /** Signs. */
  fames: string
  confidences: string
  /** Signs, for footballers of the five leagues only: they can be an answer, and these are its hints. */
  positions: string
  feet: string
  numbers: string
  /** Signs: years after the epoch, month, day. */
  bornYears: string
  bornMonths: string
  bornDays: string
  /** Signs: years from the birth (the epoch, when unknown) to the first club, plus one. */
  starts: string
  /** Signs: years from the first club to the last farewell, plus one; 0 = still playing, or unknown. */
  lengths: string
  /** Signs: 1 = we drew a portrait of him. */
  portraits: string
  /** Words of long signs: positions of the clubs in order of first joining. */
  careers: string
  /** Signs: place of the latest club in the career plus one; 0 = the last. */
  latest: string
  /** Signs: 1 = the latest club is the current one. */
  playing: string
  countries: {
    codes: string[]
    shorts: string[]
    flags: Record<string, string>
    confederations: (Confederation | 0)[]
    en: string[]
    fr: string[]
    es: string[]
  }
  /** Version of the drawn crests: a part of their addresses. Every club with colours has one. */
  crests: string
  clubs: {
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
}
