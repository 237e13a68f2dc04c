import type { LeagueId, Names } from '#data/types.ts'
import {
  looksOf,
  type Done as DoneOf,
  type Item,
  type State as StateOf,
  type View as ViewOf,
  type Action,
  type Reason,
} from '#games/looks/index.ts'
import type { Named } from '#games/looks/terms.ts'
import type { Engine } from '#games/engine.ts'
import type { Colour } from './colours.ts'
import { HINTS, KIT_FROM, MOST_WRONG, WORDS, WORTH, WRONG_POINTS, type ClueKind, type Level } from './terms.ts'
import type { Outcome } from '#games/outcome.ts'
import { outcomeOf as looksOutcome } from '#games/looks/outcome.ts'

/** A club as it was when its crest was dealt; null for values that are unknown or disputed. */
export type Crest = Item & {
  nation: string
  league: LeagueId | null
  founded: number | null
  city: string | null
  nickname: string | null
  ground: string | null
  /** Names of the shirt's colours, main colour first. */
  colours: readonly Colour[]
  /** Explanation of the crest, one sentence per language. */
  riddle: Names
  /** In easy: the options in display order, the club itself included. */
  options: readonly Named[]
}

export type Setup = { items: readonly Crest[]; level: Level }

export type Clue =
  | { kind: 'founded'; year: number | null }
  | { kind: 'nation'; nation: string }
  | { kind: 'league'; league: LeagueId | null }
  | { kind: 'colours'; colours: readonly Colour[] }
  | { kind: 'nickname' | 'ground' | 'city'; text: string | null }

type Revealed = Pick<Crest, 'id' | 'name' | 'local' | 'nation' | 'founded' | 'riddle'>

export type State = StateOf<Setup, ClueKind>
export type View = ViewOf<Clue, ClueKind, Revealed> & {
  /** The options; empty in hard and after the end. */
  options: readonly Named[]
  /** True when the shirt is shown. */
  kit: boolean
}
export type Done = DoneOf<Revealed>

const looks = looksOf<Setup, Crest, ClueKind, Clue, Revealed>({
  worth: () => WORTH,
  mostWrong: ({ level }) => (level === 'easy' ? MOST_WRONG : null),
  wrongCost,
  free: () => [],
  hints: (_, crest) => HINTS.filter(({ kind }) => crest[kind] !== null),
  words: WORDS,
  clue: clueOf,
  revealed: ({ id, name, local, nation, founded, riddle }) => ({
    id,
    name,
    ...(local && { local }),
    nation,
    founded,
    riddle,
  }),
})

/** Name five crests from pictures that gain real pixels look by look, each with a riddle (docs/games/blur.md). */
export const blur: Engine<Setup, State, Action<ClueKind>, View, Reason> = {
  ...looks,
  view(state, seat) {
    const view = looks.view(state, seat)
    const { options } = state.setup.items[Math.min(view.at, view.of - 1)]!
    return { ...view, options: view.over ? [] : options, kit: !view.over && !view.inWords && view.look >= KIT_FROM }
  },
}

function wrongCost({ level }: Setup): number {
  return level === 'easy' ? WRONG_POINTS : 0
}

function clueOf(crest: Crest, kind: ClueKind): Clue {
  switch (kind) {
    case 'founded':
      return { kind, year: crest.founded }
    case 'nation':
      return { kind, nation: crest.nation }
    case 'league':
      return { kind, league: crest.league }
    case 'colours':
      return { kind, colours: crest.colours }
    default:
      return { kind, text: crest[kind] }
  }
}

/** Outcome of a finished run. */
export const outcomeOf = (state: State): Outcome => looksOutcome(state, WORTH, wrongCost(state.setup))
