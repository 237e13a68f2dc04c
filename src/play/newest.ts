/** Marks what the last action changed: the frame keeps it in sight, and the contract test looks whether it is. */
export const NEWEST = { 'data-newest': '' } as const

/** Spread into an element: marks it when `is`. */
export const newest = (is: boolean): typeof NEWEST | undefined => (is ? NEWEST : undefined)
