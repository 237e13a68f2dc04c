import { readFileSync } from 'node:fs'
import type { Locale } from '#i18n/locales.ts'
import { growPack } from '#search/late-pack.ts'
import { decodePack, type Pack } from '#search/pack.ts'

/** Text of a generated file, as browsers receive it. */
export const packText = (
  name: 'search' | 'late' | 'values' | 'seasons' | 'careers' | 'places' | 'grids' | 'bingo',
): string => readFileSync(`src/data/generated/${name}-pack.json`, 'utf8')

/** The first pack alone. */
export const firstPack = (locale: Locale = 'en'): Pack => decodePack(JSON.parse(packText('search')), locale)

/** Both packs, as after the first search. */
export function wholePack(locale: Locale = 'en'): Pack {
  const pack = firstPack(locale)
  growPack(pack, JSON.parse(packText('late')))
  return pack
}
