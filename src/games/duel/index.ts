import type { Engine, PlayView, Step } from '#games/engine.ts'
import type { Dealt, Ending, Limits, Refusal, Standing, State } from './state.ts'
import { PICTURES_MS, TRAVEL_MS, type Terms } from './terms.ts'

type AnyAction = { type: string }

/** Parts that each duel game supplies; questions are counted from 0. */
export type DuelRules<Setup extends Dealt, Choice, Action extends AnyAction, View extends PlayView> = {
  limits: Record<Terms, Limits>
  /** Number of questions dealt. */
  count(setup: Setup): number
  /** Null for an action that is not an answer. */
  choiceOf(action: Action): Choice | null
  isRight(setup: Setup, at: number, choice: Choice): boolean
  /** True when the hint helps with a question; absent in a game without hints. */
  hints?(setup: Setup, at: number): boolean
  view(state: State<Setup, Choice>, standing: Standing): View
}

/**
 * Engine of Higher lower and Statistics: questions with two answers, one of them right. An answer is final and its
 * truth is shown at once, together with the next question and never before.
 */
export function duelOf<Setup extends Dealt, Choice, Action extends AnyAction, View extends PlayView>(
  rules: DuelRules<Setup, Choice, Action, View>,
): Engine<Setup, State<Setup, Choice>, Action, View, Refusal> {
  type Now = State<Setup, Choice>

  const deadlineOf = (state: Now): number | null => {
    const { stepMs } = rules.limits[state.terms]
    if (stepMs === null || endingOf(rules, state)) return null
    return state.askedAt + stepMs + TRAVEL_MS + (state.answers.length === 0 ? PICTURES_MS : 0)
  }

  function answer(state: Now, choice: Choice, now: number): Step<Now, Refusal> {
    const deadline = deadlineOf(state)
    if (deadline !== null && now >= deadline) return { ok: false, reason: 'too-late' }
    return { ok: true, state: { ...state, answers: [...state.answers, choice], askedAt: now } }
  }

  function hint(state: Now): Step<Now, Refusal> {
    if (!rules.hints || state.terms === 'ranked') return { ok: false, reason: 'not-offered' }
    if (state.hinted !== null) return { ok: false, reason: 'no-hint-left' }
    const at = state.answers.length
    if (!rules.hints(state, at)) return { ok: false, reason: 'hint-too-early' }
    return { ok: true, state: { ...state, hinted: at } }
  }

  function timeUp(state: Now, now: number): Step<Now, Refusal> {
    const deadline = deadlineOf(state)
    if (deadline === null) return { ok: false, reason: 'not-offered' }
    return now < deadline ? { ok: false, reason: 'too-early' } : { ok: true, state: { ...state, closed: 'time' } }
  }

  return {
    start: (setup, _seed, now) => ({ ...setup, answers: [], askedAt: now, hinted: null, closed: null }),

    apply(state, action, _by, now) {
      if (endingOf(rules, state)) return { ok: false, reason: 'already-over' }
      const choice = rules.choiceOf(action)
      if (choice !== null) return answer(state, choice, now)
      if (action.type === 'hint') return hint(state)
      if (action.type === 'timeUp') return timeUp(state, now)
      if (state.terms === 'ranked') return { ok: false, reason: 'not-offered' }
      return { ok: true, state: { ...state, closed: 'gave-up' } }
    },

    view(state) {
      const ended = endingOf(rules, state)
      const { lives } = rules.limits[state.terms]
      return rules.view(state, {
        terms: state.terms,
        run: rightOf(rules, state),
        at: state.answers.length,
        of: lives === null ? rules.count(state) : null,
        lives: lives === null ? null : livesLeft(rules, state, lives),
        deadline: deadlineOf(state),
        ended,
        over: ended !== null,
        gaveUp: ended === 'gave-up',
      })
    },

    isOver: (state) => endingOf(rules, state) !== null,
    until: deadlineOf,
    timeUp: (state) => ({ ...state, closed: 'time' }),
  }
}

type Counting<Setup extends Dealt, Choice> = Pick<
  DuelRules<Setup, Choice, never, PlayView>,
  'limits' | 'count' | 'isRight'
>

/** Number of right answers. */
const rightOf = <Setup extends Dealt, Choice>(
  { isRight }: Pick<Counting<Setup, Choice>, 'isRight'>,
  state: State<Setup, Choice>,
): number => state.answers.filter((choice, at) => isRight(state, at, choice)).length

function livesLeft<Setup extends Dealt, Choice>(
  rules: Counting<Setup, Choice>,
  state: State<Setup, Choice>,
  lives: number,
): number {
  return Math.max(0, lives - (state.answers.length - rightOf(rules, state)) - (state.closed === 'time' ? 1 : 0))
}

function endingOf<Setup extends Dealt, Choice>(
  rules: Counting<Setup, Choice>,
  state: State<Setup, Choice>,
): Ending | null {
  if (state.closed) return state.closed
  const { lives } = rules.limits[state.terms]
  if (lives !== null && livesLeft(rules, state, lives) === 0) return 'lives'
  return state.answers.length >= rules.count(state) ? 'all' : null
}
