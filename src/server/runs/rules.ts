import type * as z from 'zod/mini'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import type { Day } from '#core/days.ts'
import type { Random, Seed } from '#core/random.ts'
import { caughtUp, type Engine, type PlayView } from '#games/engine.ts'
import type { Outcome } from '#games/outcome.ts'
import type { Hardest, PickCount, Picked } from '#games/picked.ts'
import type { ChallengeRules } from '#server/challenges/rules.ts'
import { HttpError } from '#server/http-error.ts'
import type { RunPicture } from '#server/pictures/run-pictures.ts'

/**
 * A day's puzzle. `used`: what must not come back for a while, as keys (ids of footballers, pairs, a grid as text), at
 * least one. `names`: what was asked for, as the home page and the back office tell it once the day is over.
 */
export type Deal<Setup> = { setup: Setup; used: string[]; names: string[] }

/** For how long nothing that was used comes back, on either side of a day. */
export type Keep = { days: number } | 'forever'

/** A picture of somebody or something: what may stand for a day that is over. */
export type Drawing = { kind: 'portrait' | 'crest' | 'ground'; id: string }

/**
 * Runs of one player against the clock. `random` is of 128 secret bits: all that is drawn is drawn here. Null while there
 * is too little to ask. `leastMedianMs`: no hand answers faster than that half of the time.
 */
export type Ranked<Setup> = { deal(random: Random, part?: string): Setup | null; leastMedianMs: number }

/** What is asked of a practice that the server deals. */
export type Wanted = {
  mode: string
  /** Theme or league; undefined: none was asked for. */
  part: string | undefined
  /** Ids of what its player has named or filled right so far; empty unless the game `collects`. */
  found: ReadonlySet<string>
}

/**
 * Practice that the server deals and holds, because an address of its pictures would tell whom they show. Its modes are
 * those of the catalogue that are practice on the server.
 */
export type Practice<Setup, State> = {
  /** `random` is of 128 secret bits. Null while there is too little to ask. */
  deal(random: Random, wanted: Wanted): Setup | null
  /** Of a run, what a friend is dealt who is challenged with it. */
  setupOf(state: State): Setup
  /** Its deals look at what their player has found. */
  collects?: true
  /** Themes or leagues of a mode that has any; `wanted`: every run is of one of them. */
  parts?(mode: string): { all: readonly string[]; wanted: boolean } | null
}

/** Columns of a day's distribution. */
export type Bars = {
  count: number
  /** The column an outcome falls into, from 0. */
  of(outcome: Outcome): number
  /** All columns, for ranks and percentiles. */
  worstFirst: readonly number[]
  /** The column of who did not find it; absent in games of points, where nothing is found. */
  missed?: number
}

/** What a game tells the server about its runs: all that the run protocol needs to know. */
export type RunRules<Setup, State, Action, View extends PlayView, Reason extends string, Wire> = {
  engine: Engine<Setup, State, Action, View, Reason>
  /** What a browser may send. */
  action: z.ZodMiniType<Wire>
  /** Puts facts in the place of ids; an error code costs the player nothing. */
  resolve(wire: Wire, state: State): Action | ErrorCode
  /** The error code of each of the engine's refusals. */
  refusals: Record<Reason, ErrorCode>
  outcome(state: State): Outcome
  bars: Bars
  /** What no answer may hold now, whatever it is asked: ids and names. Empty once it may be told. For the tests. */
  secrets(state: State): string[]
  /** What the end screen tells about the puzzle (`RunEnd.facts`). Asked after the end; `hardest` and `counts` as `picks` has them. */
  facts?(state: State, hardest: Hardest | null, counts: readonly PickCount[]): object
  /** Of a game whose daily counts what everybody answered: all its questions, in their order. */
  picks?(state: State): readonly Picked[]
  /** Of a game whose points depend on those counts: the state of a run that ends now, with what it takes from them for good. */
  frozen?(state: State, counts: readonly PickCount[]): State
  /** The picture places of a run, in an order that never changes; only opened steps are handed out. */
  pictures?(state: State): RunPicture[]
  /** Of a game with practice in the browser: which of its deals friends may be challenged with. */
  challenge?: ChallengeRules<Setup>
  daily: {
    /** Draws a day's puzzle; `past` was used around it, the nearest day last. Null while there is too little to ask. */
    deal(random: Random, past: readonly string[], day: Day): Deal<Setup> | null
    keep: Keep
    /** Who or what stands for a past day on the home page; absent: nobody. */
    drawing?(setup: Setup): Drawing
  }
  /** Absent in games without ranked runs; their engine has a clock. */
  ranked?: Ranked<Setup>
  /** Absent in games whose practice is the browser's. */
  practice?: Practice<Setup, State>
  /** The action that turns a run of pictures into its text twin. Absent: the game has none. */
  twin?: Action
}

