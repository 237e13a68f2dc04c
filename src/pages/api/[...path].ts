import { noSuchPath } from '#server/http.ts'

export const prerender = false

/** Whatever is no endpoint, in the shape of every other failure. */
export const ALL = noSuchPath
