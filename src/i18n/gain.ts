import { levelProgress } from '#core/levels.ts'
import { fill, plural } from './format.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './messages/index.ts'

/** What a gain of points is told with, for who hears the level bar: won, perhaps a new level, where it stands now. */
export function gainSays({ from, to }: { from: number; to: number }, locale: Locale, t: Messages<'progress'>): string {
  const { level, earned, needed } = levelProgress(to)
  return [
    plural(locale, t.gained, to - from),
    ...(level > levelProgress(from).level ? [fill(t.levelUp, { level })] : []),
    fill(t.standing, { level, earned, needed }),
  ].join(' ')
}
