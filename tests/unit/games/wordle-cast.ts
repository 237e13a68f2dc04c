import type { Day } from '#core/days.ts'
import { wordle, type Action, type Answer, type State } from '#games/wordle/rules/engine.ts'

export const DAY: Day = '2026-7-20'

/** A right back of PSG, formerly of Dortmund and Inter, with the given changes. */
export const hakimi: Answer = {
  id: 'achraf-hakimi',
  name: 'Achraf Hakimi',
  club: 'psg',
  league: 'ligue1',
  nation: 'MA',
  confederation: 'CAF',
  role: 'Defender',
  born: '1998-11-04',
  clubs: ['realmadrid', 'dortmund', 'inter', 'psg'],
  position: 'Right-Back',
  foot: 'Right',
  number: 2,
}

/** A footballer who shares nothing with Hakimi, with the given changes. */
export const somebody = (id: string, known: Partial<Answer> = {}): Answer => ({
  id,
  name: id,
  club: 'arsenal',
  league: 'premierleague',
  nation: 'GB-ENG',
  confederation: 'UEFA',
  role: 'Goalkeeper',
  born: '1990-01-01',
  clubs: ['arsenal'],
  position: null,
  foot: null,
  number: null,
  ...known,
})

export const game = (answer: Answer = hakimi, hard = false): State => wordle.start({ answer, day: DAY, hard }, 1, 0)

/** Plays the allowed actions in order. */
export const play = (state: State, ...actions: Action[]): State =>
  actions.reduce((current, action) => {
    const step = wordle.apply(current, action, 0, 0)
    return step.ok ? step.state : current
  }, state)

export const guess = (clue: Answer): Action => ({ type: 'guess', clue })

/** This number of different wrong guesses. */
export const misses = (count: number): Action[] =>
  Array.from({ length: count }, (_, at) => guess(somebody(`nobody-${at}`)))
