import { ageOn } from '#core/age.ts'
import type { Day } from '#core/days.ts'
import type { Footballer } from '../types.ts'
import { bestKnown } from './difficulty.ts'

const AGES = { youngest: 15, oldest: 60 }

/** Who plays is asked for from here on; who has no club any more has to be known even better. */
const FAME = { playing: 3, retired: 4 } as const

/** The daily asks for the best known of those who play. */
const PLAYING_TODAY = 500

export type AgeMode = 'normal' | 'today'

type Candidate = Pick<Footballer, 'id' | 'born' | 'club' | 'fame'>
export type Aged<Someone extends Candidate = Footballer> = Someone & { born: string }

/**
 * Whose age can be asked on a day: well known, born on a known date, alive, 15 to 60 years old; `footballers` in the order
 * of the facts. `normal` asks for players with a club alone, so that a browser, which knows no deaths, deals from the same
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
