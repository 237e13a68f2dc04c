import type { Names } from '#data/types.ts'

type Family = 'place' | 'honour' | 'person' | 'name'

/**
 * `back-four.json`: groups by places in the pool. `faint`: places in `holders` whose fact few remember. `readings`: who
 * fits each simple reading that a fan may mistake a group for, such as "Arsenal" for "Left Arsenal for Barcelona";
 * `loose`: its readings by group.
 */
export type CatalogueFile = {
  pool: [id: string, tile: string | null, stem: string][]
  groups: [
    key: string,
    kind: string,
    family: Family,
    base: number,
    sentence: [en: string, fr: string, es: string],
    loose: string[],
    holders: number[],
    unknown: number[],
    faint: number[],
  ][]
  readings: Record<string, number[]>
}

/** How a footballer fits a group. `LOOSE`: fits a simple reading, not the group. `DOUBT`: the facts cannot tell. */
export const [NOT, LOOSE, FITS, DOUBT] = [0, 1, 2, 3] as const

export type Group = {
  key: string
  kind: string
  family: Family
  /** How late a fan sees it: 1 = at once, 4 = last. */
  base: number
  sentence: Names
  loose: readonly string[]
  holders: readonly number[]
  /** `NOT`, `LOOSE`, `FITS` or `DOUBT` by place in the pool. */
  fits: Uint8Array
  /** 1 where few remember the fact. */
  faint: Uint8Array
}

export type Catalogue = {
  pool: CatalogueFile['pool']
  groups: readonly Group[]
  readings: ReadonlyMap<string, readonly number[]>
}

export function decodeCatalogue({ pool, groups, readings }: CatalogueFile): Catalogue {
  const flags = (places: readonly number[]) => {
    const column = new Uint8Array(pool.length)
    for (const at of places) column[at] = 1
    return column
  }
  return {
    pool,
    readings: new Map(Object.entries(readings)),
    groups: groups.map(([key, kind, family, base, [en, fr, es], loose, holders, unknown, faint]) => {
      const fits = flags(loose.flatMap((reading) => readings[reading] ?? []))
      for (const at of holders) fits[at] = FITS
      for (const at of unknown) fits[at] = DOUBT
      const sentence = { en, fr, es }
      return {
        ...{ key, kind, family, base, sentence, loose, holders, fits },
        faint: flags(faint.map((nth) => holders[nth]!)),
      }
    }),
  }
}
