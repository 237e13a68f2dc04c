import type { GameWords } from '#play/game.ts'
import { Ranked, type RankedProps } from '#play/ranked/Ranked.tsx'
import { STEP_MS } from '../../rules/terms.ts'

const load = async () => (await import('./RankedRuns.tsx')).Runs

/** Ranked: one life and ten seconds a pair. */
export default function HigherLowerRanked(props: RankedProps<GameWords<'higherlower'>>) {
  return <Ranked id="higherlower" practice="/higherlower/normal" stepMs={STEP_MS} load={load} {...props} />
}
