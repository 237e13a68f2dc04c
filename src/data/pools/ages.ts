import { ageOn } from '#core/age.ts'
import type { Day } from '#core/days.ts'
import type { Footballer } from '../types.ts'

const AGES = { youngest: 15, oldest: 60 }

export type Aged = Footballer & { born: string }

/** Whose age can be asked on a day: born on a known date, alive, 15 to 60 years old; the known ones first. */
export const agePool = (footballers: readonly Footballer[], died: ReadonlyMap<string, number>, day: Day): Aged[] =>
  footballers.filter((footballer): footballer is Aged => {
    if (footballer.born === null || died.has(footballer.id)) return false
    const age = ageOn(footballer.born, day)
    return age >= AGES.youngest && age <= AGES.oldest
  })

/** Retired, or between clubs: a run holds two of them at most. */
export const isWithoutClub = ({ club }: Footballer): boolean => club === null
