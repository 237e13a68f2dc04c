import type { Pack } from '#search/pack.ts'
import { decodeValues } from '#search/values-pack.ts'
import type { Source } from './practice-deal.ts'

/** What practice in a browser deals from; `json` is the values' own file. Throws a TypeError for one of another build. */
export const sourceOf = (pack: Pack, json: unknown): Source => ({
  footballers: pack.footballers,
  values: decodeValues(json, pack),
})
