import type { GameWords } from '#play/game.ts'
import { Ranked, type RankedProps } from '#play/ranked/Ranked.tsx'
import { STEP_MS } from '../../rules/terms.ts'

const load = async () => (await import('./RankedRuns.tsx')).Runs

/** Ranked: one life and eight seconds a question. */
export default function StatisticsRanked(props: RankedProps<GameWords<'statistics'>>) {
  return <Ranked id="statistics" practice="/statistics/normal" stepMs={STEP_MS} load={load} {...props} />
}
