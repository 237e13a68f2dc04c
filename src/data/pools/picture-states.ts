import { THEMES } from '../themes.ts'
import { pixelsPool, pixelsThemePool, splitPool } from './pictures.ts'
import { LEAST, state, type PoolFacts, type PoolState } from './state.ts'

/** Pools of Pixels and Split: closed when too few have a picture. */
export function picturePools({ footballers, pictures, squads, honours, caps }: PoolFacts): PoolState[] {
  const pixels = (mode: Parameters<typeof pixelsPool>[0]) =>
    state({
      game: 'pixels',
      mode,
      items: 'faces',
      size: pixelsPool(mode, footballers, pictures).length,
      least: LEAST.faces,
    })
  const themes = THEMES.map((part) =>
    state({
      game: 'pixels',
      mode: 'themes',
      part,
      items: 'faces',
      size: pixelsThemePool(part, footballers, { squads, honours, caps }, pictures).length,
      least: LEAST.themeFaces,
    }),
  )
  // A picture takes one face of each tier, so the smallest decides.
  const tiers = Object.values(splitPool(footballers, pictures)).map(({ length }) => length)
  const split = { game: 'split', items: 'faces', size: Math.min(...tiers), least: LEAST.tierFaces } as const
  return [
    pixels('easy'),
    pixels('hard'),
    pixels('today'),
    ...themes,
    ...['normal', 'hard', 'today'].map((mode) => state({ ...split, mode })),
  ]
}
