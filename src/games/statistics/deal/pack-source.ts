import type { Pack } from '#search/pack.ts'
import { decodeSeasons } from '#search/seasons-pack.ts'
import type { Source } from './practice-deal.ts'

/** What practice in a browser deals from; `json` is the seasons' own file. Throws a TypeError for one of another build. */
export const sourceOf = (pack: Pack, json: unknown): Source =>
  decodeSeasons(json, pack).map(({ footballer: { id, name, nation, fame, clues }, ...season }) => ({
    ...season,
    footballer: { id, name, nation, fame, role: clues.role },
  }))
