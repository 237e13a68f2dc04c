import { FOOTBALLERS } from '#data/facts.ts'

/** Minimum fame of a footballer who makes his clubs known. */
const STAR_FAME = 4
const STARS_BY_CLUB = new Map<string, number>()
for (const { fame, career } of FOOTBALLERS) {
  if (fame < STAR_FAME) continue
  for (const club of new Set(career.map((spell) => spell.club)))
    STARS_BY_CLUB.set(club, (STARS_BY_CLUB.get(club) ?? 0) + 1)
}

/** Number of known footballers who played for a club: how well it is known. */
export const starsOf = ({ id }: { id: string }): number => STARS_BY_CLUB.get(id) ?? 0
