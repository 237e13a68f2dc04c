import { useState } from 'react'
import type { RunTrouble } from '#stores/run-api.ts'
import type { RunStore } from '#stores/run.ts'
import type { OwnWords, PlayGame, PlayView, Wire } from './game.ts'

/**
 * Steps of a server-held run. `refusal`: reason why the last step was rejected, for example by a step of another tab;
 * `forget` clears it.
 */
export function useSteps<View extends PlayView, Action extends Wire, Own extends OwnWords>(
  game: Pick<PlayGame<View, Action, Own>, 'took'>,
  { $run, act: send }: Pick<RunStore<View>, '$run' | 'act'>,
) {
  const [refusal, setRefusal] = useState<RunTrouble | null>(null)

  async function act(action: Action | { type: 'hint' } | { type: 'giveUp' }) {
    setRefusal(null)
    const run = $run.get()
    const before = run.status === 'open' ? run.answer.view : null
    const refused = await send(action)
    const now = $run.get()
    const taken = !before || now.status !== 'open' || tookStep(action, before, now.answer.view)
    setRefusal(refused ?? (taken ? null : 'wrong-order'))
  }

  /** False when another tab was faster, so that the answer belongs to its step. */
  function tookStep(action: Wire, before: View, now: View): boolean {
    return action.type === 'giveUp' || action.type === 'hint' || game.took(action as Action, before, now)
  }

  return { act: (...step: Parameters<typeof act>) => void act(...step), refusal, forget: () => setRefusal(null) }
}
