import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bandOf } from '#games/bingo/deal/roster.ts'
import { cardNames } from '#games/bingo/server.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { criterionName, earlyName } from '#play/criteria/words.ts'
import { wholePack } from '../search/packs.ts'

const CRITERIA = bandOf('hard').criteria.map(({ criterion }) => criterion)

test.each(LOCALES)('a label before the pack has loaded is the final one or empty: %s', (locale) => {
  const names = { locale, words: messages(locale, 'criteria') }
  const early = CRITERIA.map((criterion) => earlyName(criterion, { ...names, names: undefined }))
  const late = CRITERIA.map((criterion) => criterionName(criterion, { ...names, pack: wholePack(locale) }))
  const isNamed = CRITERIA.map((criterion) => 'club' in criterion || 'clubs' in criterion || 'nation' in criterion)
  expect(early).toEqual(late.map((label, at) => (isNamed[at] ? '' : label)))
  expect(early.filter(Boolean).length).toBeGreaterThan(20)
  const named = CRITERIA.map((criterion) => earlyName(criterion, { ...names, names: cardNames(CRITERIA) }))
  expect(named).toEqual(late)
})

test('every nation has a flag for its label', () => {
  const nations = CRITERIA.flatMap((criterion) => ('nation' in criterion ? criterion.nation : []))
  expect(nations.filter((code) => !existsSync(`public/flags/${code.toLowerCase()}.svg`))).toEqual([])
  expect(nations.length).toBeGreaterThan(5)
})
