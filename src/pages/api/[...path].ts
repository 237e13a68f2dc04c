import { noSuchPath } from '#server/http.ts'

export const prerender = false

/** Answers unknown paths in the shape of every other failure. */
export const ALL = noSuchPath
