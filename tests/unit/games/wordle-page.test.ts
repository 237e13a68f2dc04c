import { describe, expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { lineLabel } from '#i18n/lines.ts'
import { LOCALES } from '#i18n/locales.ts'
import { askedDay } from '#play/daily/daily-run.ts'
import { wordle, type Action, type View } from '#games/wordle/rules/engine.ts'
import { confederationsOf, knowledgeOf } from '#games/wordle/view/play/known.ts'
import { isOpenInArchive, monthOf, monthsSinceLaunch } from '#core/months.ts'
import { archivedText } from '#play/daily/archived-text.ts'
import { todayText } from '#play/daily/Today.tsx'
import { game, guess, hakimi, misses, play, somebody } from './wordle-cast.ts'

const saka = somebody('saka', { role: 'Attacker', born: '2001-09-05' })
const valverde = somebody('valverde', {
  club: 'realmadrid',
  league: 'liga',
  nation: 'UY',
  confederation: 'CONMEBOL',
  role: 'Midfielder',
  born: '1998-07-22',
})
const viewOf = (...actions: Action[]): View => wordle.view(play(game(), ...actions), 0)

describe('the knowledge from the guesses', () => {
  test('is empty before the first guess', () => {
    const open = { is: null, near: [], not: [] }
    expect(knowledgeOf(viewOf())).toMatchObject({
      club: open,
      nation: open,
      league: open,
      age: { from: null, to: null },
    })
    expect(knowledgeOf(viewOf()).role).toMatchObject({ is: null, may: { length: 4 } })
  })

  test('sums up the tiles', () => {
    const known = knowledgeOf(viewOf(guess(saka), guess(valverde)))
    expect(known.club).toEqual({ is: null, near: ['realmadrid'], not: ['arsenal'] })
    expect(known.nation).toEqual({ is: null, near: [], not: ['GB-ENG', 'UY'] })
    expect(known.role).toEqual({ is: 'Defender', may: ['Defender'] })
    expect(known.age).toEqual({ from: 27, to: 27 })
  })

  test('never excludes the answer', () => {
    const known = knowledgeOf(viewOf(...misses(5)))
    expect(known.role.may).toContain('Defender')
    expect(known.age.to ?? 99).toBeGreaterThanOrEqual(27)
  })

  test('in hard a miss excludes only its own value', () => {
    const hard = wordle.view(play(game(hakimi, true), guess(valverde)), 0)
    expect(knowledgeOf(hard).role.may).toEqual(['Goalkeeper', 'Defender', 'Attacker'])
  })

  test('lists confederations that are right or excluded', () => {
    const confederation = (code: string) => (code === 'SN' ? 'CAF' : 'UEFA')
    expect(confederationsOf({ is: null, near: ['SN'], not: ['FR', 'ES'] }, confederation)).toEqual({
      is: 'CAF',
      not: ['UEFA'],
    })
    expect(confederationsOf({ is: 'MA' }, confederation)).toEqual({ is: null, not: [] })
  })
})

describe('the date of the puzzle', () => {
  const NOON = Date.UTC(2026, 10, 20, 12)

  test.each([
    ['today', '', null, { mode: 'today', date: '2026-11-20' }],
    ['today by its date', '?date=2026-11-20', null, { mode: 'today', date: '2026-11-20' }],
    ['a past day', '?date=2026-11-1', null, { mode: 'archive', date: '2026-11-1' }],
    ['today when the date is none', '?date=2026-02-31', null, { mode: 'today', date: '2026-11-20' }],
    ['the day begun before midnight', '', '2026-11-19', { mode: 'today', date: '2026-11-19' }],
    ['not a day begun long ago', '', '2026-11-17', { mode: 'today', date: '2026-11-20' }],
    ['today, asked for, before the day begun', '?date=2026-11-20', '2026-11-19', { mode: 'today', date: '2026-11-20' }],
  ] as const)('%s', (_, search, begun, asked) => {
    expect(askedDay(search, '2026-11-20', begun, NOON - 3_600_000)).toEqual(asked)
  })

  test.each(LOCALES)('is shown in the header in %s', (locale) => {
    const t = messages(locale, 'play')
    expect(todayText({ date: '2026-11-20', number: 128 }, t)).toMatch(/128$/)
    expect(todayText({ date: '2026-11-20', number: 128 }, t)).toContain(t['step-5'])
    expect(archivedText({ date: '2026-11-1', number: 109 }, locale, t)).toMatch(/109, .*nov/i)
  })
})

describe('the archive', () => {
  test('has every month since launch', () => {
    expect(monthsSinceLaunch('2027-1-1')).toEqual([
      '2026-7-1',
      '2026-8-1',
      '2026-9-1',
      '2026-10-1',
      '2026-11-1',
      '2026-12-1',
      '2027-1-1',
    ])
  })

  test('starts weeks on Monday', () => {
    const february = monthOf('2027-2-1')
    expect(february[0]).toBe('2027-2-1')
    expect(february).toHaveLength(28)
    expect(monthOf('2026-11-1').slice(0, 7)).toEqual([null, null, null, null, null, null, '2026-11-1'])
  })

  test('opens a day once it is over everywhere', () => {
    const noon = Date.UTC(2026, 10, 20, 12)
    expect(isOpenInArchive('2026-11-19', noon)).toBe(true)
    expect(isOpenInArchive('2026-11-19', noon - 1)).toBe(false)
    expect(isOpenInArchive('2026-7-15', noon)).toBe(false)
  })
})

describe('point lines', () => {
  test.each(LOCALES)('have words in %s', (locale) => {
    const words = { ...messages(locale, 'play'), ...messages(locale, 'wordle') }
    const keys = ['solved', 'close', 'hints', 'daily', 'first', 'eleven']
    const labels = keys.map((key) => lineLabel(words, { key, points: 1, count: 5 }))
    expect(new Set(labels).size).toBe(keys.length)
    expect(labels[0]).toContain('5')
    expect(lineLabel(words, { key: 'solved', points: 60, count: 1 })).not.toContain('1')
  })

  test('have distinct words', () => {
    expect(() => lineLabel(messages('en', 'play'), { key: 'not-there', points: 3 })).toThrow('line-not-there')
  })
})
