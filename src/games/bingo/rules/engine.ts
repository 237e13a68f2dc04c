import type { Engine, Step } from '#games/engine.ts'
import type { Action, Refusal, Setup, State, Turn, View } from './state.ts'
import {
  CELLS,
  CELL_POINTS,
  FULL_POINTS,
  HINT_POINTS,
  LEAST_PAID,
  MOST_LEFT_POINTS,
  WILDCARD_POINTS,
  WRONG_POINTS,
} from './terms.ts'
import type { PointLine } from '#core/points.ts'
import type { Outcome } from '#games/outcome.ts'

export type { Action, CardNames, Cell, Dealt, Past, Refusal, Setup, Someone, State, Turn, View } from './state.ts'

/**
 * Sixteen criteria, and footballers one by one: each is placed in a free cell or skipped. A wrong placement loses this
 * footballer and the next (docs/games/bingo.md).
 */
export const bingo: Engine<Setup, State, Action, View, Refusal> = {
  // A timed run shows nobody before the clock starts.
  start: (setup, _, now) => ({
    ...setup,
    turns: [],
    hinted: null,
    since: now,
    pausedAt: setup.seconds === null ? null : now,
    gaveUp: false,
  }),

  apply(state, action, _, now) {
    if (bingo.isOver(state)) return refused('already-over')
    switch (action.type) {
      case 'place':
        return place(state, action, now)
      case 'wildcard':
        return wildcard(state, action.today, now)
      // Skipping is allowed while the clock is stopped: a player who returns to the page has had time to look the name
      // up.
      case 'skip':
        return withTurn(state, { did: 'skipped', cells: [] }, now)
      case 'hint':
        if (state.seconds !== null || state.hinted !== null) return refused('no-hint-left')
        return { ok: true, state: { ...state, hinted: state.turns.length } }
      case 'pause':
      case 'resume':
        return hold(state, action.type === 'pause', now)
      case 'timeUp':
        return refused(state.seconds === null ? 'not-offered' : 'too-early')
      case 'giveUp':
        return { ok: true, state: { ...state, gaveUp: true } }
    }
  },

  until: (state) =>
    bingo.isOver(state) || state.seconds === null || isHeld(state) ? null : state.since + state.seconds * 1000,

  timeUp: (state, now) => appendTurns(state, [{ did: 'late', cells: [] }], now),

  view(state) {
    const { level, cells, players, names, turns, seconds, hinted, gaveUp } = state
    const over = bingo.isOver(state)
    const by = fillers(turns)
    const at = turns.length
    return {
      level,
      cells: cells.map((criterion, cell) => {
        const turn = by[cell]!
        if (turn === null) return { criterion, state: 'open', by: null }
        return { criterion, state: turns[turn]!.did === 'wild' ? 'wild' : 'filled', by: someone(players[turn]!) }
      }),
      ...(names && at === 0 && { names }),
      current: over || isHeld(state) ? null : someone(players[at]!),
      at,
      of: players.length,
      filled: filledIn(turns),
      wrong: wrongIn(turns),
      past: turns.map((turn, player) => ({ ...someone(players[player]!), ...turn })),
      wildcard: hasWildcard(turns),
      ...(hinted === at && !over && { hint: players[at]!.fits.find((cell) => by[cell] === null) ?? null }),
      hintLeft: hinted === null && seconds === null,
      seconds,
      deadline: bingo.until!(state),
      paused: over || !isHeld(state) ? null : state.pausedAt === state.since ? 'begin' : 'held',
      over,
      gaveUp,
      players: over ? players : null,
    }
  },

  isOver: ({ gaveUp, turns, players }) => gaveUp || isFull(turns) || turns.length >= players.length,
}

/** For each cell the turn that filled it, or null. */
export function fillers(turns: readonly Turn[]): (number | null)[] {
  const by = Array.from({ length: CELLS }, (): number | null => null)
  for (const [turn, { did, cells }] of turns.entries())
    if (did === 'placed' || did === 'wild') for (const cell of cells) by[cell] = turn
  return by
}

export const filledIn = (turns: readonly Turn[]): number => fillers(turns).filter((turn) => turn !== null).length
export const isFull = (turns: readonly Turn[]): boolean => filledIn(turns) === CELLS
const wrongIn = (turns: readonly Turn[]): number => turns.filter(({ did }) => did === 'wrong').length
export const hasWildcard = (turns: readonly Turn[]): boolean => turns.every(({ did }) => did !== 'wild')

