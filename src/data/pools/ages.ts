import { ageOn } from '#core/age.ts'
import type { Day } from '#core/days.ts'
import type { Footballer } from '../types.ts'
import { bestKnown } from './difficulty.ts'

const AGES = { youngest: 15, oldest: 60 }

/** Minimum fame; footballers without a club must be better known. */
const FAME = { playing: 3, retired: 4 } as const

/** The daily asks for the best known active players. */
export const PLAYING_TODAY = 500

export type AgeMode = 'normal' | 'today'

type Candidate = Pick<Footballer, 'id' | 'born' | 'club' | 'fame'>
export type Aged<Someone extends Candidate = Footballer> = Someone & { born: string }

/**
 * Footballers for age questions on a day: well known, known birth date, alive, 15 to 60 years old; `footballers` in the
 * order of the facts. `normal` uses only players with a club, so that a browser, which knows no deaths, has the same
 * pool.
 */
export function agePool<Someone extends Candidate>(
  mode: AgeMode,
  footballers: readonly Someone[],
  died: ReadonlyMap<string, number>,
  day: Day,
): Aged<Someone>[] {
  const known = footballers.filter((footballer): footballer is Aged<Someone> => {
    const { id, born, club, fame } = footballer
    if (born === null || died.has(id) || fame < (club === null ? FAME.retired : FAME.playing)) return false
    const age = ageOn(born, day)
    return age >= AGES.youngest && age <= AGES.oldest
  })
  const playing = known.filter(({ club }) => club !== null)
  if (mode === 'normal') return playing
  const asked = new Set(bestKnown(playing, PLAYING_TODAY))
  return known.filter((footballer) => footballer.club === null || asked.has(footballer))
}
