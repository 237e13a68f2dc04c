import * as z from 'zod/mini'
import type { Random } from '#core/random.ts'
import type { Engine } from '#games/engine.ts'
import { runRules } from '#games/run-rules.ts'

export const QUESTIONS = 40
export const STEP_MS = 11_000

/** One of two sides is right. */
type Side = 0 | 1
type Setup = { words: string[]; sides: Side[] }
export type State = Setup & { answers: number; askedAt: number; ended: 'wrong' | 'time' | 'all' | null }
type Action = { type: 'pick'; side: Side } | { type: 'timeUp' }
export type View = { over: boolean; at: number; revealed: string[]; deadline: number | null; ended: State['ended'] }

const deadlineOf = ({ ended, askedAt }: State) => (ended ? null : askedAt + STEP_MS)
const rightOf = ({ answers, ended }: State) => (ended === 'wrong' ? answers - 1 : answers)

const engine: Engine<Setup, State, Action, View, 'already-over' | 'too-early'> = {
  start: (setup, _seed, now) => ({ ...setup, answers: 0, askedAt: now, ended: null }),
  apply(state, action, _by, now) {
    if (state.ended) return { ok: false, reason: 'already-over' }
    if (action.type === 'timeUp') return { ok: false, reason: 'too-early' }
    const answers = state.answers + 1
    const isRight = state.sides[state.answers] === action.side
    return {
      ok: true,
      state: { ...state, answers, askedAt: now, ended: isRight ? (answers === QUESTIONS ? 'all' : null) : 'wrong' },
    }
  },
  view: (state) => ({
    over: state.ended !== null,
    at: state.answers,
    revealed: state.words.slice(0, state.answers),
    deadline: deadlineOf(state),
    ended: state.ended,
  }),
  isOver: ({ ended }) => ended !== null,
  until: deadlineOf,
  timeUp: (state) => ({ ...state, ended: 'time' }),
}

const deal = (random: Random): Setup => ({
  words: Array.from({ length: QUESTIONS }, (_, at) => `word-${at}-${Math.floor(random() * 1e9)}`),
  sides: Array.from({ length: QUESTIONS }, () => (random() < 0.5 ? 0 : 1)),
})

/** Minimal duel: two sides, 11 s each, ended by the first wrong answer. */
export const fakeRanked = runRules({
  engine,
  action: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('pick'), side: z.literal([0, 1]) }),
    z.strictObject({ type: z.literal('timeUp') }),
  ]),
  resolve: (wire) => wire,
  refusals: { 'already-over': 'already-over', 'too-early': 'too-early' },
  marks: () => [],
  isAnswered: () => true,
  outcome: (state) => ({
    won: state.ended === 'all',
    score: rightOf(state),
    lines:
      rightOf(state) > 0 ? [{ key: 'right', points: Math.min(120, 3 * rightOf(state)), count: rightOf(state) }] : [],
    n: state.answers,
    tags: state.ended === 'time' ? ['time'] : [],
  }),
  distribution: { count: 1, of: () => 0, worstFirst: [0] },
  hiddenValues: ({ ended, words, answers }) => (ended ? [] : words.slice(answers)),
  sidePanel: null,
  daily: { deal: () => null, keep: 'forever', answers: () => [] },
  ranked: { deal },
})
