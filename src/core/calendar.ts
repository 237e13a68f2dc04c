import { toIsoDate, type Day } from './days.ts'

/** A reminder that repeats every day, in the time zone of the calendar that shows it. */
export type Reminder = {
  /** Stable, so that importing the file again replaces the event. */
  id: string
  /** Day of the first reminder, and of the file. */
  from: Day
  /** Hour of the day, 0 to 23. */
  hour: number
  title: string
  text: string
  /** Page that the reminder leads to. */
  url: string
  language: string
}

const MINUTES = 10
/** Maximum line length of RFC 5545 in bytes of UTF-8, and the separator of folded lines. */
const LINE_BYTES = 75
const FOLD = '\r\n '

/** The reminder as an iCalendar file (RFC 5545): CRLF, folded lines, escaped text. */
export function calendarFile({ id, from, hour, title, text, url, language }: Reminder): string {
  const day = toIsoDate(from).replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Eleven//Daily reminder//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${day}T000000Z`,
    // Without a time zone: local time wherever the player is.
    `DTSTART:${day}T${String(hour).padStart(2, '0')}0000`,
    `DURATION:PT${MINUTES}M`,
    'RRULE:FREQ=DAILY',
    `SUMMARY;LANGUAGE=${language}:${escaped(title)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(`${text}\n${url}`)}`,
    `URL:${url}`,
    // The player is not busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Folds a line between characters, never inside one. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > LINE_BYTES) {
      parts.push('')
      // Counts the leading space of the continuation.
      bytes = 1
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return parts.join(FOLD)
}
