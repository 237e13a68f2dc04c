/** True when the visitor came from another page of this site. */
export const cameFromHere = (): boolean => document.referrer.startsWith(`${location.origin}/`)