const someone = ({ id, name }: { id: string; name: string }) => ({ id, name })
const refused = (reason: Refusal) => ({ ok: false, reason }) as const

/** A placement that the facts leave undecided costs nothing; today's facts can only turn a miss into a hit. */
function place(state: State, { cell, today }: Extract<Action, { type: 'place' }>, now: number): Step<State, Refusal> {
  if (isHeld(state)) return refused('not-offered')
  if (fillers(state.turns)[cell] !== null) return refused('cell-taken')
  const fits = state.players[state.turns.length]!.fits.includes(cell) || today === 'yes'
  if (!fits && today === 'unknown') return refused('cannot-tell')
  return withTurn(state, { did: fits ? 'placed' : 'wrong', cells: [cell] }, now)
}

/** Uses up the wildcard even when the player fits no free cell, because refusing would reveal that. */
function wildcard(state: State, today: readonly number[], now: number): Step<State, Refusal> {
  if (isHeld(state)) return refused('not-offered')
  if (!hasWildcard(state.turns)) return refused('no-wildcard-left')
  const by = fillers(state.turns)
  const { fits } = state.players[state.turns.length]!
  const cells = by.flatMap((turn, cell) => (turn === null && (fits.includes(cell) || today.includes(cell)) ? cell : []))
  return withTurn(state, { did: 'wild', cells }, now)
}

/** A wrong placement also uses up the next player. */
const withTurn = (state: State, turn: Turn, now: number): Step<State, Refusal> => ({
  ok: true,
  state: appendTurns(state, turn.did === 'wrong' ? [turn, { did: 'lost', cells: [] }] : [turn], now),
})

const appendTurns = (state: State, turns: readonly Turn[], now: number): State => ({
  ...state,
  turns: [...state.turns, ...turns].slice(0, state.players.length),
  since: now,
  pausedAt: isHeld(state) ? now : null,
})

const isHeld = ({ pausedAt }: State): boolean => pausedAt !== null

/** Stops or restarts the clock; rejects the state it is already in. */
function hold(state: State, pauses: boolean, now: number): Step<State, Refusal> {
  if (state.seconds === null || pauses === isHeld(state)) return refused('not-offered')
  if (pauses) return { ok: true, state: { ...state, pausedAt: now } }
  return { ok: true, state: { ...state, since: state.since + (now - state.pausedAt!), pausedAt: null } }
}

/** Outcome of a finished run: `score` is the number of filled cells. Deductions never exceed the points earned. */
export function outcomeOf(state: State): Outcome {
  const { turns, hinted, gaveUp, level } = state
  const filled = filledIn(turns)
  return {
    won: isFull(turns),
    score: filled,
    lines: filled < LEAST_PAID ? [] : linesOf(state, filled),
    n:
      turns.filter(({ did }) => did !== 'lost' && did !== 'late').length + (hinted === null ? 0 : 1) + (gaveUp ? 1 : 0),
    tags: [
      ...(level === 'normal' ? [] : [level]),
      ...(hinted === null ? [] : ['hint']),
      ...(gaveUp ? ['gave-up'] : []),
    ],
  }
}

/** An unused wildcard and players left earn points on a full card only. */
function linesOf({ turns, players, hinted }: State, filled: number): PointLine[] {
  const left = players.length - turns.length
  const full = isFull(turns)
  const earned: PointLine[] = [
    { key: 'cells', points: filled * CELL_POINTS, count: filled },
    ...(full ? [{ key: 'full', points: FULL_POINTS }] : []),
    ...(full && left > 0 ? [{ key: 'left', points: Math.min(MOST_LEFT_POINTS, left), count: left }] : []),
    ...(full && hasWildcard(turns) ? [{ key: 'wildcard', points: WILDCARD_POINTS }] : []),
  ]
  const sum = earned.reduce((all, { points }) => all + points, 0)
  const wrong = wrongIn(turns)
  const costs = Math.min(sum, wrong * WRONG_POINTS)
  return [
    ...earned,
    ...(wrong > 0 ? [{ key: 'wrong', points: -costs, count: wrong }] : []),
    ...(hinted === null ? [] : [{ key: 'hints', points: -Math.min(sum - costs, HINT_POINTS), count: 1 }]),
  ]
}

/** Facts sent once a run is over. */
export type Facts = {
  /** For each cell that stayed open three players who meet it, best known first; empty for filled cells. */
  valid: { id: string; name: string }[][]
}
