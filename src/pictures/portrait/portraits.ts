import type { Look } from './attributes.ts'
import { parseLook } from './parse.ts'
import { LINES } from './sheets/index.ts'

/** Footballers with a portrait, by id. */
export const LOOKS: ReadonlyMap<string, Look> = new Map(LINES.map(parseLook).map((look) => [look.id, look]))
