import type { Spell } from '#data/types.ts'

/** The year of the facts: end of a stay that goes on. */
const AS_OF_YEAR = 2027
/** Years without a club after which a footballer has not left one club for the next. */
const MOST_YEARS_BETWEEN = 1

/** Year in which a stay ends; that in which it began when the end is unknown. */
export const endOf = ({ from, to, current }: Pick<Spell, 'from' | 'to' | 'current'>): number =>
  to ?? (current ? AS_OF_YEAR : from!)

/** Last year that a stay may reach; an unknown end may be any. */
const latestEndOf = ({ to }: Pick<Spell, 'to'>): number => to ?? AS_OF_YEAR

/** Years that two spent at one club, without those in which one was on loan elsewhere. */
export const sharedStays = (
  mine: readonly Spell[],
  his: readonly Spell[],
): { club: string; from: number; to: number }[] =>
  mine.flatMap((one) =>
    his.flatMap((other) => {
      if (one.club !== other.club || one.from === null || other.from === null) return []
      const [from, to] = [Math.max(one.from, other.from), Math.min(endOf(one), endOf(other))]
      const isAway = [...mine, ...his].some(
        (loan) =>
          loan.loan && loan.club !== one.club && loan.from !== null && loan.from < to && latestEndOf(loan) > from,
      )
      if (to <= from || isAway) return []
      return { club: one.club, from, to }
    }),
  )

/** Stays that touch or overlap at one club become one: a loan and the contract that followed. */
export const mergedStays = (career: readonly Spell[]): Spell[] =>
  career.reduce<Spell[]>((stays, next) => {
    const at = stays.findLastIndex(({ club }) => club === next.club)
    const last = stays[at]
    if (!last || last.from === null || next.from === null || next.from > endOf(last)) return [...stays, next]
    return endOf(next) < endOf(last) ? stays : stays.with(at, { ...next, from: last.from })
  }, [])

/** Years at each club. */
export function yearsByClub(career: readonly Spell[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const spell of career)
    sums.set(spell.club, (sums.get(spell.club) ?? 0) + (spell.from === null ? 0 : endOf(spell) - spell.from))
  return sums
}

/**
 * The two stays of a transfer from one club to another, null without one. Loans are left out, but for one to the new
 * club right before: there the new stay begins.
 */
export function moveBetween(career: readonly Spell[], from: string, to: string): readonly [Spell, Spell] | null {
  const stays = career.filter(({ loan }) => !loan)
  for (const [at, next] of stays.entries()) {
    const before = stays[at - 1]
    if (before?.club !== from || next.club !== to || before.to === null || next.from === null) continue
    if (next.from - before.to > MOST_YEARS_BETWEEN) continue
    const loan = career.find((one) => one.loan && one.club === to && one.from !== null && one.to === next.from)
    return loan
      ? [
          { ...before, to: loan.from },
          { ...next, from: loan.from },
        ]
      : [before, next]
  }
  return null
}
