import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { ordinal, placeAlone } from '#i18n/ordinal.ts'

test.each<[Locale, number, string]>([
  ['en', 1, '1st'],
  ['en', 2, '2nd'],
  ['en', 3, '3rd'],
  ['en', 11, '11th'],
  ['en', 23, '23rd'],
  ['fr', 1, '1re'],
  ['fr', 2, '2e'],
  ['es', 1, '1.er'],
  ['es', 2, '2.º'],
  ['es', 3, '3.er'],
  ['es', 11, '11.º'],
  ['es', 13, '13.er'],
  ['es', 21, '21.er'],
  ['es', 111, '111.º'],
  ['es', 123, '123.er'],
])('%s: place %i is %s', (locale, value, expected) => {
  expect(ordinal(locale, value)).toBe(expected)
})

test.each<[Locale, number, string]>([
  ['en', 1, '1st'],
  ['fr', 1, '1er'],
  ['fr', 2, '2e'],
  ['es', 1, '1.º'],
  ['es', 3, '3.º'],
])('%s: place %i alone is %s', (locale, value, expected) => {
  expect(placeAlone(locale, value)).toBe(expected)
})
