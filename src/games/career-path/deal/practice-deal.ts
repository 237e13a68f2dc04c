import * as z from 'zod/mini'
import { LEVELS } from './levels.ts'

/** Three or four clubs are shown at first; two misses each open one more. */
const MAX_CLUBS = 6
const MAX_ID = 80
const Id = z.string().check(z.maxLength(MAX_ID))

/** Deal of a practice run, as ids: footballer, level, and in hard the clubs in the order they open. */
export const PracticeDeal = z.object({
  answer: Id,
  level: z.enum([...LEVELS.classic, ...LEVELS.hard]),
  hard: z.nullable(z.object({ clubs: z.array(Id).check(z.maxLength(MAX_CLUBS)), first: z.int() })),
})
export type PracticeDeal = z.infer<typeof PracticeDeal>
