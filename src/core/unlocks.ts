import type { KitPattern } from './kits.ts'

/** Styles of the number on the player's shirt, and patterns of the player's pitch; the first of each is free. */
export const NUMBER_STYLES = ['plain', 'outline', 'block', 'shadow'] as const
export const PITCHES = ['stripes', 'diagonal', 'rings', 'checks', 'rays'] as const
/** Titles beside the name, the lowest first; the first is free. */
export const TITLES = [
  'trialist',
  'substitute',
  'starter',
  'regular',
  'captain',
  'playmaker',
  'talisman',
  'legend',
] as const

export type NumberStyle = (typeof NUMBER_STYLES)[number]
export type Pitch = (typeof PITCHES)[number]
export type Title = (typeof TITLES)[number]

/** Looks by the preference that stores the choice. They change nothing in a game. */
export type LookKind = Unlock['kind']
export type Unlock =
  | { level: number; kind: 'kit'; what: KitPattern }
  | { level: number; kind: 'numbers'; what: NumberStyle }
  | { level: number; kind: 'pitch'; what: Pitch }
  | { level: number; kind: 'title'; what: Title }

/** One look for most levels up to 40; looks that are not listed are free. */
export const UNLOCKS: readonly Unlock[] = [
  { level: 2, kind: 'title', what: 'substitute' },
  { level: 3, kind: 'kit', what: 'quarters' },
  { level: 4, kind: 'pitch', what: 'diagonal' },
  { level: 5, kind: 'numbers', what: 'outline' },
  { level: 6, kind: 'title', what: 'starter' },
  { level: 7, kind: 'kit', what: 'pinstripe' },
  { level: 8, kind: 'pitch', what: 'rings' },
  { level: 9, kind: 'kit', what: 'band' },
  { level: 10, kind: 'numbers', what: 'block' },
  { level: 11, kind: 'title', what: 'regular' },
  { level: 12, kind: 'title', what: 'captain' },
  { level: 15, kind: 'kit', what: 'checks' },
  { level: 18, kind: 'title', what: 'playmaker' },
  { level: 20, kind: 'pitch', what: 'checks' },
  { level: 24, kind: 'numbers', what: 'shadow' },
  { level: 28, kind: 'kit', what: 'chevron' },
  { level: 32, kind: 'title', what: 'talisman' },
  { level: 36, kind: 'pitch', what: 'rays' },
  { level: 40, kind: 'title', what: 'legend' },
]

/** Level that a look needs; 1 for a free one. */
export const levelFor = (kind: LookKind, what: string): number =>
  UNLOCKS.find((unlock) => unlock.kind === kind && unlock.what === what)?.level ?? 1

/** Looks won between two levels, the last one first. */
export const unlockedBetween = (before: number, after: number): Unlock[] =>
  UNLOCKS.filter(({ level }) => level > before && level <= after).toReversed()

/** The next look to win; null when all are won. */
export const nextUnlock = (after: number): Unlock | null => UNLOCKS.find(({ level }) => level > after) ?? null

/** The chosen look if there is one and the level allows it, else the fallback. */
function chosenOf<What extends string>(
  kind: LookKind,
  all: readonly What[],
  chosen: unknown,
  level: number,
  fallback: What,
): What {
  const what = all.find((one) => one === chosen)
  return what !== undefined && levelFor(kind, what) <= level ? what : fallback
}

export const numbersOf = (chosen: unknown, level: number): NumberStyle =>
  chosenOf('numbers', NUMBER_STYLES, chosen, level, 'plain')
export const pitchOf = (chosen: unknown, level: number): Pitch => chosenOf('pitch', PITCHES, chosen, level, 'stripes')
/** The chosen title, by default the highest that the level allows. */
export const titleOf = (chosen: unknown, level: number): Title =>
  chosenOf(
    'title',
    TITLES,
    chosen,
    level,
    TITLES.findLast((title) => levelFor('title', title) <= level)!,
  )
