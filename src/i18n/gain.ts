import { levelProgress } from '#core/levels.ts'
import { fill, plural } from './format.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './messages/index.ts'

/** Screen-reader sentence for a gain of points: points won, a new level if any, and the level now. */
export function gainText({ from, to }: { from: number; to: number }, locale: Locale, t: Messages<'progress'>): string {
  const { level, earned, needed } = levelProgress(to)
  return [
    plural(locale, t.gained, to - from),
    ...(level > levelProgress(from).level ? [fill(t.levelUp, { level })] : []),
    fill(t.standing, { level, earned, needed }),
  ].join(' ')
}
