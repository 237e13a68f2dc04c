import type { Estimate } from '#data/types.ts'
import type { Pack } from './pack.ts'
import { fromSigns } from './signs.ts'

export const VALUES_FORMAT = 1

/** File of value estimates, for the search pack of the same build. */
export type ValuesFile = {
  format: number
  /** Month of the estimates, `2026-07`. */
  asOf: string
  /** Number of footballers in the search pack. */
  of: number
  /** All distinct values, in euros. */
  euros: number[]
  /** Signs, for the first footballers of the pack: position in `euros` plus one, 0: none. */
  values: string
}

/** By footballer, for those with enough fame. Throws a TypeError for a file that does not match the pack. */
export function decodeValues(json: unknown, pack: Pack): ReadonlyMap<string, { current: Estimate }> {
  const file = json as ValuesFile
  if (file?.format !== VALUES_FORMAT || file.of !== pack.footballers.length)
    throw new TypeError('the values are of another pack')
  return new Map(
    fromSigns(file.values).flatMap((sign, at) => {
      const euros = file.euros[sign - 1]
      return euros === undefined ? [] : [[pack.footballers[at]!.id, { current: { euros, asOf: file.asOf } }] as const]
    }),
  )
}
