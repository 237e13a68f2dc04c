import type { Names } from '#data/types.ts'

/** How the years of a fact become a text: with the club of the final, of the season or of the year, or the nation. */
type Told = 'finalist' | 'season' | 'club' | 'nation'

/**
 * A closed list that fans tell stories of. `men`: years, or the fact itself; footballers outside the pool may be left
 * out. `doubt`: footballers that some fans would count. Everybody else certainly does not belong.
 */
export type Story = {
  key: string
  kind:
    'goals' | 'missed' | 'award' | 'captain' | 'topScorer' | 'family' | 'born' | 'nickname' | 'coach' | 'after' | 'tale'
  base: number
  sentence: Names
  loose?: readonly string[]
  told?: Told
  men: Readonly<Record<string, readonly number[] | string | Names>>
  doubt?: readonly string[]
}
