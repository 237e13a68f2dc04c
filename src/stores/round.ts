import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { Seed } from '#core/random.ts'
import { MAX_RUN_MS } from '#contracts/results.ts'
import { caughtUp, type Engine, type PlayView, type Seat } from '#games/engine.ts'
import { persisted, webStorage, type WebStorage } from './persisted.ts'
import { uuid } from './uuid.ts'

/** Rules of a practice run in the browser. */
export type RoundRules<Deal, Setup, State, Action, View extends PlayView, Reason extends string, Wire> = {
  engine: Engine<Setup, State, Action, View, Reason>
  /** Key in web storage. */
  key: string
  /** The deal, in ids only: facts may change between visits. */
  deal: z.ZodMiniType<Deal>
  /** A player's action in wire form. */
  action: z.ZodMiniType<Wire>
  /** Null when the facts no longer contain what was dealt: the run is dropped. */
  setupOf(deal: Deal): Setup | null
  /** Replaces ids by facts; null for unknown ones. `state`: before the action. */
  resolve(action: Wire, state: State): Action | null
}

export type Round<Deal, State, View> = {
  /** Id of the result, which makes it count once. */
  id: string
  deal: Deal
  seed: Seed
  /** Actions so far, in wire form. */
  actions: readonly unknown[]
  state: State
  view: View
  /** Time from the deal to the last action, milliseconds; pauses count as ten minutes at most. */
  ms: number
  /** Recorded in the player's progress. */
  kept: boolean
}

export type RoundStore<Deal, State, View, Reason, Wire> = {
  /** Null: nothing started, or a run that cannot be continued. */
  $round: ReadableAtom<Round<Deal, State, View> | null>
  begin(deal: Deal, seed: Seed): void
  /**
   * Returns null when the action is applied, also when a passed deadline was applied instead; `unknown` for an unknown
   * id. `by`: the seat that plays on a shared screen.
   */
  play(action: Wire, by?: Seat): Reason | 'unknown' | null
  /** Call when the result has been recorded. */
  keep(): void
}

/** Longer pauses are capped: the page was left open. */
const LONGEST_PAUSE_MS = 600_000

/**
 * A practice run that survives reloads. Storage holds the deal and the timed actions, which the engine replays, so that
 * edited state cannot bypass the rules and no reload moves a deadline. All tabs share the run.
 */
export function createRound<Deal, Setup, State, Action, View extends PlayView, Reason extends string, Wire>(
  rules: RoundRules<Deal, Setup, State, Action, View, Reason, Wire>,
  now: () => number = Date.now,
  storage: WebStorage | null = webStorage(),
): RoundStore<Deal, State, View, Reason, Wire> {
  const { engine } = rules
  const Saved = savedRound(rules.deal, rules.action)
  type Saved = z.output<typeof Saved>
  const $saved = persisted(rules.key, z.nullable(Saved), null, storage)
  /** Time up to which deadlines are applied. */
  const $clock = atom(now())

  function stateOf({ deal, seed, actions, startedAt }: Saved, clock: number): State | null {
    const setup = rules.setupOf(deal)
    if (setup === null) return null
    const last = actions.reduce(next, engine.start(setup, seed, startedAt))
    return caughtUp(engine, last, clock)
  }

  function next(before: State, { wire, at, by }: Saved['actions'][number]): State {
    const state = caughtUp(engine, before, at)
    const action = rules.resolve(wire, state)
    const step = action && engine.apply(state, action, by, at)
    return step?.ok ? step.state : state
  }

  const $round = computed([$saved, $clock], (saved, clock) => {
    const state = saved && stateOf(saved, clock)
    if (!saved || !state) return null
    const { id, deal, seed, kept } = saved
    const actions = saved.actions.map(({ wire }) => wire)
    return { id, deal, seed, actions, state, view: engine.view(state, 0), ms: activeMs(saved), kept }
  })
  if (engine.until) onMount($round, () => followDeadlines(engine.until!))

  /** Applies a deadline on time while the run is observed. */
  function followDeadlines(until: (state: State) => number | null) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = $saved.subscribe(wait)
    function wait() {
      clearTimeout(timer)
      const round = $round.get()
      const deadline = round && until(round.state)
      if (deadline !== null) timer = setTimeout(pass, Math.max(0, deadline - now()))
    }
    function pass() {
      $clock.set(now())
      wait()
    }
    return () => {
      stop()
      clearTimeout(timer)
    }
  }

  function play(wire: Wire, by: Seat = 0): Reason | 'unknown' | null {
    const shown = $round.get()
    const at = now()
    $clock.set(at)
    const round = $round.get()
    const action = round && rules.resolve(wire, round.state)
    if (!round || !action) return 'unknown'
    if (caughtUp(engine, shown!.state, at) !== shown!.state) return null
    const step = engine.apply(round.state, action, by, at)
    if (!step.ok) return step.reason
    $saved.update((saved) => saved && { ...saved, actions: [...saved.actions, { wire, at, by }] })
    return null
  }

  return {
    $round,
    play,
    begin: (deal, seed) => $saved.set({ id: uuid(), deal, seed, actions: [], startedAt: now(), kept: false }),
    keep: () => void $saved.update((saved) => saved && { ...saved, kept: true }),
  }
}

/** Migrates runs stored before actions had times: spreads them over the run's time. */
function savedRound<Deal, Wire>(deal: z.ZodMiniType<Deal>, wire: z.ZodMiniType<Wire>) {
  const run = { id: z.string(), deal, seed: z.number(), startedAt: z.number(), kept: z.boolean() }
  const Timed = z.object({ ...run, actions: z.array(z.object({ wire, at: z.number(), by: z.number() })) })
  const Untimed = z.object({ ...run, actions: z.array(wire), ms: z.number() })
  const timed = ({ actions, ms, ...saved }: z.output<typeof Untimed>): z.output<typeof Timed> => ({
    ...saved,
    actions: actions.map((action, at) => ({
      wire: action,
      at: saved.startedAt + (ms * (at + 1)) / actions.length,
      by: 0,
    })),
  })
  return z.union([Timed, z.pipe(Untimed, z.transform(timed))])
}

function activeMs({ startedAt, actions }: { startedAt: number; actions: readonly { at: number }[] }): number {
  let last = startedAt
  let active = 0
  for (const { at } of actions) {
    active += Math.min(Math.max(0, at - last), LONGEST_PAUSE_MS)
    last = at
  }
  return Math.min(Math.round(active), MAX_RUN_MS)
}
