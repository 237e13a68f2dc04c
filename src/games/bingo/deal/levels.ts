import { DIFFICULTIES, type Difficulty } from '#data/types.ts'

/** Practice level, timed or untimed; each keeps a run of its own. */
export type Level = Difficulty | `${Difficulty}-timed`

/** Levels in menu order, the default first. */
export const LEVELS: readonly Level[] = ['normal', 'easy', 'hard', 'normal-timed', 'easy-timed', 'hard-timed']

export const isTimed = (level: Level): boolean => level.endsWith('-timed')

export const difficultyOf = (level: Level): Difficulty => DIFFICULTIES.find((one) => level.startsWith(one))!

export const levelOf = (difficulty: Difficulty, timed: boolean): Level => (timed ? `${difficulty}-timed` : difficulty)
