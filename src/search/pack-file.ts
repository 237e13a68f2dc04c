import type { Confederation } from '#data/types.ts'

/** Raised when the columns change, so that an old file in a cache is refused and not misread. */
export const PACK_FORMAT = 1

/**
 * The search pack as it travels: one array per column, because a compressor finds more alike within a column than
 * within a row. Footballers stand in order of fame; clubs in order of how often a career names them.
 */
export type PackFile = {
  format: number
  asOf: string
  /** Ids that do not follow from the name, by position. */
  ids: Record<string, string>
  names: string[]
  /** Position -> other names. */
  aliases: Record<string, string[]>
  nations: number[]
  roles: number[]
  fames: number[]
  /** Years after 1900 in which the first club was joined; 0 = unknown. */
  from: number[]
  /** Years between the first club and the last farewell; -1 = still playing or unknown. */
  years: number[]
  /** Year after 1900, month, day; 0 = unknown. */
  bornYears: number[]
  bornMonths: number[]
  bornDays: number[]
  /** Clubs of the whole career in order of joining, the current one last. */
  careers: number[][]
  /** 1 = the last club of the career is the current one. */
  playing: number[]
  countries: {
    codes: string[]
    shorts: string[]
    flags: Record<string, string>
    confederations: (Confederation | 0)[]
    en: string[]
    fr: string[]
    es: string[]
  }
  clubs: {
    ids: Record<string, string>
    names: string[]
    shorts: Record<string, string>
    codes: Record<string, string>
    /** Position of the league in LEAGUES. */
    leagues: Record<string, number>
    /** `EF0107FFFFFF`: two colours. */
    colours: Record<string, string>
    patterns: Record<string, string>
  }
}
