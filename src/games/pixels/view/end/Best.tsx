import type { EndProps } from '#play/end/play-end.ts'
import { HeroFace } from '#play/end/HeroFace.tsx'
import type { GameWords } from '#play/game.ts'
import { bestLook } from '#play/looks/end/index.ts'
import { fill } from '#i18n/format.ts'
import type { View } from '../../rules/engine.ts'

/** The face named at the earliest look; the last one in grey when none was named. */
export function Best({ view, pack, t: { own } }: EndProps<View, GameWords<'pixels'>>) {
  const best = bestLook(view.done)
  if (!best) return null
  const missed = best.result !== 'found'
  const says = missed ? best.name : fill(own.bestSays, { name: best.name, n: best.look + 1 })
  return <HeroFace id={best.id} pack={pack} says={says} missed={missed} />
}
