import type { Engine } from '../engine.ts'
import { isLastLook, type Named, type Result, type Turn, worthOf, wrongIn } from './terms.ts'

/** A picture of a run: `half` when the player has found it in an earlier run. */
export type Item = Named & { half?: boolean }

export type LooksSetup<One extends Item> = { items: readonly One[] }

export type State<Setup, Kind extends string> = {
  setup: Setup
  /** Turns begun; the last one is current. */
  turns: Turn<Kind>[]
  inWords: boolean
  gaveUp: boolean
  /** Actions taken, except switching to or from the text version. */
  n: number
}

export type Action<Kind extends string> =
  | { type: 'guess'; who: Named }
  | { type: 'step' }
  | { type: 'hint'; kind: Kind }
  | { type: 'skip' }
  | { type: 'giveUp' }
  | { type: 'words'; on: boolean }

export type Reason = 'already-over' | 'already-guessed' | 'nothing-hidden' | 'hint-too-early' | 'no-hint-left'

/** A finished picture, with its revealed fields. */
export type Done<Revealed> = Revealed & {
  result: Result
  look: number
  points: number
  hints: number
  inWords: boolean
  half: boolean
}

export type View<Clue, Kind extends string, Revealed> = {
  over: boolean
  gaveUp: boolean
  inWords: boolean
  /** Index of the current picture; after the end the number of finished ones. */
  at: number
  of: number
  /** Points for each look. */
  worth: readonly number[]
  look: number
  tried: readonly Named[]
  /** Wrong answers left for the picture; null where wrong answers do not lose it. */
  wrongLeft: number | null
  /** Open clues: free ones, bought ones, and in the text version one per look. */
  clues: readonly Clue[]
  /** The hint for sale now. */
  offer: Kind | null
  /** Look from which the next hint is for sale; null when none is left. */
  offerFrom: number | null
  done: readonly Done<Revealed>[]
  /** Points that wrong answers took off the run. */
  off: number
  points: number
}

/** Parts that each game of looks provides. */
export type Terms<Setup, One extends Item, Kind extends string, Clue, Revealed> = {
  worth(setup: Setup): readonly number[]
  /** Wrong answers that lose a picture; null when only the last look does. */
  mostWrong(setup: Setup): number | null
  /** Points that a wrong answer takes off the run; absent: none. */
  wrongCost?(setup: Setup): number
  /** Clues that come with a look, from 0. */
  free(setup: Setup, look: number): readonly Kind[]
  /** Hints in order, each with the look from which it is for sale; hints without information are left out. */
  hints(setup: Setup, item: One): readonly { kind: Kind; from: number }[]
  /** Clues of the text version, one per look. */
  words: readonly Kind[]
  clue(item: One, kind: Kind): Clue
  /** Fields revealed once a picture is over. */
  revealed(item: One): Revealed
}

const isOver = ({ setup, turns }: State<LooksSetup<Item>, string>): boolean =>
  turns.length === setup.items.length && turns.at(-1)!.result !== null

/** The current picture and its turn. */
function currentOf<One extends Item, Kind extends string>({
  setup,
  turns,
}: State<LooksSetup<One>, Kind>): { item: One; turn: Turn<Kind> } {
  return { item: setup.items[turns.length - 1]!, turn: turns.at(-1)! }
}

/** Changes the current turn, and starts the next picture when that ends it. */
function withTurn<Setup extends LooksSetup<Item>, Kind extends string>(
  state: State<Setup, Kind>,
  change: Partial<Turn<Kind>>,
): State<Setup, Kind> {
  const turn = { ...currentOf(state).turn, ...change }
  const turns = [...state.turns.slice(0, -1), turn]
  const goesOn = turn.result !== null && turns.length < state.setup.items.length
  return { ...state, n: state.n + 1, turns: goesOn ? [...turns, fresh<Kind>(state.inWords)] : turns }
}

/**
 * Clues for looks already seen as pictures would be a cheap hint, so the text version starts with the next look. A run
 * without an action yet starts from the first look, because its player may not have known of the text version.
 */
function wordsOf(state: State<LooksSetup<Item>, string>, on: boolean): Pick<Turn<string>, 'inWords' | 'wordsFrom'> {
  const { turn } = currentOf(state)
  if (!on) return { inWords: turn.inWords }
  return { inWords: true, ...(!state.inWords && state.n > 0 && { wordsFrom: turn.look + 1 }) }
}

/** Giving up reveals the remaining pictures too. */
function allSkipped<Kind extends string>({ setup, turns, inWords }: State<LooksSetup<Item>, Kind>): Turn<Kind>[] {
  const skipped = { result: 'skipped' } as const
  const rest = setup.items.slice(turns.length).map(() => ({ ...fresh<Kind>(inWords), ...skipped }))
  return [...turns.slice(0, -1), { ...turns.at(-1)!, ...skipped }, ...rest]
}

