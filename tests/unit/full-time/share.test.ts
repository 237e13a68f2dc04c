import { describe, expect, test } from 'vitest'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { dayOf, type Shown } from '#full-time/day.ts'
import { shareText, shareWords, type SharedDay } from '#full-time/share.ts'

const SHOWN: Shown[] = [
  { id: 'wordle', state: { is: 'won', score: 4, points: 64, bonus: 20 } },
  { id: 'age', state: { is: 'lost', score: 20, points: 24, bonus: 0 } },
]
const words = { t: messages('en', 'fullTime'), games: messages('en', 'games') }
const sharedDay = (changes: Partial<SharedDay> = {}): SharedDay => ({
  ...{ day: dayOf('2026-11-22', SHOWN), date: '2026-11-22', streak: 13, top: 12, palette: 'usual' },
  ...{ address: 'https://eleven.test', locale: 'en', words },
  ...changes,
})

describe('a day as symbols', () => {
  test('is the formation, white where a game is not open', () => {
    expect(shareText(sharedDay())).toBe(
      [
        'Eleven 22 Nov · 88',
        '\u3000\u2002🟩',
        '⬜⬜⬜⬜',
        '\u2002⬜🟨⬜',
        '\u2002⬜⬜⬜',
        '🔥 13 · top 12%',
        'https://eleven.test',
      ].join('\n'),
    )
  })

  test('is blue and orange for the high-contrast palette', () => {
    const text = shareText(sharedDay({ palette: 'contrast' }))
    expect(text).toContain('🟦')
    expect(text).toContain('🟧')
    expect(text).not.toMatch(/[🟩🟨🟥]/u)
  })

  test('leaves out empty parts', () => {
    const lines = shareText(sharedDay({ streak: 0, top: null })).split('\n')
    expect(lines.at(-2)).toBe('\u2002⬜⬜⬜')
    expect(shareText(sharedDay({ top: null }))).toContain('\n🔥 13\n')
  })
})

describe('a day as text', () => {
  test('has the same content', () => {
    expect(shareWords(sharedDay())).toBe(
      [
        'Eleven, 22 November: full time with 88 points.',
        'Wordle: 44 of 60. Age: 24 of 70.',
        '9 games are not open yet.',
        'Streak: 13 days.',
        'top 12%.',
        'https://eleven.test',
      ].join('\n'),
    )
  })

  test.each(LOCALES)('has every word in %s', (locale) => {
    const text = shareWords(
      sharedDay({ locale, words: { t: messages(locale, 'fullTime'), games: messages(locale, 'games') } }),
    )
    expect(text).not.toMatch(/[{}]|undefined/)
    expect(text).toMatch(/88/)
  })
})
