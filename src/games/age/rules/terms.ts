export const YOUNGEST = 15
export const OLDEST = 60
/** Age that the hint compares with: "28 or older", "younger than 28". */
export const HINT_AGE = 28
