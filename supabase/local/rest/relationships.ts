import type { Catalog, ForeignKey } from './catalog.ts'
import { RestError } from './errors.ts'
import type { Embed } from './select.ts'

/** A join between two tables: `on` pairs a local column with a foreign one. */
export type Relationship = { table: string; isMany: boolean; on: [string, string][]; key: ForeignKey }

const pairs = (here: string[], there: string[]): [string, string][] =>
  here.map((column, place) => [column, there[place] ?? ''])

function candidates(catalog: Catalog, from: string, embed: Embed): Relationship[] {
  const { target, hint } = embed
  return catalog.keys.flatMap((key) => {
    const { fromColumns, toColumns } = key
    const isMeant = hint === null || hint === key.name || [...fromColumns, ...toColumns].includes(hint)
    const isColumn = fromColumns.length === 1 && fromColumns[0] === target
    const found: Relationship[] = []
    if (isMeant && key.from === from && (key.to === target || key.name === target || isColumn)) {
      found.push({ table: key.to, isMany: false, on: pairs(fromColumns, toColumns), key })
    }
    if (isMeant && key.to === from && (key.from === target || key.name === target)) {
      found.push({ table: key.from, isMany: !key.unique, on: pairs(toColumns, fromColumns), key })
    }
    return found
  })
}

/** Resolves the relationship of an embedded resource. Throws `PGRST200` for none, `PGRST201` for several. */
export function relationship(catalog: Catalog, from: string | null, embed: Embed): Relationship {
  const { target } = embed
  const found = from === null ? [] : candidates(catalog, from, embed)
  const [first] = found
  if (!first) {
    const message = `Could not find a relationship between '${from}' and '${target}' in the schema cache`
    throw new RestError(400, 'PGRST200', message, "Searched for a foreign key in the schema 'public'")
  }
  if (found.length > 1) {
    const message = `Could not embed because more than one relationship was found for '${from}' and '${target}'`
    const choices = found.map(({ key }) => `'${target}!${key.name}'`).join(', ')
    throw new RestError(300, 'PGRST201', message, null, `Try changing '${target}' to one of the following: ${choices}`)
  }
  return first
}
