import { toIsoDate, type Day } from './days.ts'

/** Completed years on a day; `born` is an ISO date. */
export function ageOn(born: string, day: Day): number {
  const today = toIsoDate(day)
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
