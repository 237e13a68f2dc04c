/** Address of the whole crest of a club: asked for only once that is told. */
export const crestUrl = (club: string): string => `/img/crest/${club}.svg`
