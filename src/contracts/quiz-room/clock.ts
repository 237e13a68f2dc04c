/** Of these messages: a page that speaks another one is told to `reload` when no match is disturbed by it. */
export const QUIZ_WIRE = 2

/** A question comes so long before it may be answered, so that it is there in time everywhere. */
export const EARLY_MS = 1_000
