import * as z from 'zod/mini'
import { SIDE } from '../rules/terms.ts'

const MAX_KEY = 80

const Keys = z.array(z.string().check(z.maxLength(MAX_KEY))).check(z.length(SIDE))

/** Deal of a practice run: keys of its axes (`club:chelsea`). */
export const PracticeDeal = z.object({ rows: Keys, columns: Keys })
export type PracticeDeal = z.infer<typeof PracticeDeal>
