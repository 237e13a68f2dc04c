import { encodeSpell, type FactsFile } from '#data/facts-file.ts'
import type { Facts } from './assemble.ts'

/** The facts as `src/data/facts.ts` reads them back. */
export const encodeFacts = ({ footballers, clubs, countries }: Facts, asOf: string): FactsFile => ({
  asOf,
  footballers: footballers.map((footballer) => ({ ...footballer, career: footballer.career.map(encodeSpell) })),
  clubs,
  countries,
})
