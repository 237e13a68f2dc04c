import { FOOTBALLERS } from '#data/facts.ts'

/** Minimum fame of a footballer who makes his clubs known. */
const STAR = 4
const STARS = new Map<string, number>()
for (const { fame, career } of FOOTBALLERS) {
  if (fame < STAR) continue
  for (const club of new Set(career.map((spell) => spell.club))) STARS.set(club, (STARS.get(club) ?? 0) + 1)
}

/** Number of known footballers who played for a club: how well it is known. */
export const starsOf = ({ id }: { id: string }): number => STARS.get(id) ?? 0
