import { fold } from '#core/fold.ts'
import type { Club, ClubRecord, Ground, LeagueId } from '../types.ts'

/** A ground with all its home clubs; names differ and change, the place does not. */
export type HomeGround = Ground & { id: string; city: string | null; nation: string; clubs: readonly Club[] }

/** Grounds by place; a shared one (San Siro, Maracanã) is one ground with several clubs. `id` is its first club's. */
export function homeGrounds(clubs: readonly Club[], records: ReadonlyMap<string, ClubRecord>): HomeGround[] {
  const known = clubs.flatMap((club) => {
    const ground = records.get(club.id)?.ground
    return ground ? [{ club, ground }] : []
  })
  const places = Map.groupBy(known, ({ ground }) => `${ground.latitude} ${ground.longitude}`)
  return [...places.values()].map((tenants) => {
    const { club, ground } = tenants[0]!
    const { id, city, nation } = club
    return { ...ground, id, city, nation, clubs: tenants.map((tenant) => tenant.club) }
  })
}

/** Grounds of a league's clubs; all grounds without a league. */
export const stadiumPool = (
  clubs: readonly Club[],
  records: ReadonlyMap<string, ClubRecord>,
  league?: LeagueId,
): HomeGround[] =>
  homeGrounds(clubs, records).filter(
    (ground) => league === undefined || ground.clubs.some((club) => club.league === league),
  )

/** Grounds of a league whose name does not reveal the club, unlike "Stadium de Toulouse". */
export const namedPool = (
  clubs: readonly Club[],
  records: ReadonlyMap<string, ClubRecord>,
  league: LeagueId,
): HomeGround[] => stadiumPool(clubs, records, league).filter((ground) => !revealsItsClub(ground))

/** True when the ground's name contains a word of a club's name, or of the city in it. */
export function revealsItsClub({ name, clubs }: Pick<HomeGround, 'name' | 'clubs'>): boolean {
  const words = wordsOf(name)
  return clubs.some((club) => wordsOf(`${club.name} ${club.shortName}`).some((word) => words.includes(word)))
}

/** Shorter words are articles and common additions. */
const LEAST_LETTERS = 4

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS)
