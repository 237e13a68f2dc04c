import file from '#data/generated/others.json' with { type: 'json' }
import type { Other } from './types.ts'

/** The second tier, for server and tests: who is a valid answer where it is sure, and nobody who is asked for. */
export const OTHERS: readonly Other[] = file

const others = new Map(OTHERS.map((other) => [other.id, other]))

export const otherById = (id: string): Other | undefined => others.get(id)
