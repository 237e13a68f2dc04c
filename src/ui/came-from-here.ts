/** From another page of this site: it was chosen there, by a press. */
export const cameFromHere = (): boolean => document.referrer.startsWith(`${location.origin}/`)
