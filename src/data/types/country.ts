/** A name in three languages. */
export type Names = { en: string; fr: string; es: string }

/** A name with its forms by language where they differ. A browser replaces `name` by its language's form on arrival. */
export type LocalName = { name: string; local?: Names }

export const CONFEDERATIONS = ['UEFA', 'CONMEBOL', 'CONCACAF', 'CAF', 'AFC', 'OFC'] as const
export type Confederation = (typeof CONFEDERATIONS)[number]

export type Country = {
  code: string
  /** Three letters of scoreboards: ENG, URU. */
  short: string
  /** File name of the flag. */
  flag: string
  confederation: Confederation | null
  names: Names
}
