import { describe, expect, test } from 'vitest'
import { calendarFile, type Reminder } from '#core/calendar.ts'
import { propertiesOf } from '#tests/support/calendar.ts'

const REMINDER: Reminder = {
  id: 'daily@example.test',
  from: '2026-7-6',
  hour: 8,
  title: 'Eleven: today’s games',
  text: 'Eleven new puzzles; the same for everybody, “até” the \\ end.',
  url: 'https://example.test/fr',
  language: 'fr-FR',
}

describe('a calendar file', () => {
  const file = calendarFile(REMINDER)

  test('repeats every day at its local hour in every time zone, and is marked as free time', () => {
    expect(propertiesOf(file)).toMatchObject({
      VERSION: '2.0',
      UID: 'daily@example.test',
      DTSTAMP: '20260706T000000Z',
      DTSTART: '20260706T080000',
      RRULE: 'FREQ=DAILY',
      'SUMMARY;LANGUAGE=fr-FR': REMINDER.title,
      'DESCRIPTION;LANGUAGE=fr-FR': `${REMINDER.text}\n${REMINDER.url}`,
      URL: REMINDER.url,
      TRANSP: 'TRANSPARENT',
      TRIGGER: 'PT0S',
    })
  })

  test('escapes characters with a meaning in iCalendar', () => {
    expect(file).toContain('puzzles\\; the same')
    expect(file.replaceAll('\r\n ', '')).toContain('everybody\\, “até” the \\\\ end.\\nhttps')
  })

  test.each([70, 74, 75, 76, 150, 400])('folds a title of %i letters between characters', (length) => {
    const title = [...'é🏆x'.repeat(length)].slice(0, length).join('')
    expect(propertiesOf(calendarFile({ ...REMINDER, title }))['SUMMARY;LANGUAGE=fr-FR']).toBe(title)
  })
})
