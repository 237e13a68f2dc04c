import { themeMembers, type Theme, type ThemeRecords } from '../themes.ts'
import type { Club, Footballer } from '../types.ts'
import { isKnownEnough } from './difficulty.ts'

export type PixelsMode = 'easy' | 'hard' | 'today'

/**
 * Faces to be named: `withPicture` holds the ids of whom there is a drawing or a photograph that can be told from the
 * others at the first step (`tellable` of src/pictures/distance.ts; every drawing can). Easy and today ask for names that
 * every regular fan knows.
 */
export function pixelsPool(
  mode: PixelsMode,
  footballers: readonly Footballer[],
  withPicture: ReadonlySet<string>,
): Footballer[] {
  const shown = footballers.filter(({ id }) => withPicture.has(id))
  return mode === 'hard' ? shown : shown.filter(isKnownEnough('easy'))
}

/** The collection of a theme. */
export const pixelsThemePool = (
  theme: Theme,
  footballers: readonly Footballer[],
  records: ThemeRecords,
  withPicture: ReadonlySet<string>,
): Footballer[] => themeMembers(theme, footballers, records).filter(({ id }) => withPicture.has(id))

/** The three tiers a split picture mixes: an anchor everybody knows, somebody most know, somebody fans know. */
export const FAME_TIERS = ['anchor', 'known', 'insider'] as const
export type FameTier = (typeof FAME_TIERS)[number]

/**
 * Faces for one face of three: a picture takes one of each tier. The tiers are thirds of those who have a picture, and
 * not grades, because faces are drawn in order of renown: hardly one of them is little known.
 */
export function splitPool(
  footballers: readonly Footballer[],
  withPicture: ReadonlySet<string>,
): Record<FameTier, Footballer[]> {
  const shown = footballers.filter(({ id }) => withPicture.has(id))
  const third = Math.ceil(shown.length / FAME_TIERS.length)
  return { anchor: shown.slice(0, third), known: shown.slice(third, 2 * third), insider: shown.slice(2 * third) }
}

/** Team-mates now wear one shirt: in easy they are never mixed. */
export function canShareAFace(three: readonly Footballer[]): boolean {
  const clubs = three.flatMap(({ club }) => club ?? [])
  return new Set(clubs).size === clubs.length
}

export type BlurMode = 'easy' | 'hard' | 'today'

/** Crests to be named: the five leagues in easy, every club with a crest in hard and today; a hint nobody knows is not offered. */
export const blurPool = (
  mode: BlurMode,
  clubs: readonly Club[],
  withCrest: (club: string) => boolean = () => true,
): Club[] =>
  clubs.filter(({ id, league, colours }) => colours !== null && withCrest(id) && (mode !== 'easy' || league !== null))
