import * as z from 'zod/mini'
import type { BoardId } from '#contracts/boards.ts'
import { kitOf } from '#core/kits.ts'
import { countryByCode } from '#data/facts.ts'

/** A line as the database tells it. Preferences are anything: only a country there is and a shirt of ours are shown. */
export const LineRow = {
  rank: z.int(),
  score: z.int(),
  tie: z.number(),
  username: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  kit: z.catch(z.nullable(z.string().check(z.refine((text) => kitOf(text) !== null))), null),
  country: z.catch(z.nullable(z.string().check(z.refine((code) => countryByCode(code) !== undefined))), null),
}

/** What orders equals is a time to show where single runs are ranked. */
export const timeOf = (board: BoardId, tie: number | null): number | null =>
  board === 'all' || board === 'quiz' ? null : tie
