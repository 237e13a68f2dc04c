import { readFileSync } from 'node:fs'
import { growPack } from '#search/late-pack.ts'
import { decodePack, type Pack } from '#search/pack.ts'

/** Text of a generated file, as browsers receive it. */
export const packText = (
  name: 'search' | 'late' | 'values' | 'seasons' | 'careers' | 'places' | 'grids' | 'bingo',
): string => readFileSync(`src/data/generated/${name}-pack.json`, 'utf8')

/** The first pack alone. */
export const firstPack = (): Pack => decodePack(JSON.parse(packText('search')), 'en')

/** Both packs, as after the first search. */
export function wholePack(): Pack {
  const pack = firstPack()
  growPack(pack, JSON.parse(packText('late')))
  return pack
}