/** The same with the types of its state inside: rows of the database hold any game's. */
export type RunGame = Pick<RunRules<unknown, unknown, unknown, PlayView, string, unknown>, 'bars' | 'daily'> & {
  /** True for a game of pictures that can be played in words. */
  hasTwin: boolean
  /** `twin`: in words from its first step on. */
  start(setup: unknown, seed: Seed, now: number, twin?: boolean): unknown
  /** The state at `now`: every deadline that has passed by then is applied. */
  at(state: unknown, now: number): unknown
  /** When the open step is lost, ms since 1970; null: never, or nothing is open. */
  deadline(state: unknown): number | null
  /**
   * The next state. A step that comes after a deadline is that deadline's, whatever was sent. Throws an HttpError when
   * the action is malformed or refused.
   */
  play(state: unknown, wire: unknown, now: number): unknown
  view(state: unknown): PlayView
  /** Null while it goes on. */
  outcome(state: unknown): Outcome | null
  secrets(state: unknown): string[]
  /** Undefined where there are none. */
  facts(state: unknown, hardest: Hardest | null, counts: readonly PickCount[]): object | undefined
  /** Undefined where a daily asks no such questions. */
  picks(state: unknown): readonly Picked[] | undefined
  /** Undefined where the counts of a day change nothing. */
  frozen: ((state: unknown, counts: readonly PickCount[]) => unknown) | undefined
  /** Undefined where the game shows none. */
  pictures(state: unknown): RunPicture[] | undefined
  /** Undefined where there are none. */
  ranked: Ranked<unknown> | undefined
  /** Undefined where nobody can be challenged with practice. */
  challenge: ChallengeRules<unknown> | undefined
  /** Undefined where practice is the browser's. */
  practice: Practice<unknown, unknown> | undefined
}

/** States and setups come back from rows that the same rules wrote: the casts of a game stay in here. */
export function runRules<Setup, State, Action extends object, View extends PlayView, Reason extends string, Wire>(
  rules: RunRules<Setup, State, Action, View, Reason, Wire>,
): RunGame {
  const { engine } = rules

  function play(state: State, wire: unknown, now: number): State {
    const parsed = rules.action.safeParse(wire)
    if (!parsed.success) throw new HttpError('bad-request', 'No such action in this game')
    const current = caughtUp(engine, state, now)
    if (current !== state) return current
    const action = rules.resolve(parsed.data, state)
    if (isErrorCode(action)) throw new HttpError(action)
    const step = engine.apply(state, action, 0, now)
    if (!step.ok) throw new HttpError(rules.refusals[step.reason])
    return step.state
  }

  function start(setup: Setup, seed: Seed, now: number, twin: boolean): State {
    const state = engine.start(setup, seed, now)
    if (!twin) return state
    const inWords = rules.twin && engine.apply(state, rules.twin, 0, now)
    if (!inWords?.ok) throw new TypeError('A run in words of a game that has none')
    return inWords.state
  }

  return {
    bars: rules.bars,
    daily: rules.daily,
    hasTwin: rules.twin !== undefined,
    start: (setup, seed, now, twin = false) => start(setup as Setup, seed, now, twin),
    at: (state, now) => caughtUp(engine, state as State, now),
    deadline: (state) => engine.until?.(state as State) ?? null,
    play: (state, wire, now) => play(state as State, wire, now),
    view: (state) => engine.view(state as State, 0),
    outcome: (state) => (engine.isOver(state as State) ? rules.outcome(state as State) : null),
    secrets: (state) => rules.secrets(state as State),
    facts: (state, hardest, counts) => rules.facts?.(state as State, hardest, counts),
    picks: (state) => rules.picks?.(state as State),
    frozen: rules.frozen && ((state, counts) => rules.frozen!(state as State, counts)),
    pictures: (state) => rules.pictures?.(state as State),
    ranked: rules.ranked,
    challenge: rules.challenge as ChallengeRules<unknown> | undefined,
    practice: rules.practice as Practice<unknown, unknown> | undefined,
  }
}
