import { describe, expect, test } from 'vitest'
import { LAUNCH_DAY } from '#core/days.ts'
import { monthsSinceLaunch } from '#core/months.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { toQueryString, shownOf, type Shown } from '#archive/address.ts'
import { dayAfterKey } from '#archive/keys.ts'
import { speech } from '#archive/words.ts'

const MONTHS = monthsSinceLaunch('2026-11-22')
const shownFor = (search: string) => shownOf(search, MONTHS, ['wordle', 'age'])
const NEWEST: Shown = { month: '2026-11-1', game: null, day: null }

describe('the address', () => {
  test.each([
    ['', NEWEST],
    ['?month=2026-10', { ...NEWEST, month: '2026-10-1' }],
    ['?month=2026-07&game=age', { month: '2026-7-1', game: 'age', day: null }],
    ['?game=wordle&day=14', { month: '2026-11-1', game: 'wordle', day: '2026-11-14' }],
    ['?month=2026-06', NEWEST],
    ['?month=2026-12', NEWEST],
    ['?month=2026-7', NEWEST],
    ['?month=constructor&game=constructor&day=constructor', NEWEST],
    ['?game=bingo', NEWEST],
    ['?day=31', NEWEST],
    ['?day=0', NEWEST],
    ['?day=1.5', NEWEST],
    ['?month[]=1&game=%00', NEWEST],
  ])('%s', (search, expected) => expect(shownFor(search)).toEqual(expected))

  test('survives a round trip', () => {
    const all: Shown[] = [NEWEST, { month: '2026-7-1', game: 'age', day: '2026-7-16' }, { ...NEWEST, day: '2026-11-3' }]
    for (const one of all) expect(shownFor(toQueryString(one))).toEqual(one)
    expect(toQueryString(all[1]!)).toBe('?month=2026-07&game=age&day=16')
  })
})

describe('a key', () => {
  test.each([
    ['ArrowLeft', '2026-11-1', '2026-10-31'],
    ['ArrowRight', '2026-10-31', '2026-11-1'],
    ['ArrowUp', '2026-11-3', '2026-10-27'],
    ['ArrowDown', '2026-11-3', '2026-11-10'],
    ['ArrowDown', '2026-11-18', '2026-11-22'],
    ['ArrowLeft', '2026-7-16', '2026-7-16'],
    ['ArrowUp', '2026-7-20', '2026-7-16'],
    ['Home', '2026-11-4', '2026-11-2'],
    ['End', '2026-11-4', '2026-11-8'],
    ['End', '2026-11-16', '2026-11-22'],
    ['PageUp', '2026-10-31', '2026-9-30'],
    ['PageUp', '2026-8-3', '2026-7-16'],
    ['PageDown', '2026-8-31', '2026-9-30'],
    ['PageDown', '2026-10-30', '2026-11-22'],
    ['Enter', '2026-11-4', null],
    ['constructor', '2026-11-4', null],
  ] as const)('%s on %s', (key, from, to) =>
    expect(dayAfterKey(key, from, { first: LAUNCH_DAY, last: '2026-11-22' })).toBe(to),
  )

  test.each([
    ['PageUp', '2027-1-31', '2026-12-31'],
    ['PageDown', '2026-12-31', '2027-1-31'],
    ['PageDown', '2027-1-31', '2027-2-28'],
  ] as const)('%s over the turn of a year: %s', (key, from, to) =>
    expect(dayAfterKey(key, from, { first: LAUNCH_DAY, last: '2027-5-1' })).toBe(to),
  )
})

describe('the label of a day', () => {
  const counts = { solved: 8, played: 1, half: 1, open: 1 }

  test.each([
    ['en', 'Saturday 14 November: 8 of 11 solved, 1 not solved, 1 started, 1 open, repaired'],
    ['fr', 'samedi 14 novembre\u202f: 8 sur 11 réussis, 1 raté, 1 commencé, 1 à jouer, réparé'],
    ['es', 'sábado, 14 de noviembre: 8 de 11 acertados, 1 fallado, 1 empezado, 1 sin jugar, recuperado'],
  ] as const)('in %s', (locale, label) => {
    const { dayWith } = speech(locale, { ...messages(locale, 'archive'), names: {}, dailies: [] })
    expect(dayWith('2026-11-14', counts, null, true)).toBe(label)
  })

  test.each(LOCALES)('of one game is a word, in %s', (locale) => {
    const t = messages(locale, 'archive')
    const { dayWith } = speech(locale, { ...t, names: {}, dailies: [] })
    for (const state of ['solved', 'played', 'half', 'open'] as const) {
      expect(dayWith('2026-11-14', counts, state, false).endsWith(t[state])).toBe(true)
    }
  })
})
