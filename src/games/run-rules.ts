import type * as z from 'zod/mini'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import type { Day } from '#core/days.ts'
import type { Random, Seed } from '#core/random.ts'
import type { SharedMark } from '#core/share-code.ts'
import type { ChallengeRules } from './challenge-rules.ts'
import { caughtUp, type Engine, type PlayView, type Step } from './engine.ts'
import type { Outcome } from './outcome.ts'
import type { Leagues } from './league-pools.ts'
import type { Hardest, PickCount, Picked } from './picked.ts'
import type { RunPicture } from './run-picture.ts'

/**
 * A day's puzzle. `used`: keys that must not return for a while (ids of footballers, pairs, a grid as text), at least
 * one. `names`: the answers, for the home page and the back office once the day is over.
 */
export type Deal<Setup> = { setup: Setup; used: string[]; names: string[] }

/** How long a used key must not return, before and after a day. */
type Keep = { days: number } | 'forever'

/** A picture for an answer of a past day. */
export type Drawing = { kind: 'portrait' | 'crest' | 'ground'; id: string }

/**
 * Ranked runs of a game. `random` has 128 secret bits: everything is drawn at the start. Null when there is too little
 * to ask.
 */
export type Ranked<Setup> = { deal(random: Random, part?: string): Setup | null }

/** A request for server-dealt practice. */
type Wanted = {
  mode: string
  /** Theme or league; undefined: none requested. */
  part: string | undefined
  /** Ids that the player has named or placed right so far; empty unless the game `collects`. */
  found: ReadonlySet<string>
  /**
   * Restricts the draw to these leagues; the deal is null when they leave too few. Absent, or in games without a
   * filter: all.
   */
  leagues?: Leagues | undefined
}

/**
 * Practice dealt and held by the server, because the addresses of its pictures would reveal the answers. Its modes are
 * those that the catalogue marks as server practice.
 */
export type Practice<Setup, State> = {
  /** `random` has 128 secret bits. Null when there is too little to ask. */
  deal(random: Random, wanted: Wanted): Setup | null
  /** The setup of a run, dealt to a challenged friend. */
  setupOf(state: State): Setup
  /** True when deals depend on the items the player has found. */
  collects?: true
  /** Themes or leagues of a mode that has any; `wanted`: every run needs one. */
  parts?(mode: string): { all: readonly string[]; wanted: boolean } | null
}

/** Distribution of a day: its buckets. */
export type DistributionRules = {
  count: number
  /** Bucket of an outcome, from 0. */
  of(outcome: Outcome): number
  /** All buckets, for ranks and percentiles. */
  worstFirst: readonly number[]
  /** Bucket of players who did not find the answer; absent in games scored by points. */
  missed?: number
}

/** Side panel of an untouched daily on wide screens (`src/server/side-panel.ts`). */
export type SidePanelRules = {
  /** Ids of everyone who can be asked; absent: the panel has no pictures. */
  pool?: () => readonly string[]
  draws?: 'crests'
  /** One footballer a day, referred to as "he". */
  isHe?: true
  /** The answers of a day are names, which the panel reveals only the day after. */
  names?: true
  /** Key of the sentence about the day's median. */
  median?: 'medianGuesses'
  /** Keys of a closing note. */
  note?: { title: 'anyName'; text: 'anyNameSays' }
}

/** A game's part of the run protocol. */
export type RunRules<Setup, State, Action, View extends PlayView, Reason extends string, Wire> = {
  engine: Engine<Setup, State, Action, View, Reason>
  /** Actions that a browser may send. */
  action: z.ZodMiniType<Wire>
  /** Replaces ids by facts; an error code costs the player nothing. */
  resolve(wire: Wire, state: State): Action | ErrorCode
  /** Error codes for those of the engine's refusals that are not error codes themselves. */
  refusals: Record<Exclude<Reason, ErrorCode>, ErrorCode>
  outcome(state: State): Outcome
  /**
   * True when an answer was given, right or wrong. A run without an answer counts as no actions, and keeps no streak.
   */
  isAnswered(state: State): boolean
  distribution: DistributionRules
  /** Rows of marks of a finished run, as in its share text: they contain no names and nothing else of the deal. */
  marks(view: View): SharedMark[][]
  /** Hidden values that no answer may contain now: ids and names. Empty once revealed. For tests. */
  hiddenValues(state: State): string[]
  /**
   * Data of the end screen about the puzzle (`RunEnd.facts`). Called after the end; `hardest` and `counts` as in
   * `picks`.
   */
  facts?(state: State, hardest: Hardest | null, counts: readonly PickCount[]): object
  /** Ids of the footballers of a finished run, for a remark on the end screen. */
  about?(state: State): readonly string[]
  /** All questions in order, for a game whose daily counts everyone's answers. */
  picks?(state: State): readonly Picked[]
  /** For a game whose points depend on these counts: freezes them into the state of a run that ends. */
  frozen?(state: State, counts: readonly PickCount[]): State
  /** Pictures of a run in a fixed order; only opened steps are served. */
  pictures?(state: State): RunPicture[]
  /** For practice in the browser: which deals can become challenges. */
  challenge?: ChallengeRules<Setup>
  /** Null for a game without a side panel. */
  sidePanel: SidePanelRules | null
  daily: {
    /**
     * Draws a day's puzzle without the names in `taken`, which other dailies of the day use. `past`: keys used on the
     * days around it, nearest day last. Null when there is too little to ask.
     */
    deal(random: Random, past: readonly string[], day: Day, taken?: ReadonlySet<string>): Deal<Setup> | null
    keep: Keep
    /** Pictures of the answers, in the order of the share text's marks if it has one per answer; null: no picture. */
    answers(setup: Setup): (Drawing | null)[]
    /** Picture of a past day on the home page; absent: the first answer. */
    drawing?(setup: Setup): Drawing
  }
  /** Absent in games without ranked runs; their engine has a clock. */
  ranked?: Ranked<Setup>
  /** Absent in games whose practice runs in the browser. */
  practice?: Practice<Setup, State>
  /** The action that switches a run of pictures to its text version. Absent: the game has none. */
  twin?: Action
}

