/** Names as the languages have them. */
export type Names = { en: string; fr: string; es: string }

export const CONFEDERATIONS = ['UEFA', 'CONMEBOL', 'CONCACAF', 'CAF', 'AFC', 'OFC'] as const
export type Confederation = (typeof CONFEDERATIONS)[number]

export type Country = {
  code: string
  /** Three letters as scoreboards write them: ENG, URU. */
  short: string
  /** Name of the flag's file. */
  flag: string
  confederation: Confederation | null
  names: Names
}
