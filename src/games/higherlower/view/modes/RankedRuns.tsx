import { TRAVEL_MS } from '#games/duel/terms.ts'
import type { GameWords } from '#play/game.ts'
import type { RunsProps } from '#play/ranked/Ranked.tsx'
import { RankedRuns } from '#play/ranked/RankedRuns.tsx'
import { rankedProgress } from '#play/ranked/RankedProgress.tsx'
import { STEP_MS } from '../../rules/terms.ts'
import { game } from '../play/game.tsx'

const ranked = { ...game, Progress: rankedProgress('higherlower', STEP_MS) }
const CLOCK = { stepMs: STEP_MS, travelMs: TRAVEL_MS }

/** The ranked runs, one after the other. */
export const Runs = (props: RunsProps<GameWords<'higherlower'>>) => (
  <RankedRuns game={ranked} clock={CLOCK} {...props} />
)
