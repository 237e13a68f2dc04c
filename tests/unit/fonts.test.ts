import { readFileSync } from 'node:fs'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CUTS, unicodeRange } from '#scripts/fonts/cuts.ts'

const SHEET = readFileSync('src/styles/fonts.css', 'utf8')
const faceOf = (file: string) => SHEET.split('@font-face').find((face) => face.includes(`/${file}.woff2`)) ?? ''
const rangeOf = (file: string) => /unicode-range:\s*([^;]+);/.exec(faceOf(file))?.[1]?.replace(/\s+/g, ' ')
const bytesOf = (file: string) => statSync(join('src', 'assets', 'fonts', `${file}.woff2`)).size
const ranged = CUTS.filter(({ file }) => file !== 'numerals')

describe('the typefaces', () => {
  test.each(ranged.map(({ file, text }) => [file, text]))('%s serves the letters it was cut to', (file, text) => {
    expect(rangeOf(file)).toBe(unicodeRange(text))
  })

  test.each(['display', 'text'])('%s has every letter that our words are written with', (file) => {
    const letters = new Set(CUTS.find((cut) => cut.file === file)!.text)
    const written = globSync(['src/i18n/messages/{en,fr,es}/*.json', 'src/content/legal/*/*.md'])
      .map((name) => readFileSync(name, 'utf8'))
      .join('')
    const missing = [...new Set(written)].filter((sign) => sign >= ' ' && !letters.has(sign))
    expect(missing).toEqual([])
  })

  test('weigh at most 36 KB in a first view', () => {
    const first = ['display', 'text', 'numerals'].map(bytesOf)
    expect(Math.min(...first)).toBeGreaterThan(0)
    expect(first.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(36_000)
  })
})

test('ranges join neighbours', () => {
  expect(unicodeRange('bac×z')).toBe('U+61-63, U+7A, U+D7')
})
