/** URL of a club's whole crest. Requesting it reveals the club, so ask only after the answer. */
export const crestUrl = (club: string): string => `/img/crest/${club}.svg`
