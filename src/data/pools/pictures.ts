import { themeMembers, type Theme, type ThemeRecords } from '../themes.ts'
import type { Club, ClubRecord, Footballer } from '../types.ts'
import { fameTier, isKnownEnough, type FameTier } from './difficulty.ts'

export type PixelsMode = 'easy' | 'hard' | 'today'

/**
 * Faces to be named: `withPicture` holds the ids of whom there is a drawing or a photograph that can be told from the
 * others at the first step (`tellable` of src/pictures/distance.ts; every drawing can). Easy leaves out the little known.
 */
export function pixelsPool(
  mode: PixelsMode,
  footballers: readonly Footballer[],
  withPicture: ReadonlySet<string>,
): Footballer[] {
  const shown = footballers.filter(({ id }) => withPicture.has(id))
  return mode === 'hard' ? shown : shown.filter(isKnownEnough('normal'))
}

/** The collection of a theme. */
export const pixelsThemePool = (
  theme: Theme,
  footballers: readonly Footballer[],
  records: ThemeRecords,
  withPicture: ReadonlySet<string>,
): Footballer[] => themeMembers(theme, footballers, records).filter(({ id }) => withPicture.has(id))

/** Faces for one face of three: each has a tier of renown, and a picture takes one of each tier. */
export function splitPool(
  footballers: readonly Footballer[],
  withPicture: ReadonlySet<string>,
): Record<FameTier, Footballer[]> {
  const shown = footballers.filter(({ id }) => withPicture.has(id))
  const inTier = (tier: FameTier) => shown.filter((footballer) => fameTier(footballer) === tier)
  return { anchor: inTier('anchor'), known: inTier('known'), insider: inTier('insider') }
}

/** Team-mates now wear one shirt: in easy they are never mixed. */
export function canShareAFace(three: readonly Footballer[]): boolean {
  const clubs = three.flatMap(({ club }) => club ?? [])
  return new Set(three.map(fameTier)).size === three.length && new Set(clubs).size === clubs.length
}

export type BlurMode = 'easy' | 'hard' | 'today'

/** Crests to be named: the five leagues in easy, every club of which enough is known for its hints in hard and today. */
export const blurPool = (
  mode: BlurMode,
  clubs: readonly Club[],
  records: ReadonlyMap<string, ClubRecord>,
  withCrest: (club: string) => boolean = () => true,
): Club[] =>
  clubs.filter(
    ({ id, league, colours }) =>
      records.has(id) && colours !== null && withCrest(id) && (mode !== 'easy' || league !== null),
  )
