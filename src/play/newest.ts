/** Marks elements changed by the last action: the frame keeps them in view, and the contract test checks it. */
export const NEWEST = { 'data-newest': '' } as const

/** Spread props: marks the element when `is`. */
export const newest = (is: boolean): typeof NEWEST | undefined => (is ? NEWEST : undefined)
