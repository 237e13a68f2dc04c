/** Protocol version; a page with another one receives `reload` between matches. */
export const QUIZ_WIRE = 3

/** Lead time of a question before it opens, so that it arrives everywhere in time. */
export const EARLY_MS = 1_000
