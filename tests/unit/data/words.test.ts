import { describe, expect, test } from 'vitest'
import { CLUBS, FOOTBALLERS } from '#data/facts.ts'
import { cityName } from '#data/records.ts'
import { THEMES } from '#data/themes.ts'
import { POSITIONS, ROLES, TITLES } from '#data/types.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

/** In the order of `ROLES`, from the goalkeeper. */
const SHORT_ROLES = { en: ['GK', 'DF', 'MF', 'FW'], fr: ['GAR', 'DEF', 'MIL', 'ATT'], es: ['POR', 'DF', 'MC', 'DEL'] }

describe.each(LOCALES)('the words of football in %s', (locale) => {
  test('name every title and theme, and nothing else', () => {
    const keys = [...TITLES.map((title) => `title-${title}`), ...THEMES.map((theme) => `theme-${theme}`)]
    expect(
      Object.keys(messages(locale, 'football'))
        .filter((key) => /^(title|theme)-/.test(key))
        .toSorted(),
    ).toEqual(keys.toSorted())
  })

  test("have the specification's short names of the roles", () => {
    const words: Record<string, unknown> = messages(locale, 'football')
    expect(ROLES.map((role) => words[`short-${role}`])).toEqual(SHORT_ROLES[locale])
  })

  test('distinguish all positions', () => {
    const words: Record<string, unknown> = messages(locale, 'football')
    expect(new Set(POSITIONS.map((position) => words[`pos-${position}`] ?? '')).size).toBe(POSITIONS.length)
    expect(POSITIONS.filter((position) => !words[`pos-${position}`])).toEqual([])
  })

  test('name the city of every club that has one', () => {
    const nameless = CLUBS.filter((club) => (club.city === null) !== (cityName(club, locale) === null))
    expect(nameless).toEqual([])
  })
})

test('nearly all footballers have a position, and goalkeepers have theirs', () => {
  expect(FOOTBALLERS.filter(({ position }) => position === null).length).toBeLessThanOrEqual(25)
  expect(FOOTBALLERS.filter(({ role, position }) => role === 'Goalkeeper' && position !== 'Goalkeeper')).toEqual([])
})
