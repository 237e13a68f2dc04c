// Apart from the rules: a page shows these before it has loaded them.

/** What a run is played for: the ten of a day, practice, or a place on the boards. */
export type Terms = 'today' | 'normal' | 'ranked'

/** Questions of a day's run, and of practice where it is not endless. */
export const ASKED = 10

/** Wrong answers that practice without end forgives, plus one. */
export const LIVES = 3

/** Questions of the longest run: a run takes 200 steps, and giving up is one. */
export const MOST_QUESTIONS = 199

/** What a step's deadline allows for the way there and back. */
export const TRAVEL_MS = 1_000

/** Right answers of a win: of the ten of a day, of practice without end, of a ranked run. */
export const WON_FROM: Record<'ten' | 'endless' | 'ranked', number> = { ten: 6, endless: 10, ranked: 5 }
