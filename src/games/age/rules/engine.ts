import { ageOn, daysToBirthday } from '#core/age.ts'
import type { Day } from '#core/days.ts'
import type { Position, Role } from '#data/types.ts'
import type { Engine } from '#games/engine.ts'
import { HINT_AGE, marksFor } from './terms.ts'

/** Somebody whose age is asked; `born` is an ISO date, the secret. */
export type Asked = {
  id: string
  name: string
  club: string | null
  nation: string
  role: Role
  position: Position | null
  born: string
}

/** `day` is the day on which the ages are asked: the player's own, of an archived run that day's. */
export type Setup = { day: Day; asked: readonly Asked[] }

/** `hinted`: which footballer the hint was bought for, null = it is still there. */
export type State = Setup & { answers: readonly number[]; hinted: number | null; gaveUp: boolean }

export type Action = { type: 'answer'; age: number } | { type: 'hint' } | { type: 'giveUp' }

/** What a player is asked with: everything but the birth. */
type Question = Omit<Asked, 'born'>

/** `birthday`: days to the next one; `answer` null = given up before. */
export type Done = Question & { answer: number | null; age: number; marks: number; born: string; birthday: number }

export type View = {
  day: Day
  count: number
  /** Null when it is over. */
  asked: Question | null
  /** Bought for who is asked now: whether he is 28 or older. */
  hint: { fromHintAge: boolean } | null
  hintLeft: boolean
  /** The answered ones; all of them once it is over. */
  done: readonly Done[]
  over: boolean
  gaveUp: boolean
}

export type Refusal = 'already-over' | 'no-hint-left'

/** Say how old ten footballers are today. Every answer is final, its truth is shown at once. */
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

/** Of a footballer of the facts or of the pack no more than this: it is stored, and sent. */
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
