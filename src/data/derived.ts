import type { Confederation, Country, Footballer } from './types.ts'

/** First year joined and last year left; `to` is null while a spell is open or an end is unknown. */
export function activeYears({ career }: Pick<Footballer, 'career'>): { from: number | null; to: number | null } {
  const joined = career.flatMap((spell) => spell.from ?? [])
  const left = career.map((spell) => spell.to)
  const ends = left.filter((year) => year !== null)
  const open = career.some((spell) => spell.current) || left.at(-1) === null
  return {
    from: joined.length > 0 ? Math.min(...joined) : null,
    to: open || ends.length === 0 ? null : Math.max(...ends),
  }
}

/** Confederation of his nation; null where the nation belongs to none. */
export const confederationOf = (
  { nation }: Pick<Footballer, 'nation'>,
  countryByCode: (code: string) => Country | undefined,
): Confederation | null => countryByCode(nation)?.confederation ?? null
