import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emblemLine } from '#data/emblems.ts'
import { LOCALES } from '#i18n/locales.ts'
import { CRESTS } from '#pictures/index.ts'

const FOR_BROWSERS = ['src/islands', 'src/overlays', 'src/play', 'src/stores', 'src/ui', 'src/search'] as const

describe('why a crest shows what it shows', () => {
  test.each(LOCALES)('is told of every crest in %s', (locale) => {
    expect([...CRESTS].filter((club) => !emblemLine(club, locale))).toEqual([])
  })

  test('is told in the language that is asked for, and of nobody else', () => {
    expect(LOCALES.map((locale) => emblemLine('napoli', locale))).toEqual([
      'Vesuvius, of course.',
      'Le Vésuve, bien sûr.',
      'El Vesubio, cómo no.',
    ])
    expect(emblemLine('nowhere', 'en')).toBeNull()
  })

  test('is read by nothing that browsers load', () => {
    const readers = FOR_BROWSERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => readFileSync(path, 'utf8').includes('data/emblems')),
    )
    expect(readers).toEqual([])
  })
})
