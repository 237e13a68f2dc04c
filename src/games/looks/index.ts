import type { Engine } from '../engine.ts'
import { isLastLook, type Named, type Result, type Turn, worthOf } from './terms.ts'

/** A picture of a run: `half` for what its player has found in an earlier run. */
export type Item = Named & { half?: boolean }

export type LooksSetup<One extends Item> = { items: readonly One[] }

export type State<Setup, Kind extends string> = {
  setup: Setup
  /** Of those begun, the one that is asked last. */
  turns: Turn<Kind>[]
  inWords: boolean
  gaveUp: boolean
  /** Actions taken, the choice of words aside. */
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

/** One that is done, with all that is told of it. */
export type Done<Told> = Told & {
  result: Result
  look: number
  points: number
  hints: number
  inWords: boolean
  half: boolean
}

export type View<Clue, Kind extends string, Told> = {
  over: boolean
  gaveUp: boolean
  inWords: boolean
  /** Of the picture that is asked; after the end the number of those done. */
  at: number
  of: number
  /** What each look is worth. */
  worth: readonly number[]
  look: number
  tried: readonly Named[]
  /** Wrong answers until the picture is lost, where they lose it; null: they do not. */
  wrongLeft: number | null
  /** What words tell of the picture: free ones, bought ones, or in words one a look. */
  clues: readonly Clue[]
  /** The hint that can be bought now. */
  offer: Kind | null
  /** The look from which the next hint is for sale; null: there is none any more. */
  offerFrom: number | null
  done: readonly Done<Told>[]
  points: number
}

/** What a game of looks brings. */
export type Terms<Setup, One extends Item, Kind extends string, Clue, Told> = {
  worth(setup: Setup): readonly number[]
  /** So many wrong answers lose a picture; null: only the last look does. */
  mostWrong(setup: Setup): number | null
  /** Clues that come with a look, from 0. */
  free(setup: Setup, look: number): readonly Kind[]
  /** Hints and the look from which each is for sale, in order; those that have nothing to tell are left out. */
  hints(setup: Setup, item: One): readonly { kind: Kind; from: number }[]
  /** What the text twin tells, one a look. */
  words: readonly Kind[]
  clue(item: One, kind: Kind): Clue
  /** What is told of a picture once it is done. */
  told(item: One): Told
}

/** The rules of a run of looks: name each picture as early as you can. */
export function looksOf<Setup extends LooksSetup<One>, One extends Item, Kind extends string, Clue, Told>(
  terms: Terms<Setup, One, Kind, Clue, Told>,
): Engine<Setup, State<Setup, Kind>, Action<Kind>, View<Clue, Kind, Told>, Reason> {
  type Now = State<Setup, Kind>

  const isOver = ({ setup, turns }: Now): boolean =>
    turns.length === setup.items.length && turns.at(-1)!.result !== null

  /** The picture that is asked, and how far it is. */
  function asked({ setup, turns }: Now): { item: One; turn: Turn<Kind> } {
    return { item: setup.items[turns.length - 1]!, turn: turns.at(-1)! }
  }

  /** The last turn changed; when it is done the next picture follows. */
  function turned(state: Now, change: Partial<Turn<Kind>>): Now {
    const turn = { ...asked(state).turn, ...change }
    const turns = [...state.turns.slice(0, -1), turn]
    const goesOn = turn.result !== null && turns.length < state.setup.items.length
    return { ...state, n: state.n + 1, turns: goesOn ? [...turns, fresh<Kind>(state.inWords)] : turns }
  }

  function known(state: Now): readonly Kind[] {
    const { turn } = asked(state)
    if (state.inWords) return terms.words.slice(turn.wordsFrom ?? 0, turn.look + 1)
    const free = Array.from({ length: turn.look + 1 }, (_, look) => terms.free(state.setup, look)).flat()
    return [...new Set([...turn.bought, ...free])]
  }

  /** Hints that would tell something new; in words every look does. */
  function hintsLeft(state: Now) {
    if (state.inWords) return []
    const told = known(state)
    return terms.hints(state.setup, asked(state).item).filter(({ kind }) => !told.includes(kind))
  }

  function guessed(state: Now, who: Named): Now | Reason {
    const { item, turn } = asked(state)
    if (turn.tried.some(({ id }) => id === who.id)) return 'already-guessed'
    if (who.id === item.id) return turned(state, { result: 'found' })
    const tried = [...turn.tried, who]
    const most = terms.mostWrong(state.setup)
    const isLost = most === null ? isLastLook(turn.look) : tried.length >= most
    if (isLost) return turned(state, { tried, result: 'lost' })
    return turned(state, { tried, look: isLastLook(turn.look) ? turn.look : turn.look + 1 })
  }

  function bought(state: Now, kind: Kind): Now | Reason {
    const { turn } = asked(state)
    const hint = hintsLeft(state).find((one) => one.kind === kind)
    if (!hint) return 'no-hint-left'
    return turn.look < hint.from ? 'hint-too-early' : turned(state, { bought: [...turn.bought, kind] })
  }

  /**
   * Words beside a look that was seen would be a cheap hint: they tell from the next one on. A run that nobody has begun
   * was opened by who did not know that there are words.
   */
  function wordsOf(state: Now, on: boolean): Pick<Turn<Kind>, 'inWords' | 'wordsFrom'> {
    const { turn } = asked(state)
    if (!on) return { inWords: turn.inWords }
    return { inWords: true, ...(!state.inWords && state.n > 0 && { wordsFrom: turn.look + 1 }) }
  }

  /** Who gives up sees the pictures that were still to come, too. */
  function allSkipped({ setup, turns, inWords }: Now): Turn<Kind>[] {
    const skipped = { result: 'skipped' } as const
    const rest = setup.items.slice(turns.length).map(() => ({ ...fresh<Kind>(inWords), ...skipped }))
    return [...turns.slice(0, -1), { ...turns.at(-1)!, ...skipped }, ...rest]
  }

  function stepped(state: Now, action: Action<Kind>): Now | Reason {
    const { turn } = asked(state)
    switch (action.type) {
      case 'guess':
        return guessed(state, action.who)
      case 'step':
        return isLastLook(turn.look) ? 'nothing-hidden' : turned(state, { look: turn.look + 1 })
      case 'hint':
        return bought(state, action.kind)
      case 'skip':
        return turned(state, { result: 'skipped' })
      case 'giveUp':
        return { ...state, gaveUp: true, turns: allSkipped(state), n: state.n + 1 }
      case 'words':
        return { ...turned({ ...state, inWords: action.on }, wordsOf(state, action.on)), n: state.n }
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
      const { item, turn } = asked(state)
      const worth = terms.worth(setup)
      const done = turns.flatMap((one, at): Done<Told>[] => {
        const { half = false } = setup.items[at]!
        const { look, result, inWords, bought } = one
        if (result === null) return []
        const { points } = worthOf(one, worth, half)
        return [{ ...terms.told(setup.items[at]!), result, look, points, hints: bought.length, inWords, half }]
      })
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
        points: done.reduce((sum, { points }) => sum + points, 0),
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
