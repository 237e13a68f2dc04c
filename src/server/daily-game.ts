import type * as z from 'zod/mini'
import { isErrorCode, type ErrorCode } from '#contracts/errors.ts'
import type { Day } from '#core/days.ts'
import type { Random, Seed } from '#core/random.ts'
import type { Engine } from '#games/engine.ts'
import type { Outcome } from '#games/outcome.ts'
import { HttpError } from './http-error.ts'
import type { RunPicture } from './pictures/run-pictures.ts'

/** `answers` are ids of footballers, clubs ...: what `recent` is made of later. */
export type Deal<Setup> = { setup: Setup; answers: string[] }

/** What a game tells the server about its daily: all that the run protocol needs to know. */
export type DailyRules<Setup, State, Action, View, Reason extends string, Wire> = {
  engine: Engine<Setup, State, Action, View, Reason>
  /** What a browser may send. */
  action: z.ZodMiniType<Wire>
  /** Draws a day's puzzle; `recent` are the answers of the year before, the newest last. */
  deal(random: Random, recent: readonly string[], day: Day): Deal<Setup>
  /** Puts facts in the place of ids; an error code costs the player nothing. */
  resolve(wire: Wire): Action | ErrorCode
  /** The error code of each of the engine's refusals. */
  refusals: Record<Reason, ErrorCode>
  outcome(state: State): Outcome
  /** Columns of the day's distribution: how many, which one an outcome falls into, and their order, worst first. */
  buckets: { count: number; of(outcome: Outcome): number; worstFirst: readonly number[] }
  /** Games of elimination: how many answers were possible at the start and after each guess. Asked after the end. */
  left?(state: State): number[]
  /** The picture places of a run, in an order that never changes; only opened steps are handed out. */
  pictures?(state: State): RunPicture[]
  /** The public name of an answer, for days that are over. */
  nameOf(answer: string): string
}

/** The same with the types of its state inside: rows of the database hold any game's. */
export type DailyGame = Pick<
  DailyRules<unknown, unknown, unknown, unknown, string, unknown>,
  'deal' | 'buckets' | 'nameOf'
> & {
  start(setup: unknown, seed: Seed, now: number): unknown
  /** The next state; throws an HttpError when the action is malformed or refused. */
  play(state: unknown, wire: unknown, now: number): unknown
  view(state: unknown): unknown
  /** Null while it goes on. */
  outcome(state: unknown): Outcome | null
  /** Undefined where nobody counts. */
  left(state: unknown): number[] | undefined
  /** Undefined where the game shows none. */
  pictures(state: unknown): RunPicture[] | undefined
}

/** States and setups come back from rows that the same rules wrote: the casts of a game stay in here. */
export function dailyGame<Setup, State, Action extends object, View, Reason extends string, Wire>(
  rules: DailyRules<Setup, State, Action, View, Reason, Wire>,
): DailyGame {
  const { engine } = rules

  function play(state: State, wire: unknown, now: number): State {
    const parsed = rules.action.safeParse(wire)
    if (!parsed.success) throw new HttpError('bad-request', 'No such action in this game')
    const action = rules.resolve(parsed.data)
    if (isErrorCode(action)) throw new HttpError(action)
    const step = engine.apply(state, action, 0, now)
    if (!step.ok) throw new HttpError(rules.refusals[step.reason])
    return step.state
  }

  return {
    deal: rules.deal,
    buckets: rules.buckets,
    nameOf: rules.nameOf,
    start: (setup, seed, now) => engine.start(setup as Setup, seed, now),
    play: (state, wire, now) => play(state as State, wire, now),
    view: (state) => engine.view(state as State, 0),
    outcome: (state) => (engine.isOver(state as State) ? rules.outcome(state as State) : null),
    left: (state) => rules.left?.(state as State),
    pictures: (state) => rules.pictures?.(state as State),
  }
}
