import { ageOn, daysToBirthday } from '#core/age.ts'
import type { Day } from '#core/days.ts'
import type { Position, Role } from '#data/types.ts'
import type { Engine } from '#games/engine.ts'
import { marksFor, type Shift } from './terms.ts'

/** Footballer who is asked about; `born` is an ISO date and stays hidden until the answer. */
export type Asked = {
  id: string
  name: string
  club: string | null
  nation: string
  role: Role
  position: Position | null
  born: string
}

/** `day` is the day of the run, which ages depend on: the player's today, or the day of an archived run. */
export type Setup = {
  day: Day
  asked: readonly Asked[]
  /** Only dailies have a shift, except those drawn before 29 November 2026. */
  shift?: Shift
}

/** `hinted`: index of the footballer the hint was bought for, null while it is unused. */
export type State = Setup & { answers: readonly number[]; hinted: number | null; gaveUp: boolean }

export type Action = { type: 'answer'; value: number } | { type: 'hint' } | { type: 'giveUp' }

/** Question without the hidden birth date. */
type Question = Omit<Asked, 'born'>

/** `answer` is null after giving up; `birthday`: days to the next one, on which he turns `turns`. */
export type Done = Question & {
  answer: number | null
  right: number
  marks: number
  born: string
  birthday: number
  turns: number
}

export type View = {
  day: Day
  shift: Shift
  count: number
  /** Null when the run is over. */
  asked: Question | null
  /** Hint for the current footballer: whether the number is at least that of the hint. */
  hint: { isFrom: boolean } | null
  hintLeft: boolean
  /** Answered questions; all ten when the run is over. */
  done: readonly Done[]
  over: boolean
  gaveUp: boolean
}

export type Refusal = 'already-over' | 'no-hint-left'

/** A number to guess that follows from a footballer's date of birth. */
export type Asks = {
  rightOf: (born: string, day: Day) => number
  /** Number that the hint compares with: "28 or older". */
  hintFrom: number
}

/** Guess a number about each of ten footballers. Every answer is final and its truth is shown at once. */
export const estimateOf = ({ rightOf, hintFrom }: Asks): Engine<Setup, State, Action, View, Refusal> => ({
  start: (setup) => ({ ...setup, answers: [], hinted: null, gaveUp: false }),

  apply(state, action) {
    if (isOver(state)) return { ok: false, reason: 'already-over' }
    switch (action.type) {
      case 'answer':
        return { ok: true, state: { ...state, answers: [...state.answers, action.value] } }
      case 'hint':
        if (state.hinted !== null) return { ok: false, reason: 'no-hint-left' }
        return { ok: true, state: { ...state, hinted: state.answers.length } }
      case 'giveUp':
        return { ok: true, state: { ...state, gaveUp: true } }
    }
  },

  view(state) {
    const over = isOver(state)
    const asked = over ? null : state.asked[state.answers.length]!
    const shown = over ? state.asked : state.asked.slice(0, state.answers.length)
    return {
      day: state.day,
      shift: state.shift ?? 0,
      count: state.asked.length,
      asked: asked && questionOf(asked),
      hint:
        asked && state.hinted === state.answers.length ? { isFrom: rightOf(asked.born, state.day) >= hintFrom } : null,
      hintLeft: state.hinted === null,
      done: shown.map((footballer, at) => doneOf(footballer, state.answers[at] ?? null, state, rightOf)),
      over,
      gaveUp: state.gaveUp,
    }
  },

  isOver,
})

const isOver = ({ gaveUp, answers, asked }: State): boolean => gaveUp || answers.length >= asked.length

/** Keeps only these fields of a footballer, because the result is stored and sent. */
export const askedOf = ({ id, name, club, nation, role, position, born }: Asked): Asked => {
  return { id, name, club, nation, role, position, born }
}

const questionOf = ({ born: _, ...question }: Asked): Question => question

function doneOf(footballer: Asked, answer: number | null, { day, shift }: Setup, rightOf: Asks['rightOf']): Done {
  const right = rightOf(footballer.born, day)
  return {
    ...footballer,
    answer,
    right,
    marks: answer === null ? 0 : marksFor(answer - right, shift),
    birthday: daysToBirthday(footballer.born, day),
    turns: ageOn(footballer.born, day) + 1,
  }
}
