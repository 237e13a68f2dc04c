import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateRange, dayText, longDate, momentText } from '#i18n/date.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { longDate as shareLongDate, shortDate as shareDate } from '#full-time/share.ts'
import {
  LANGUAGE_TAGS,
  LOCALES,
  localeOfPath,
  localePath,
  localePaths,
  withoutLocale,
  type Locale,
} from '#i18n/locales.ts'
import { localeOfVisit, readablePath } from '#i18n/page-locale.ts'
import { ERRORS } from '#contracts/errors.ts'
import { GAME_IDS } from '#core/games.ts'
import { messages } from '#i18n/messages/index.ts'

const ROOT = new URL('../../src/i18n/messages/', import.meta.url)
const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en')
const areas = readdirSync(new URL('en/', ROOT))

/** `key` or `key.one` -> text. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
}

const load = (locale: Locale, file: string) =>
  new Map(flatten(JSON.parse(readFileSync(new URL(`${locale}/${file}`, ROOT), 'utf8'))))
// A singular may omit its number ("One freeze left"), so both forms of a plural are compared as one message.
const placeholdersOf = (text: string) =>
  [...new Set(text.match(/\{\w+\}/g) ?? [])].filter((hole) => hole !== '{count}').sort()

describe.each(areas)('messages/%s', (file) => {
  const english = load('en', file)

  test.each(LOCALES)('contains each key of %s once', (locale) => {
    const text = readFileSync(new URL(`${locale}/${file}`, ROOT), 'utf8')
    // JSON.parse keeps the last of two equal keys without an error.
    const keys = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  test.each(TRANSLATIONS)('%s has the keys and plural forms of en', (locale) => {
    expect([...load(locale, file).keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each(TRANSLATIONS)('%s has the placeholders of en', (locale) => {
    const holes = (texts: Map<string, string>) =>
      [...texts].map(([key, text]) => `${key} ${placeholdersOf(text)}`).sort()
    expect(holes(load(locale, file))).toEqual(holes(english))
  })

  test.each(TRANSLATIONS)('%s has plurals where en has them', (locale) => {
    const counting = (texts: Map<string, string>) =>
      [...texts].filter(([key, text]) => !key.endsWith('.one') && text.includes('{count}')).map(([key]) => key)
    expect(counting(load(locale, file)).sort()).toEqual(counting(english).sort())
  })

  test.each(LOCALES)('%s has no empty text', (locale) => {
    expect([...load(locale, file)].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test.each(LOCALES)('%s has both forms of every plural', (locale) => {
    const keys = [...load(locale, file).keys()]
    const stems = (form: string) => keys.filter((key) => key.endsWith(form)).map((key) => key.slice(0, -form.length))
    expect(stems('.one')).toEqual(stems('.other'))
  })

  test('fr sets ? ! ; : % and « » with a narrow no-break space, and curly apostrophes', () => {
    const wrong = [...load('fr', file)].filter(([, text]) =>
      /[ \u00a0][?!;:%»]|«[ \u00a0]|[^\u202f?!…][?!;]|'/.test(text),
    )
    expect(wrong).toEqual([])
  })

  test('es sets % after a non-breaking space', () => {
    expect([...load('es', file)].filter(([, text]) => / %/.test(text))).toEqual([])
  })

  test('es opens its questions and exclamations', () => {
    const count = (text: string, sign: string) => text.split(sign).length - 1
    const wrong = [...load('es', file)].filter(
      ([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
    )
    expect(wrong).toEqual([])
  })
})

const LEGAL = new URL('../../src/content/legal/fr/', import.meta.url)

test.each(readdirSync(LEGAL))('legal/fr/%s sets ? ! ; : and « » with a narrow no-break space', (file) => {
  const [, , ...text] = readFileSync(new URL(file, LEGAL), 'utf8').split('---\n')
  expect(text.join().match(/.*([ \u00a0][?!;:»]|«[ \u00a0]).*/g)).toBeNull()
})

describe.each(LOCALES)('required texts in %s', (locale) => {
  test.each(Object.keys(ERRORS))('error %s', (code) => {
    expect(messages(locale, 'errors')).toHaveProperty([code])
  })

  test.each(GAME_IDS)('game %s', (game) => {
    expect(messages(locale, 'games')).toHaveProperty([game])
    expect(messages(locale, 'games')).toHaveProperty([`hook-${game}`])
  })
})

