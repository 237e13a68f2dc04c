import { describe, expect, test } from 'vitest'
import { parseChoice, VALID_DAYS } from '#consent/choice.ts'
import { cleanAddress, isMeasurable, isPlain } from '#consent/pages.ts'

const AT = Date.UTC(2026, 10, 26)
const DAY = 86_400_000
const text = (more: object = {}) =>
  JSON.stringify({ v: 'a', at: AT, measure: true, tags: false, reports: true, ...more })

describe('a stored choice', () => {
  test('is valid for 183 days, to the millisecond', () => {
    expect(VALID_DAYS).toBe(183)
    expect(parseChoice(text(), 'a', AT + 183 * DAY)).toEqual({
      v: 'a',
      at: AT,
      measure: true,
      tags: false,
      reports: true,
    })
    expect(parseChoice(text(), 'a', AT + 183 * DAY + 1)).toBeNull()
  })

  test('is ignored for other purposes, from the future, or when damaged', () => {
    expect(parseChoice(text(), 'b', AT)).toBeNull()
    expect(parseChoice(text(), 'a', AT - 1)).toBeNull()
    for (const damaged of [null, '', '{', 'null', '[]', '3']) expect(parseChoice(damaged, 'a', AT)).toBeNull()
  })

  test('allows only the purposes that it names', () => {
    const choice = parseChoice(text({ measure: 'yes', tags: undefined }), 'a', AT)
    expect(choice).toMatchObject({ measure: false, tags: false })
  })
})

describe('a page', () => {
  test.each(['/profile', '/fr/profile', '/es/reset-password', '/admin', '/admin/x', '/submissions'])(
    'is never measured: %s',
    (path) => expect(isMeasurable(path)).toBe(false),
  )

  test.each(['/', '/wordle/today', '/fr/privacy', '/profiles'])('may be measured: %s', (path) => {
    expect(isMeasurable(path)).toBe(true)
  })

  test('is counted without code, query and fragment', () => {
    expect(cleanAddress('https://eleven.example/fr/c/8fK2xQ?a=1#b')).toBe('https://eleven.example/fr/c')
    expect(cleanAddress('https://eleven.example/wordle?code=ABCDEF')).toBe('https://eleven.example/wordle')
  })

  test('with a code or a query has no tag manager', () => {
    expect(isPlain({ pathname: '/c/8fK2xQ', search: '' })).toBe(false)
    expect(isPlain({ pathname: '/wordle', search: '?code=A' })).toBe(false)
    expect(isPlain({ pathname: '/wordle', search: '' })).toBe(true)
  })
})
