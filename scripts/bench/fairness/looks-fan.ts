import type { Engine } from '#games/engine.ts'
import type { Action, Item, LooksSetup, View as LooksView } from '#games/looks/index.ts'
import { isLastLook } from '#games/looks/terms.ts'

/** The state after an action; throws an Error when the rules refuse it. */
export function stepped<State, Move, Reason>(
  engine: Pick<Engine<never, State, Move, never, Reason & string>, 'apply'>,
  state: State,
  action: Move,
): State {
  const step = engine.apply(state, action, 0, 0)
  if (!step.ok) throw new Error(step.reason)
  return step.state
}

/**
 * Names each picture at the look at which it is recognised (`from`), and skips the others at the last look. `tap` names
 * something at once instead.
 */
export function playedLooks<
  Setup extends LooksSetup<Item>,
  State,
  Kind extends string,
  View extends LooksView<unknown, Kind, unknown>,
>(
  engine: Engine<Setup, State, Action<Kind>, View, string>,
  setup: Setup,
  from: readonly number[],
  tap?: (view: View) => string,
): State {
  let state = engine.start(setup, 0, 0)
  for (let view = engine.view(state, 0); !view.over; view = engine.view(state, 0)) {
    state = stepped(engine, state, actionAt(view))
  }
  return state

  function actionAt(view: View): Action<Kind> {
    if (tap) return { type: 'guess', who: { id: tap(view), name: '' } }
    if (view.look >= from[view.at]!) return { type: 'guess', who: { id: setup.items[view.at]!.id, name: '' } }
    return { type: isLastLook(view.look) ? 'skip' : 'step' }
  }
}
