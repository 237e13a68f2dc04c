import { ageOn, daysToBirthday } from '#core/age.ts'
import type { Day } from '#core/days.ts'
import type { Position, Role } from '#data/types.ts'
import type { Engine } from '#games/engine.ts'
import { HINT_AGE, marksFor } from './terms.ts'

/** Footballer whose age is asked; `born` is an ISO date and stays hidden until the answer. */
export type Asked = {
  id: string
  name: string
  club: string | null
  nation: string
  role: Role
  position: Position | null
  born: string
}

/** `day` is the day for which ages are asked: the player's today, or the day of an archived run. */
export type Setup = { day: Day; asked: readonly Asked[] }

/** `hinted`: index of the footballer the hint was bought for, null while it is unused. */
export type State = Setup & { answers: readonly number[]; hinted: number | null; gaveUp: boolean }

export type Action = { type: 'answer'; age: number } | { type: 'hint' } | { type: 'giveUp' }

/** Question without the hidden birth date. */
type Question = Omit<Asked, 'born'>

/** `birthday`: days to the next one; `answer` is null after giving up. */
export type Done = Question & { answer: number | null; age: number; marks: number; born: string; birthday: number }

export type View = {
  day: Day
  count: number
  /** Null when the run is over. */
  asked: Question | null
  /** Hint for the current footballer: true from `HINT_AGE` on. */
  hint: { fromHintAge: boolean } | null
  hintLeft: boolean
  /** The answered ones; all ten when the run is over. */
  done: readonly Done[]
  over: boolean
  gaveUp: boolean
}

export type Refusal = 'already-over' | 'no-hint-left'

/** Guess the ages of ten footballers. Every answer is final and its truth is shown at once. */
export const age: Engine<Setup, State, Action, View, Refusal> = {
  start: ({ day, asked }) => ({ day, asked, answers: [], hinted: null, gaveUp: false }),

  apply(state, action) {
    if (age.isOver(state)) return { ok: false, reason: 'already-over' }
    switch (action.type) {
      case 'answer':
        return { ok: true, state: { ...state, answers: [...state.answers, action.age] } }
      case 'hint':
        if (state.hinted !== null) return { ok: false, reason: 'no-hint-left' }
        return { ok: true, state: { ...state, hinted: state.answers.length } }
      case 'giveUp':
        return { ok: true, state: { ...state, gaveUp: true } }
    }
  },

  view(state) {
    const over = age.isOver(state)
    const asked = over ? null : state.asked[state.answers.length]!
    const shown = over ? state.asked : state.asked.slice(0, state.answers.length)
    return {
      day: state.day,
      count: state.asked.length,
      asked: asked && questionOf(asked),
      hint:
        asked && state.hinted === state.answers.length
          ? { fromHintAge: ageOn(asked.born, state.day) >= HINT_AGE }
          : null,
      hintLeft: state.hinted === null,
      done: shown.map((footballer, at) => doneOf(footballer, state.answers[at] ?? null, state.day)),
      over,
      gaveUp: state.gaveUp,
    }
  },

  isOver: ({ gaveUp, answers, asked }) => gaveUp || answers.length >= asked.length,
}

/** Keeps only these fields of a footballer, because the result is stored and sent. */
export const askedOf = ({ id, name, club, nation, role, position, born }: Asked): Asked => {
  return { id, name, club, nation, role, position, born }
}

const questionOf = ({ born: _, ...question }: Asked): Question => question

function doneOf(footballer: Asked, answer: number | null, day: Day): Done {
  const right = ageOn(footballer.born, day)
  return {
    ...footballer,
    answer,
    age: right,
    marks: answer === null ? 0 : marksFor(answer - right),
    birthday: daysToBirthday(footballer.born, day),
  }
}
