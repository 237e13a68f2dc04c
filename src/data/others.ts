import file from '#data/generated/others.json' with { type: 'json' }
import type { Other } from './types.ts'

/** Second tier, for server and tests: valid answers where certain, never asked. */
export const OTHERS: readonly Other[] = file

const others = new Map(OTHERS.map((other) => [other.id, other]))

export const otherById = (id: string): Other | undefined => others.get(id)
