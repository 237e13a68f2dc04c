import * as z from 'zod/mini'
import { CARDS } from './terms.ts'

const Token = z.string().check(z.minLength(1), z.maxLength(40))

/** Action that a browser sends in a run of Stadiums. */
export const StadiumsAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('check'), places: z.array(z.nullable(Token)).check(z.length(CARDS)) }),
  z.strictObject({ type: z.literal('hint'), card: z.int().check(z.minimum(0), z.maximum(CARDS - 1)) }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type StadiumsAction = z.infer<typeof StadiumsAction>
