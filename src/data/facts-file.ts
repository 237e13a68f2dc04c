import type { Club, Country, Footballer, Spell } from './types.ts'

/** A spell in `facts.json`; 1 and 0 for loan and current, because the file is bundled into server and rooms. */
export type SpellRow = [club: string, from: number | null, to: number | null, loan: 0 | 1, current: 0 | 1]

export type FactsFile = {
  asOf: string
  footballers: (Omit<Footballer, 'career'> & { career: SpellRow[] })[]
  clubs: Club[]
  countries: Country[]
}

export const encodeSpell = ({ club, from, to, loan, current }: Spell): SpellRow => [
  club,
  from,
  to,
  loan ? 1 : 0,
  current ? 1 : 0,
]

export const decodeSpell = ([club, from, to, loan, current]: SpellRow): Spell => ({
  club,
  from,
  to,
  loan: loan === 1,
  current: current === 1,
})
