import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CUTS, unicodeRange } from '#scripts/fonts/cuts.ts'

const SHEET = ['fonts', 'names'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('\n')
const faceOf = (file: string) => SHEET.split('@font-face').find((face) => face.includes(`/${file}.woff2`)) ?? ''
const rangeOf = (file: string) => /unicode-range:\s*([^;]+);/.exec(faceOf(file))?.[1]?.replace(/\s+/g, ' ')
const bytesOf = (file: string) => statSync(join('src', 'assets', 'fonts', `${file}.woff2`)).size
const ranged = CUTS.filter(({ file }) => file !== 'numerals')

describe('typefaces', () => {
  test.each(ranged.map(({ file, text }) => [file, text]))('%s contains its subset of letters', (file, text) => {
    expect(rangeOf(file)).toBe(unicodeRange(text))
  })

  const written = globSync(['src/i18n/messages/{en,fr,es}/*.json', 'src/content/legal/*/*.md'])
    .map((name) => readFileSync(name, 'utf8'))
    .join('')
  const missingIn = (file: string, signs: Iterable<string>) => {
    const cut = new Set(CUTS.find((each) => each.file === file)!.text)
    return [...new Set(signs)].filter((sign) => !cut.has(sign))
  }

  test('contain every character of our texts that has a glyph', () => {
    expect(missingIn('text', written.replace(/[\p{Cc}\p{Cf}]/gu, ''))).toEqual([])
  })

  test('contain every letter for headings', () => {
    expect(missingIn('display', written.match(/[\p{L}\d.,:!?’]/gu)!)).toEqual([])
  })

  test('arrive in one round trip each on a fresh connection', () => {
    for (const file of ['display', 'text', 'numerals']) expect(bytesOf(file), file).toBeLessThanOrEqual(14_000)
  })

  test('add at most 34 KB to a first view', () => {
    const first = ['display', 'text', 'numerals'].map(bytesOf)
    expect(Math.min(...first)).toBeGreaterThan(0)
    expect(first.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(34_000)
  })
})

test('ranges join adjacent code points', () => {
  expect(unicodeRange('bac×z')).toBe('U+61-63, U+7A, U+D7')
})
