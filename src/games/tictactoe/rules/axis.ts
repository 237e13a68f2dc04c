import type { GridCriterion, Names } from '#data/types.ts'

/** A row or column with its display data, because the first view has no pack. */
export type Axis = {
  key: string
  criterion: GridCriterion
  /** A club has one name in all languages. Null for leagues, roles and titles, which have words of their own. */
  name: string | Names | null
  /** Club name with its article in sentences: "le Real Madrid". Absent when unknown. */
  said?: Names
  /** Name of a nation's flag. */
  flag?: string
}

/** Three rows and three columns. */
export type Grid = { rows: readonly Axis[]; columns: readonly Axis[] }

export const GRID_SIDES = ['row', 'column'] as const
export type GridSide = (typeof GRID_SIDES)[number]

type Namer = {
  club: (id: string) => { shortName: string } | undefined
  said: (club: string) => Names | undefined
  country: (code: string) => { names: Names; flag: string } | undefined
}

/** A drawn axis with its names. */
export function shownAxis({ key, criterion }: Pick<Axis, 'key' | 'criterion'>, { club, said, country }: Namer): Axis {
  if (criterion.kind === 'club') {
    const inSentence = said(criterion.club)
    return {
      key,
      criterion,
      name: club(criterion.club)?.shortName ?? criterion.club,
      ...(inSentence && { said: inSentence }),
    }
  }
  if (criterion.kind !== 'nation') return { key, criterion, name: null }
  const known = country(criterion.nation)
  return { key, criterion, name: known?.names ?? criterion.nation, ...(known && { flag: known.flag }) }
}
