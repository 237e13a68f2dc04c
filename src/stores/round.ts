import { computed, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { Seed } from '#core/random.ts'
import type { Engine, PlayView } from '#games/engine.ts'
import { persisted, webStorage, type WebStorage } from './persisted.ts'
import { uuid } from './uuid.ts'

/** What a game tells about a practice run in the browser. */
export type RoundRules<Deal, Setup, State, Action, View extends PlayView, Reason extends string, Wire> = {
  engine: Engine<Setup, State, Action, View, Reason>
  /** Key in web storage. */
  key: string
  /** What was dealt, in ids only: facts may have moved when the player comes back. */
  deal: z.ZodMiniType<Deal>
  /** What a player may do, as it would travel to a server. */
  action: z.ZodMiniType<Wire>
  /** Null when the facts no longer know what was dealt: the run is dropped. */
  setupOf(deal: Deal): Setup | null
  /** Puts facts in the place of ids; null when there are none. */
  resolve(action: Wire): Action | null
}

export type Round<Deal, State, View> = {
  /** Names the result: the same run never counts twice. */
  id: string
  deal: Deal
  state: State
  view: View
  /** From the deal to the last action, milliseconds. */
  ms: number
  /** The player's progress has it. */
  kept: boolean
}

export type RoundStore<Deal, State, View, Reason, Wire> = {
  /** Null: nothing begun, or nothing that can go on. */
  $round: ReadableAtom<Round<Deal, State, View> | null>
  begin(deal: Deal, seed: Seed): void
  /** Null: done. `unknown` when the action names something nobody knows. */
  play(action: Wire): Reason | 'unknown' | null
  /** Call when the result has been recorded. */
  keep(): void
}

/**
 * A practice run that survives reloads: the storage holds the deal and the actions, the engine replays them, so that no
 * edited or outdated state gets past the rules. All tabs show the same run.
 */
export function createRound<Deal, Setup, State, Action, View extends PlayView, Reason extends string, Wire>(
  rules: RoundRules<Deal, Setup, State, Action, View, Reason, Wire>,
  now: () => number = Date.now,
  storage: WebStorage | null = webStorage(),
): RoundStore<Deal, State, View, Reason, Wire> {
  const { engine } = rules
  const Saved = z.object({
    id: z.string(),
    deal: rules.deal,
    seed: z.number(),
    actions: z.array(rules.action),
    startedAt: z.number(),
    ms: z.number(),
    kept: z.boolean(),
  })
  const $saved = persisted(rules.key, z.nullable(Saved), null, storage)

  function stateOf({ deal, seed, actions, startedAt }: z.output<typeof Saved>): State | null {
    const setup = rules.setupOf(deal)
    return setup && actions.reduce(next, engine.start(setup, seed, startedAt))
  }

  function next(state: State, wire: Wire): State {
    const action = rules.resolve(wire)
    const step = action && engine.apply(state, action, 0, now())
    return step?.ok ? step.state : state
  }

  const $round = computed($saved, (saved) => {
    const state = saved && stateOf(saved)
    if (!saved || !state) return null
    const { id, deal, ms, kept } = saved
    return { id, deal, state, view: engine.view(state, 0), ms, kept }
  })

  function play(wire: Wire): Reason | 'unknown' | null {
    const round = $round.get()
    const action = rules.resolve(wire)
    if (!round || !action) return 'unknown'
    const step = engine.apply(round.state, action, 0, now())
    if (!step.ok) return step.reason
    $saved.update((saved) => saved && { ...saved, actions: [...saved.actions, wire], ms: now() - saved.startedAt })
    return null
  }

  return {
    $round,
    play,
    begin: (deal, seed) => $saved.set({ id: uuid(), deal, seed, actions: [], startedAt: now(), ms: 0, kept: false }),
    keep: () => void $saved.update((saved) => saved && { ...saved, kept: true }),
  }
}
