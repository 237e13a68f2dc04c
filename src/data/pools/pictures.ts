import { themeMembers, type Theme, type ThemeRecords } from '../themes.ts'
import type { Club, Footballer } from '../types.ts'
import { isKnownEnough } from './difficulty.ts'

export type PixelsMode = 'easy' | 'hard' | 'today'

/**
 * Faces for Pixels: `withPicture` holds the ids with a drawing or photograph that is recognisable at the first step
 * (`recognisable` of src/pictures/distance.ts; every drawing is). Easy and today use names that every regular fan
 * knows.
 */
export function pixelsPool(
  mode: PixelsMode,
  footballers: readonly Footballer[],
  withPicture: ReadonlySet<string>,
): Footballer[] {
  const shown = footballers.filter(({ id }) => withPicture.has(id))
  return mode === 'hard' ? shown : shown.filter(isKnownEnough('easy'))
}

/** Members of a theme with a picture. */
export const pixelsThemePool = (
  theme: Theme,
  footballers: readonly Footballer[],
  records: ThemeRecords,
  withPicture: ReadonlySet<string>,
): Footballer[] => themeMembers(theme, footballers, records).filter(({ id }) => withPicture.has(id))

/** Tiers of a split picture: one face that everybody knows, one that most know, one that fans know. */
export const FAME_TIERS = ['anchor', 'known', 'insider'] as const
export type FameTier = (typeof FAME_TIERS)[number]

/**
 * Faces for Split, one of each tier per picture. Tiers are thirds of all faces instead of grades of fame, because faces
 * were drawn in order of fame and few footballers with a face are little known.
 */
export function splitPool(
  footballers: readonly Footballer[],
  withPicture: ReadonlySet<string>,
): Record<FameTier, Footballer[]> {
  const shown = footballers.filter(({ id }) => withPicture.has(id))
  const third = Math.ceil(shown.length / FAME_TIERS.length)
  return { anchor: shown.slice(0, third), known: shown.slice(third, 2 * third), insider: shown.slice(2 * third) }
}

/** False for two of one club (same shirt) or of one nation (they would hint at each other). */
export function canShareAFace(three: readonly Footballer[]): boolean {
  const clubs = three.flatMap(({ club }) => club ?? [])
  const nations = new Set(three.map(({ nation }) => nation))
  return new Set(clubs).size === clubs.length && nations.size === three.length
}

export type BlurMode = 'easy' | 'hard' | 'today'

/**
 * Crests for Blur: the five leagues in easy, every club with a crest in hard and today; unknown hints are not offered.
 */
export const blurPool = (
  mode: BlurMode,
  clubs: readonly Club[],
  withCrest: (club: string) => boolean = () => true,
): Club[] =>
  clubs.filter(({ id, league, colours }) => colours !== null && withCrest(id) && (mode !== 'easy' || league !== null))
