import * as z from 'zod/mini'
import { GROUP_SIZE, TILES } from './terms.ts'

const Cell = z.int().check(z.minimum(0), z.maximum(TILES - 1))
const Four = z.array(Cell).check(
  z.length(GROUP_SIZE),
  z.refine((cells) => new Set(cells).size === GROUP_SIZE),
)

/** Action that a browser sends in a run of Back four. */
export const BackFourAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('submit'), cells: Four }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type BackFourAction = z.infer<typeof BackFourAction>