/** Engine of a run of looks: the player names each picture as early as possible. */
export function looksOf<Setup extends LooksSetup<One>, One extends Item, Kind extends string, Clue, Revealed>(
  terms: Terms<Setup, One, Kind, Clue, Revealed>,
): Engine<Setup, State<Setup, Kind>, Action<Kind>, View<Clue, Kind, Revealed>, Reason> {
  type Now = State<Setup, Kind>

  function known(state: Now): readonly Kind[] {
    const { turn } = currentOf(state)
    if (state.inWords) return terms.words.slice(turn.wordsFrom ?? 0, turn.look + 1)
    const free = Array.from({ length: turn.look + 1 }, (_, look) => terms.free(state.setup, look)).flat()
    return [...new Set([...turn.bought, ...free])]
  }

  /** Hints that would add information; none in the text version, where every look is a clue. */
  function hintsLeft(state: Now) {
    if (state.inWords) return []
    const revealed = known(state)
    return terms.hints(state.setup, currentOf(state).item).filter(({ kind }) => !revealed.includes(kind))
  }

  function guessed(state: Now, who: Named): Now | Reason {
    const { item, turn } = currentOf(state)
    if (turn.tried.some(({ id }) => id === who.id)) return 'already-guessed'
    if (who.id === item.id) return withTurn(state, { result: 'found' })
    const tried = [...turn.tried, who]
    const most = terms.mostWrong(state.setup)
    const isLost = most === null ? isLastLook(turn.look) : tried.length >= most
    if (isLost) return withTurn(state, { tried, result: 'lost' })
    return withTurn(state, { tried, look: isLastLook(turn.look) ? turn.look : turn.look + 1 })
  }

  function bought(state: Now, kind: Kind): Now | Reason {
    const { turn } = currentOf(state)
    const hint = hintsLeft(state).find((one) => one.kind === kind)
    if (!hint) return 'no-hint-left'
    return turn.look < hint.from ? 'hint-too-early' : withTurn(state, { bought: [...turn.bought, kind] })
  }

  function stepped(state: Now, action: Action<Kind>): Now | Reason {
    const { turn } = currentOf(state)
    switch (action.type) {
      case 'guess':
        return guessed(state, action.who)
      case 'step':
        return isLastLook(turn.look) ? 'nothing-hidden' : withTurn(state, { look: turn.look + 1 })
      case 'hint':
        return bought(state, action.kind)
      case 'skip':
        return withTurn(state, { result: 'skipped' })
      case 'giveUp':
        return { ...state, gaveUp: true, turns: allSkipped(state), n: state.n + 1 }
      case 'words':
        return { ...withTurn({ ...state, inWords: action.on }, wordsOf(state, action.on)), n: state.n }
    }
  }

  return {
    start: (setup) => ({ setup, turns: [fresh(false)], inWords: false, gaveUp: false, n: 0 }),
    apply(state, action) {
      if (isOver(state)) return { ok: false, reason: 'already-over' }
      const next = stepped(state, action)
      return typeof next === 'string' ? { ok: false, reason: next } : { ok: true, state: next }
    },
    view(state) {
      const { setup, turns } = state
      const over = isOver(state)
      const { item, turn } = currentOf(state)
      const worth = terms.worth(setup)
      const done = turns.flatMap((one, at): Done<Revealed>[] => {
        const { half = false } = setup.items[at]!
        const { look, result, inWords, bought } = one
        if (result === null) return []
        const { points } = worthOf(one, worth, half)
        return [{ ...terms.revealed(setup.items[at]!), result, look, points, hints: bought.length, inWords, half }]
      })
      const off = (terms.wrongCost?.(setup) ?? 0) * wrongIn(turns)
      const hint = over ? undefined : hintsLeft(state)[0]
      const most = terms.mostWrong(setup)
      return {
        over,
        gaveUp: state.gaveUp,
        inWords: state.inWords,
        at: over ? turns.length : turns.length - 1,
        of: setup.items.length,
        worth,
        look: over ? 0 : turn.look,
        tried: over ? [] : turn.tried,
        wrongLeft: over || most === null ? null : most - turn.tried.length,
        clues: over ? [] : known(state).map((kind) => terms.clue(item, kind)),
        offer: hint && turn.look >= hint.from ? hint.kind : null,
        offerFrom: hint?.from ?? null,
        done,
        off,
        points: Math.max(0, done.reduce((sum, { points }) => sum + points, 0) - off),
      }
    },
    isOver,
  }
}

const fresh = <Kind extends string>(inWords: boolean): Turn<Kind> => ({
  look: 0,
  tried: [],
  bought: [],
  inWords,
  result: null,
})
