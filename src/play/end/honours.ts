import type { Locale } from '#i18n/locales.ts'
import { loadHonourWords, type HonourWords } from '../honours/words.ts'
import { Earned, useEarned } from './Earned.tsx'

export type HonoursPart = { Earned: typeof Earned; useEarned: typeof useEarned; t: HonourWords }

/** Component and hook for new honours, with their words. */
export const load = async (locale: Locale): Promise<HonoursPart> => ({
  Earned,
  useEarned,
  t: await loadHonourWords(locale),
})
