import type { Footballer, Spell } from '#data/types.ts'

/** Confidence from which the years of a career are correct within one year. */
const SURE = 3

export const hasExactYears = ({ confidence }: Footballer): boolean => confidence >= SURE

/** First and last year of a stay; null when one is unknown. `until`: the year of the facts. */
function rangeOf({ from, to, current }: Spell, until: number): [from: number, to: number] | null {
  const end = current ? until + 1 : to
  return from === null || end === null ? null : [from, end]
}

/** Whether he was at the club in that calendar year; unknown in the first or last year of a stay or of a loan away. */
export function wasAtIn(footballer: Footballer, club: string, year: number, until: number): 'yes' | 'no' | 'unknown' {
  if (!hasExactYears(footballer)) return 'unknown'
  let answer: 'yes' | 'no' | 'unknown' = 'no'
  for (const spell of footballer.career) {
    if (spell.club !== club) continue
    const range = rangeOf(spell, until)
    if (range === null) return 'unknown'
    if (year > range[0] && year < range[1] && !wasLentIn(footballer, spell, year, until)) return 'yes'
    if (year >= range[0] - 1 && year <= range[1] + 1) answer = 'unknown'
  }
  return answer
}

/** His club at the end of that year, a loan before its owner; null when he may have left in the winter. */
export function clubAtEndOf({ career }: Footballer, year: number): string | null {
  const stays = career.filter(
    ({ from, to, current }) => from !== null && from <= year && (current || (to !== null && to > year)),
  )
  return (stays.find(({ loan }) => loan) ?? stays[0])?.club ?? null
}

/** True in the years before the first team of his first club: he may have been at its academy. */
export const wasBoyAt = ({ career: [first] }: Footballer, club: string, year: number): boolean =>
  first !== undefined && first.club === club && !first.loan && first.from !== null && year < first.from

const wasLentIn = (footballer: Footballer, from: Spell, year: number, until: number): boolean =>
  footballer.career.some((spell) => {
    if (spell === from || !spell.loan) return false
    const range = rangeOf(spell, until)
    return range === null || (year >= range[0] - 1 && year <= range[1] + 1)
  })

/** Whether the two were at the club at the same time. */
export function wereTogether(
  one: Footballer,
  other: Footballer,
  club: string,
  until: number,
): 'yes' | 'no' | 'unknown' {
  if (!hasExactYears(one) || !hasExactYears(other)) return 'unknown'
  const years = one.career.filter((spell) => spell.club === club).flatMap((spell) => rangeOf(spell, until) ?? [])
  if (years.length === 0) return one.career.some((spell) => spell.club === club) ? 'unknown' : 'no'
  let answer: 'yes' | 'no' | 'unknown' = 'no'
  for (let year = Math.min(...years) - 1; year <= Math.max(...years) + 1; year++) {
    const [mine, theirs] = [wasAtIn(one, club, year, until), wasAtIn(other, club, year, until)]
    if (mine === 'yes' && theirs === 'yes') return 'yes'
    if (mine !== 'no' && theirs !== 'no') answer = 'unknown'
  }
  return answer
}

/**
 * True when all his league matches of the season that began in `start` were for these clubs. `isCounted`: a club of the
 * leagues whose seasons are known; elsewhere a season may begin before the summer's transfers, or last a calendar year.
 */
export function playedOnlyFor(
  { career }: Footballer,
  start: number,
  clubs: readonly string[],
  isCounted: (club: string) => boolean,
): boolean {
  const ended = ({ to, current }: Spell): number => (current ? Infinity : (to ?? Infinity))
  const lasted = (spell: Spell): boolean => spell.from !== null && spell.from <= start && ended(spell) > start
  const wasLent = career.some((spell) => spell.loan && lasted(spell))
  return career.every((spell) => {
    const { club, from, loan } = spell
    if (clubs.includes(club)) return true
    if (from === null) return false
    if (wasLent && !loan && lasted(spell)) return true
    return isCounted(club) ? !lasted(spell) : from > start + 1 || ended(spell) < start
  })
}
