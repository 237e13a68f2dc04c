import { afterEach, describe, expect, test, vi } from 'vitest'
import { errorText } from '#islands/error-text.ts'
import { messages } from '#i18n/messages/index.ts'
import { LOCALES } from '#i18n/locales.ts'
import { numberCard } from '#overlays/number-card.ts'
import { lastErrorNumber } from '#stores/error-number.ts'

const answered = (...descriptions: string[][]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    descriptions.map((one) => ({
      serverTiming: one.map((description) => ({ name: 'error', description, duration: 0 })),
    })) as unknown as PerformanceEntryList,
  )

afterEach(() => void vi.restoreAllMocks())

describe('the number of an error', () => {
  test('is that of the latest failed answer', () => {
    answered(['7F3K'], [], ['A1B2'], [])
    expect(lastErrorNumber()).toBe('A1B2')
  })

  test('is absent without failures, or in a browser without resource timings', () => {
    answered([], [])
    expect(lastErrorNumber()).toBeNull()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{}] as unknown as PerformanceEntryList)
    expect(lastErrorNumber()).toBeNull()
  })

  test.each(LOCALES)('is part of the message of a server error (%s)', (locale) => {
    answered(['7F3K'])
    const errors = messages(locale, 'errors')
    expect(errorText(errors, 'internal')).toMatch(/ \(Err\w+ 7F3K\)$/)
    expect(errorText(errors, 'username-taken')).toBe(errors['username-taken'])
  })

  test('replaces "500" on the error card', () => {
    const line = { textContent: 'Erreur 500' }
    const card = { querySelector: () => line } as unknown as Element
    numberCard(card)
    expect(line.textContent).toBe('Erreur 500')
    answered(['7F3K'])
    numberCard(card)
    expect(line.textContent).toBe('Erreur 7F3K')
  })
})
