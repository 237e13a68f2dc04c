import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#i18n/locales.ts'
import { GET, getStaticPaths } from '#pages/countries/[locale].json.ts'
import type { Country } from '#stores/countries.ts'

const listOf = async (locale: Locale) =>
  (await GET({ params: { locale } } as unknown as Parameters<typeof GET>[0]).json()) as Country[]

describe.each(LOCALES)('the countries to choose from, in %s', (locale) => {
  test('are complete, without duplicates, in the order of the language', async () => {
    const list = await listOf(locale)
    expect(list.length).toBeGreaterThanOrEqual(250)
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
    expect(list.map(({ name }) => name)).toEqual(
      list.map(({ name }) => name).sort((one, other) => one.localeCompare(other, locale)),
    )
  })

  test("fit into a room's ticket and have a flag each", async () => {
    for (const { code, flag } of await listOf(locale)) {
      expect(code).toMatch(/^.{2,6}$/)
      expect(existsSync(new URL(`../../../public/flags/${flag}.svg`, import.meta.url)), flag).toBe(true)
    }
  })
})

test('countries have their football names', async () => {
  const list = await listOf('en')
  const names = ['GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR', 'US', 'KR'].map(
    (code) => list.find((one) => one.code === code)?.name,
  )
  expect(names).toEqual(['England', 'Scotland', 'Wales', 'Northern Ireland', 'USA', 'South Korea'])
})

test('England is listed as a country in every language', async () => {
  const names = await Promise.all(
    LOCALES.map(async (locale) => (await listOf(locale)).find(({ code }) => code === 'GB-ENG')?.name),
  )
  expect(names).toEqual(['England', 'Angleterre', 'Inglaterra'])
  expect(getStaticPaths().map(({ params }) => params.locale)).toEqual([...LOCALES])
})
