import { persisted } from '#stores/persisted.ts'

const Loud = { safeParse: (value: unknown) => ({ data: typeof value === 'boolean' ? value : undefined }) }

/** Sound and vibration of the quiz: off until somebody asks for it. */
export const $loud = persisted('quiz-sound', Loud, false)

/** What can be heard: the last seconds, the kick-off, an answer that is locked, what it was, the podium. */
export type Cue = 'tick' | 'kickOff' | 'locked' | 'right' | 'wrong' | 'podium'