describe('addresses', () => {
  test.each([
    ['en', '/wordle', '/wordle'],
    ['fr', '/wordle', '/fr/wordle'],
    ['fr', '/', '/fr'],
    ['en', '/', '/'],
  ] as const)('%s %s -> %s and back', (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address)
    expect(localeOfPath(address)).toBe(locale)
    expect(withoutLocale(address)).toBe(path)
  })

  test('a page is built once per language, without prefix for the default', () => {
    expect(localePaths().map(({ params }) => params.locale)).toEqual([undefined, 'fr', 'es'])
  })

  test("an error page uses the language of its address before the browser's", () => {
    const headers = new Headers({ 'accept-language': 'es', cookie: 'i18n_redirected=es' })
    expect(localeOfVisit('/fr/nope', headers)).toBe('fr')
    expect(localeOfVisit('/nope', headers)).toBe('es')
  })

  test.each([
    ['/fr/%C3%A9quipe', '/fr/équipe'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}…`],
  ])('%s is shown as %s', (path, shown) => {
    expect(readablePath(path)).toBe(shown)
  })
})

describe('formats', () => {
  test('French counts zero as singular', () => {
    const goals = { one: '{count} but', other: '{count} buts' }
    expect(plural('fr', goals, 0)).toBe('0 but')
    expect(plural('es', goals, 0)).toBe('0 buts')
  })

  test('a placeholder without a value stays visible', () => {
    expect(fill('{name} has {count}', { count: 2 })).toBe('{name} has 2')
  })

  test.each(LOCALES)('%s formats numbers as Intl does', (locale) => {
    const intl = new Intl.NumberFormat(LANGUAGE_TAGS[locale])
    const figures = fc.oneof(
      fc.integer(),
      fc.integer({ min: -2e12, max: 2e12 }),
      fc.integer().map((n) => n / 1000),
    )
    fc.assert(
      fc.property(figures, (value) => number(locale, value) === intl.format(value)),
      { seed: 82, numRuns: 3000, examples: [[0], [999], [1000], [1240], [-1240], [1e6], [0.5], [1240.05], [62.4]] },
    )
  })

  test.each([
    ['en', '999', '1,240', '12,400', '1,240,000', '1,240.5'],
    ['fr', '999', '1\u202f240', '12\u202f400', '1\u202f240\u202f000', '1\u202f240,5'],
    ['es', '999', '1240', '12.400', '1.240.000', '1240,5'],
  ] as const)('%s formats hundreds, thousands, tens of thousands, millions and tenths', (locale, ...texts) => {
    expect([999, 1240, 12_400, 1_240_000, 1240.5].map((value) => number(locale, value))).toEqual(texts)
  })

  test.each([
    ['en', '1 August 2026', '1\u2009–\u20097 August', '1 Aug 2026'],
    ['fr', '1er août 2026', '1er–7 août', '1er août 2026'],
    ['es', '1 de agosto de 2026', '1–7 de agosto', '1 ago 2026'],
  ] as const)('%s formats the first of a month in a long date, a range and a short date', (locale, ...texts) => {
    const short = { dateStyle: 'medium', timeZone: 'UTC' } as const
    expect([
      longDate(locale, '2026-08-01'),
      dateRange(locale, '2026-08-01', '2026-08-07', { day: 'numeric', month: 'long' }),
      momentText(locale, '2026-08-01', short),
    ]).toEqual(texts)
  })

  test.each([
    ['en', '1 Aug', 'Saturday 1 August'],
    ['fr', '1er août', 'samedi 1er août'],
    ['es', '1 ago', 'sábado, 1 de agosto'],
  ] as const)('%s shares the first of a month as %s', (locale, short, long) => {
    expect([shareDate('2026-8-1', locale), shareLongDate('2026-8-1', locale)]).toEqual([short, long])
  })

  test.each([
    ['en', '2026-08-01', '1 August'],
    ['fr', '2026-08-01', '1er août'],
    ['fr', '2026-08-21', '21 août'],
    ['es', '2026-08-01', '1 de agosto'],
  ] as const)('%s formats the day %s as %s', (locale, iso, text) => {
    expect(dayText(locale, iso)).toBe(text)
  })
})
