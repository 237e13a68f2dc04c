import { TRAVEL_MS } from '#games/duel/terms.ts'
import { Ranked, type RankedProps } from '#play/ranked/Ranked.tsx'
import { rankedTally } from '#play/ranked/RankedTally.tsx'
import { STEP_MS } from './engine/clock.ts'
import { game } from './game.ts'
import type { GameWords } from '#play/game.ts'

const ranked = { ...game, Tally: rankedTally('statistics', STEP_MS) }
const CLOCK = { stepMs: STEP_MS, travelMs: TRAVEL_MS }

/** One life and eight seconds a question, for a place on the boards. */
export default function StatisticsRanked(props: RankedProps<GameWords<'statistics'>>) {
  return <Ranked game={ranked} clock={CLOCK} {...props} />
}
