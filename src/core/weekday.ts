import { daysBetween, type Day } from './days.ts'

const A_MONDAY: Day = '2026-7-13'

/** Monday is 0. */
export const weekday = (day: Day): number => ((daysBetween(A_MONDAY, day) % 7) + 7) % 7
