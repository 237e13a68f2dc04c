import { TRAVEL_MS } from '#games/duel/terms.ts'
import { Ranked, type RankedProps } from '#play/ranked/Ranked.tsx'
import { rankedTally } from '#play/ranked/RankedTally.tsx'
import { STEP_MS } from './engine/clock.ts'
import { game } from './game.ts'
import type { GameWords } from '#play/game.ts'

const ranked = { ...game, Tally: rankedTally('higherlower', STEP_MS) }
const CLOCK = { stepMs: STEP_MS, travelMs: TRAVEL_MS }

/** One life and ten seconds a pair, for a place on the boards. */
export default function HigherLowerRanked(props: RankedProps<GameWords<'higherlower'>>) {
  return <Ranked game={ranked} clock={CLOCK} {...props} />
}
