import { encodeSpell, type FactsFile } from '#data/facts-file.ts'
import type { Facts } from './assemble.ts'

/** Encodes the facts for `src/data/facts.ts`. */
export const encodeFacts = ({ footballers, clubs, countries }: Facts, asOf: string): FactsFile => ({
  asOf,
  footballers: footballers.map((footballer) => ({ ...footballer, career: footballer.career.map(encodeSpell) })),
  clubs,
  countries,
})
