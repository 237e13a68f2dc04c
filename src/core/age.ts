import { toIsoDate, type Day } from './days.ts'

/** Completed years on a day; `born` is an ISO date. A birthday on 29 February counts on 1 March of other years. */
export function ageOn(born: string, day: Day): number {
  const today = toIsoDate(day)
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** Days from a day to the next birthday, 0 on the day itself. */
export function daysToBirthday(born: string, day: Day): number {
  const [year, month, date] = partsOf(toIsoDate(day))
  const [, bornMonth, bornDate] = partsOf(born)
  const today = Date.UTC(year, month - 1, date)
  // Date maps 29 February of another year to 1 March, too.
  const [thisYear, nextYear] = [year, year + 1].map((at) => Date.UTC(at, bornMonth - 1, bornDate)) as [number, number]
  return Math.round(((thisYear >= today ? thisYear : nextYear) - today) / 86_400_000)
}

const partsOf = (iso: string) => iso.split('-').map(Number) as [year: number, month: number, date: number]
