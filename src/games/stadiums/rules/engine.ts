import type { LeagueId, LocalName, Names } from '#data/types.ts'
import { total } from '#core/points.ts'
import type { Engine } from '#games/engine.ts'
import { ALL_AT_FIRST, CARDS, CHANCE, CHECKS, HINT_POINTS, MARKS } from './terms.ts'
import { aboveChance, linesBy, tagsOf, withHints, type Outcome } from '#games/outcome.ts'

/** Latitude and longitude in degrees. */
export type Place = readonly [number, number]

/** South, west, north and east in degrees: bounds of a country's grounds. */
export type Around = readonly [number, number, number, number]

/** A ground. `token` identifies it on the board; `clubs`: its home clubs, each of which is right. */
export type Card = {
  token: string
  ground: string
  name: string
  /** Null when unknown. */
  city: Names | null
  capacity: number | null
  opened: number | null
  /** Position of its city; the exact position would identify the ground. */
  place: Place
  around: Around
  clubs: readonly string[]
  /** Ground where its club plays while this one is being rebuilt. */
  meanwhile?: string
}

/** `token` identifies the club on the board; the name is always shown under the crest. */
type Logo = LocalName & { token: string; club: string }

/**
 * `named`: cards show the names of the grounds (easy); otherwise their position in the country. `league`: the league of
 * all grounds.
 */
export type Setup = { named: boolean; league: LeagueId | null; cards: readonly Card[]; logos: readonly Logo[] }

/** Token of the crest placed on each card, null for cards that are already right. */
export type Places = readonly (string | null)[]

export type State = Setup & { checks: readonly Places[]; hinted: readonly number[]; gaveUp: boolean }

export type Action = { type: 'check'; places: Places } | { type: 'hint'; card: number } | { type: 'giveUp' }

/** A card as shown: the city is a hint, ground and clubs are revealed at the end. */
export type Shown = Pick<Card, 'token' | 'capacity' | 'opened'> & {
  name: string | null
  city: Names | null
  /** Position in its country. */
  pin: { place: Place; around: Around } | null
  /** The right crest, and the check that confirmed it (1 to 3); null while open. */
  right: { logo: string; check: number } | null
  ground: string | null
  clubs: readonly string[] | null
  meanwhile: string | null
}

export type View = {
  named: boolean
  league: LeagueId | null
  cards: readonly Shown[]
  logos: readonly Logo[]
  /** Wrong crests of all checks so far, by card; they cannot be tried there again. */
  tried: readonly (readonly string[])[]
  locked: number
  left: number
  hints: number
  over: boolean
  gaveUp: boolean
}

type Refusal = 'already-over' | 'not-offered' | 'no-hint-left'

/** Whose ground is it? Six cards, eight crests, three checks of the whole board (docs/games/stadiums.md). */
export const stadiums: Engine<Setup, State, Action, View, Refusal> = {
  start: (setup) => ({ ...setup, checks: [], hinted: [], gaveUp: false }),

  apply(state, action) {
    if (stadiums.isOver(state)) return { ok: false, reason: 'already-over' }
    switch (action.type) {
      case 'check':
        if (!isBoard(state, action.places)) return { ok: false, reason: 'not-offered' }
        return { ok: true, state: { ...state, checks: [...state.checks, action.places] } }
      case 'hint':
        if (state.hinted.includes(action.card) || rightAt(state, action.card)) {
          return { ok: false, reason: 'no-hint-left' }
        }
        return { ok: true, state: { ...state, hinted: [...state.hinted, action.card] } }
      case 'giveUp':
        return { ok: true, state: { ...state, gaveUp: true } }
    }
  },

  view(state) {
    const over = stadiums.isOver(state)
    const cards = state.cards.map(
      ({ token, name, city, capacity, opened, place, around, ground, clubs, meanwhile }, at): Shown => {
        const right = rightAt(state, at)
        const isRevealed = over || right !== null
        const hasCity = isRevealed || state.hinted.includes(at)
        return {
          ...{ token, capacity, opened, right },
          name: state.named || isRevealed ? name : null,
          city: hasCity ? city : null,
          pin: hasCity || !state.named ? { place, around } : null,
          ground: over ? ground : null,
          clubs: over ? clubs : null,
          meanwhile: over ? (meanwhile ?? null) : null,
        }
      },
    )
    return {
      named: state.named,
      league: state.league,
      cards,
      logos: state.logos,
      tried: state.cards.map((card, at) =>
        state.checks.flatMap((places) => (isRight(state, card, places[at]!) ? [] : (places[at] ?? []))),
      ),
      locked: cards.filter(({ right }) => right !== null).length,
      left: CHECKS - state.checks.length,
      hints: state.hinted.length,
      over,
      gaveUp: state.gaveUp,
    }
  },

  isOver: (state) =>
    state.gaveUp || state.checks.length >= CHECKS || state.cards.every((_, at) => rightAt(state, at) !== null),
}

/** The right crest of a card and the check that confirmed it; null while open. */
export function rightAt(state: State, at: number): Shown['right'] {
  const check = state.checks.findIndex((places) => isRight(state, state.cards[at]!, places[at]!))
  return check < 0 ? null : { logo: state.checks[check]![at]!, check: check + 1 }
}

const isRight = ({ logos }: Setup, { clubs }: Card, token: string | null): boolean =>
  logos.some((logo) => logo.token === token && clubs.includes(logo.club))

/** True when every open card has a crest of the board, every locked card has null, and no crest is used twice. */
function isBoard(state: State, places: Places): boolean {
  const locked = state.cards.map((_, at) => rightAt(state, at)?.logo ?? null)
  const tokens = new Set(state.logos.map(({ token }) => token))
  const placed = places.map((place, at) => place ?? locked[at] ?? null)
  const isOpen = places.every((place, at) => (locked[at] === null) === (place !== null))
  const isOnBoard = placed.every((token) => token !== null && tokens.has(token))
  return places.length === CARDS && isOpen && isOnBoard && new Set(placed).size === CARDS
}

/** Outcome of a finished board: `score` is the number of grounds placed right, which are its items. */
export function outcomeOf(state: State): Outcome {
  const checks = state.cards.map((_, at) => rightAt(state, at)?.check ?? null)
  const placed = checks.filter((check) => check !== null).sort((one, other) => one - other)
  const earned = linesBy(
    placed.map((check) => ({ key: `check-${check}`, marks: MARKS[check - 1]! })),
    1,
  )
  const bonus = placed.length === CARDS && placed.at(-1) === 1 ? [{ key: 'all-at-first', points: ALL_AT_FIRST }] : []
  const lines = withHints(aboveChance(earned, CHANCE, bonus), state.hinted.length, HINT_POINTS)
  return {
    won: placed.length === CARDS && total(lines) > 0,
    score: placed.length,
    lines,
    n: state.checks.length + state.hinted.length + (state.gaveUp ? 1 : 0),
    tags: tagsOf({ hints: state.hinted.length, gaveUp: state.gaveUp }),
    items: state.cards.flatMap(({ ground }, at) => (checks[at] === null ? [] : ground)),
  }
}

/** Facts sent once a board is over: the number of grounds to collect. */
export type Facts = { grounds: number }
