import { describe, expect, test } from 'vitest'
import { guideOf, pageText, type GuideId } from '#components/page-texts.ts'
import { renewedLedger, SITEMAP_PATHS } from '#components/sitemap.ts'
import ledger from '#components/sitemap-dates.json' with { type: 'json' }
import { WORDMARK } from '#core/product.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

/** Characters of a title and of a description that search results show. */
const LONGEST_TITLE = 60
const LONGEST_DESCRIPTION = 155
const GUIDES = Object.keys(messages('en', 'guide')).filter((key) => !['title', 'ways', 'others'].includes(key))

describe.each(LOCALES)('pages in %s', (locale) => {
  const texts = SITEMAP_PATHS.map((path) => ({ path, text: pageText(locale, path)! }))

  test('have a title and a description each', () => {
    expect(texts.filter(({ text }) => !text?.title || !text.description)).toEqual([])
  })

  test('leave no placeholder unfilled', () => {
    const guides = GUIDES.map((id) => guideOf(locale, id as GuideId))
    expect(JSON.stringify([texts, guides])).not.toMatch(/\{\w+\}|undefined/)
  })

  test('have titles of at most 60 characters with the wordmark', () => {
    const lengths = texts.map(({ path, text }) => ({ path, length: `${text.title} - ${WORDMARK}`.length }))
    expect(lengths.filter(({ length }) => length > LONGEST_TITLE)).toEqual([])
  })

  test('have descriptions of at most 155 characters', () => {
    expect(texts.filter(({ text }) => text.description.length > LONGEST_DESCRIPTION)).toEqual([])
  })

  test.each(['title', 'description'] as const)('have a unique %s', (part) => {
    expect(new Set(texts.map(({ text }) => text[part])).size).toBe(texts.length)
  })

  test('ask three questions or more below every hub', () => {
    expect(GUIDES.filter((id) => guideOf(locale, id as GuideId).questions.length < 3)).toEqual([])
  })
})

describe('dates of the sitemap', () => {
  test('are renewed with every change of a text (npm run sitemap)', () => {
    expect(renewedLedger('renewed')).toEqual(ledger)
  })

  test('change for the changed page only', () => {
    const [first, ...others] = SITEMAP_PATHS.map((path) => localePath('fr', path))
    const renewed = renewedLedger('2027-01-01', {
      ...ledger,
      [first!]: { hash: 'of an older text', date: '2026-11-01' },
    })
    expect(renewed[first!]!.date).toBe('2027-01-01')
    expect(others.filter((address) => renewed[address]!.date === '2027-01-01')).toEqual([])
  })
})
