import * as z from 'zod/mini'
import { DayText } from '#contracts/results.ts'

/** Deal of a practice run, as ids; ages are those on `day`. */
export const PracticeDeal = z.object({ answer: z.string(), day: DayText })
export type PracticeDeal = z.infer<typeof PracticeDeal>
