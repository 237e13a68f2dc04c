import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emblemLine } from '#data/emblems.ts'
import { LOCALES } from '#i18n/locales.ts'
import { CRESTS } from '#pictures/index.ts'

const FOR_BROWSERS = ['src/islands', 'src/overlays', 'src/play', 'src/stores', 'src/ui', 'src/search'] as const

describe('reasons for the emblems of crests', () => {
  test.each(LOCALES)('exist for every crest in %s', (locale) => {
    expect([...CRESTS].filter((club) => !emblemLine(club, locale))).toEqual([])
  })

  test('come in the requested language, and only for known crests', () => {
    expect(LOCALES.map((locale) => emblemLine('napoli', locale))).toEqual([
      'Vesuvius, of course.',
      'Le Vésuve, bien sûr.',
      'El Vesubio, cómo no.',
    ])
    expect(emblemLine('nowhere', 'en')).toBeNull()
  })

  test('are in nothing that browsers load', () => {
    const readers = FOR_BROWSERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => readFileSync(path, 'utf8').includes('data/emblems')),
    )
    expect(readers).toEqual([])
  })
})
