/** A calendar day without zero padding: `2026-7-16`. */
export type Day = `${number}-${number}-${number}`

/** The day the first dailies began. */
export const LAUNCH_DAY: Day = '2026-7-16'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const FIRST_ZONE_HOURS = 14 // Kiribati: the first time zone in which a day begins
const LAST_ZONE_HOURS = -12 // Baker Island: the last time zone in which it ends

/** Midnight UTC of a day in ms, or null for text that is no calendar day in this exact form. */
function utcOf(text: string): number | null {
  const [year, month, date] = text.split('-').map(Number)
  const ms = Date.UTC(year!, month! - 1, date)
  return toDay(ms) === text ? ms : null
}

const toDay = (ms: number): Day => {
  const date = new Date(ms)
  return `${date.getUTCFullYear()}-${date.getUTCMonth() + 1}-${date.getUTCDate()}`
}

/** True for `2026-7-16`; false for padded, impossible or other text. */
export const isDay = (text: unknown): text is Day => typeof text === 'string' && utcOf(text) !== null

/** The calendar day at a moment, `offsetMinutes` east of UTC (minus `Date#getTimezoneOffset()`). */
export const dayAt = (now: number, offsetMinutes = 0): Day => toDay(now + offsetMinutes * 60_000)

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (ms(to) - ms(from)) / DAY_MS
}

export const addDays = (day: Day, count: number): Day => toDay(ms(day) + count * DAY_MS)

/** `2026-07-16`, as the database's date type and `<time datetime>` want it. */
export const toIsoDate = (day: Day): string => new Date(ms(day)).toISOString().slice(0, 10)

/** The day of `2026-07-16` or of a full ISO time stamp. */
export const fromIsoDate = (iso: string): Day => toDay(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`))

/** True while at least one place on earth (UTC-12 to UTC+14) writes this day. */
export function isTodaySomewhere(day: Day, now: number): boolean {
  return now >= ms(day) - FIRST_ZONE_HOURS * HOUR_MS && now < endEverywhere(day)
}

/** When the day ends in the last time zone, ms. */
export const endEverywhere = (day: Day): number => ms(day) + DAY_MS - LAST_ZONE_HOURS * HOUR_MS

/** True once the day has ended in every time zone. */
export const isOverEverywhere = (day: Day, now: number): boolean => now >= endEverywhere(day)

/** 1 on launch day; below 1 before it. */
export const puzzleNumber = (day: Day): number => daysBetween(LAUNCH_DAY, day) + 1

/** 1 on the first day; below 1 before it. */
export const numberSince = (first: Day, day: Day): number => daysBetween(first, day) + 1

/** NaN for an invalid day, so that comparisons are false. */
const ms = (day: Day): number => utcOf(day) ?? NaN