/** Rules with their state types erased, because database rows may belong to any game. */
export type RunGame = Pick<
  RunRules<unknown, unknown, unknown, PlayView, string, unknown>,
  'distribution' | 'daily' | 'sidePanel'
> & {
  /** Picture that represents a past day; null: none. */
  drawing(setup: unknown): Drawing | null
  /** True for a picture game that can be played as text. */
  hasTwin: boolean
  /** `twin`: as text from its first step on. */
  start(setup: unknown, seed: Seed, now: number, twin?: boolean): unknown
  /** The state at `now`, with every passed deadline applied. */
  at(state: unknown, now: number): unknown
  /** When the open step times out, ms since 1970; null: never, or nothing is open. */
  deadline(state: unknown): number | null
  /**
   * Applies an action, or returns the error code of a malformed or refused one. After a passed deadline, applies the
   * deadline instead of the action.
   */
  play(state: unknown, wire: unknown, now: number): Step<unknown, ErrorCode>
  view(state: unknown): PlayView
  /** Null while the run is open. */
  outcome(state: unknown): Outcome | null
  marks(state: unknown): SharedMark[][]
  hiddenValues(state: unknown): string[]
  /** Undefined for a game without facts. */
  facts(state: unknown, hardest: Hardest | null, counts: readonly PickCount[]): object | undefined
  /** Empty for a game that is not about footballers. */
  about(state: unknown): readonly string[]
  /** Undefined for a daily without such questions. */
  picks(state: unknown): readonly Picked[] | undefined
  /** Undefined where the day's counts change nothing. */
  frozen: ((state: unknown, counts: readonly PickCount[]) => unknown) | undefined
  /** Undefined for a game without pictures. */
  pictures(state: unknown): RunPicture[] | undefined
  /** Undefined for a game without ranked mode. */
  ranked: Ranked<unknown> | undefined
  /** Undefined where practice cannot become a challenge. */
  challenge: ChallengeRules<unknown> | undefined
  /** Undefined where practice is dealt in the browser. */
  practice: Practice<unknown, unknown> | undefined
}

/** Casts states and setups, which are read from rows that the same rules wrote. */
export function runRules<Setup, State, Action extends object, View extends PlayView, Reason extends string, Wire>(
  rules: RunRules<Setup, State, Action, View, Reason, Wire>,
): RunGame {
  const { engine } = rules
  const refusals: Partial<Record<string, ErrorCode>> = rules.refusals

  function play(state: State, wire: unknown, now: number): Step<State, ErrorCode> {
    const parsed = rules.action.safeParse(wire)
    if (!parsed.success) return { ok: false, reason: 'bad-request' }
    const current = caughtUp(engine, state, now)
    if (current !== state) return { ok: true, state: current }
    const action = rules.resolve(parsed.data, state)
    if (isErrorCode(action)) return { ok: false, reason: action }
    const step = engine.apply(state, action, 0, now)
    return step.ok ? step : { ok: false, reason: refusals[step.reason] ?? (step.reason as ErrorCode) }
  }

  function start(setup: Setup, seed: Seed, now: number, twin: boolean): State {
    const state = engine.start(setup, seed, now)
    if (!twin) return state
    const inWords = rules.twin && engine.apply(state, rules.twin, 0, now)
    if (!inWords?.ok) throw new TypeError('A run in words of a game that has none')
    return inWords.state
  }

  function outcomeOf(state: State): Outcome {
    const outcome = rules.outcome(state)
    return rules.isAnswered(state) ? outcome : { ...outcome, n: 0 }
  }

  return {
    distribution: rules.distribution,
    daily: rules.daily,
    sidePanel: rules.sidePanel,
    drawing: (setup) => rules.daily.drawing?.(setup as Setup) ?? rules.daily.answers(setup as Setup)[0] ?? null,
    hasTwin: rules.twin !== undefined,
    start: (setup, seed, now, twin = false) => start(setup as Setup, seed, now, twin),
    at: (state, now) => caughtUp(engine, state as State, now),
    deadline: (state) => engine.until?.(state as State) ?? null,
    play: (state, wire, now) => play(state as State, wire, now),
    view: (state) => engine.view(state as State, 0),
    marks: (state) => rules.marks(engine.view(state as State, 0)),
    outcome: (state) => (engine.isOver(state as State) ? outcomeOf(state as State) : null),
    hiddenValues: (state) => rules.hiddenValues(state as State),
    facts: (state, hardest, counts) => rules.facts?.(state as State, hardest, counts),
    about: (state) => rules.about?.(state as State) ?? [],
    picks: (state) => rules.picks?.(state as State),
    frozen: rules.frozen && ((state, counts) => rules.frozen!(state as State, counts)),
    pictures: (state) => rules.pictures?.(state as State),
    ranked: rules.ranked,
    challenge: rules.challenge as ChallengeRules<unknown> | undefined,
    practice: rules.practice as Practice<unknown, unknown> | undefined,
  }
}
