import { footballerById } from '#data/facts.ts'
import { challengeRules, wasDealtOn } from '#games/challenge-rules.ts'
import { MAX_GUESSES, wordle, playersLeft, outcomeOf, type Setup, type Facts } from './rules/engine.ts'
import { LEVELS, type Level } from './rules/terms.ts'
import { PracticeDeal } from './deal/practice-deal.ts'
import { answerPool, clueById, easiestFirst, isOpen } from './deal/roster.ts'
import { REPEATS } from '#data/pools.ts'
import { HINT_WIDTH } from '#pictures/ladder.ts'
import { runRules } from '#games/run-rules.ts'
import { dealOne, untaken } from '#games/deal-apart.ts'
import { seventhOf } from '#games/week.ts'
import { WordleAction } from './rules/action.ts'

/** Rules of Wordle challenges: a deal of a level with one of its possible answers. */
const challenge = challengeRules({
  deal: PracticeDeal,
  setup: ({ answer: id, day }, mode, now): Setup | null => {
    const level = LEVELS.find((known): known is Level => known === mode)
    const answer = level && answerPool(level).find((candidate) => candidate.id === id)
    return answer && wasDealtOn(day, now) ? { answer, day, hard: level === 'hard' } : null
  },
  stands: ({ answer }) => footballerById(answer.id) !== undefined,
})

/** Column 0 counts misses, columns 1 to 8 the solving guess. */
const MISSED = 0
const WORST_FIRST = [MISSED, ...Array.from({ length: MAX_GUESSES }, (_, at) => MAX_GUESSES - at)]

const MARKS = { ok: 'good', near: 'fair', no: 'closed' } as const

/** Server rules of the Wordle daily. */
export const wordleRuns = runRules({
  engine: wordle,
  action: WordleAction,
  resolve: (wire) => {
    if (wire.type !== 'guess') return wire
    const clue = clueById(wire.player)
    return clue ? { type: 'guess', clue } : 'unknown-player'
  },
  refusals: {},
  outcome: outcomeOf,
  marks: ({ rows }) => rows.map(({ tiles }) => tiles.map(({ state }) => MARKS[state])),
  isAnswered: (state) => state.rows.length > 0,
  distribution: { count: MAX_GUESSES + 1, of: ({ score }) => score, worstFirst: WORST_FIRST, missed: MISSED },
  about: ({ answer }) => [answer.id],
  hiddenValues: (state) => (wordle.isOver(state) ? [] : [state.answer.id, state.answer.name]),
  facts: (state): Facts => ({ left: playersLeft(state, answerPool('today')) }),
  // The first hint opens the face. There is always one picture, so that a run does not reveal whether a portrait
  // exists.
  pictures: ({ answer: { id }, hints }) => [{ kind: 'portrait', id, widths: [HINT_WIDTH], opened: hints > 0 ? 1 : 0 }],
  challenge,
  sidePanel: {
    pool: () => answerPool('today').map(({ id }) => id),
    isHe: true,
    names: true,
    median: 'medianGuesses',
    note: { title: 'anyName', text: 'anyNameSays' },
  },
  daily: {
    deal: (random, past, day, taken = new Set()) => {
      if (!isOpen('today')) return null
      const answer = dealOne(untaken(seventhOf(easiestFirst(), day), taken), random, past)
      return { setup: { answer, day, hard: false }, used: [answer.id], names: [answer.name] }
    },
    keep: { days: REPEATS.answerDays },
    answers: ({ answer: { id } }) => [{ kind: 'portrait', id }],
  },
})
