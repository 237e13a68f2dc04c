import * as z from 'zod/mini'
import type { BoardId } from '#contracts/boards.ts'
import { kitOf } from '#core/kits.ts'
import { countryByCode } from '#data/facts.ts'

/** A line from the database. Preferences are unchecked: only known countries and shirts are shown. */
export const LineRow = {
  rank: z.int(),
  score: z.int(),
  tie: z.number(),
  username: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  kit: z.catch(z.nullable(z.string().check(z.refine((text) => kitOf(text) !== null))), null),
  country: z.catch(z.nullable(z.string().check(z.refine((code) => countryByCode(code) !== undefined))), null),
}

/** The tie-break value is a time on boards of single runs. */
export const timeOf = (board: BoardId, tie: number | null): number | null =>
  board === 'all' || board === 'quiz' ? null : tie
