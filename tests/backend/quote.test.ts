import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identifier, literal, UnquotableError } from '#supabase/local/db/quote.ts'
import { openDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openDatabase()))
afterAll(() => database.close())

// Everything that ends, begins or escapes a quote in PostgreSQL, mixed with any UTF-8 text.
const nasty = fc.constantFrom(
  "'",
  '"',
  '\\',
  "\\'",
  '$$',
  '$1',
  ';',
  '--',
  '/*',
  '*/',
  "E'",
  "U&'",
  '%',
  '\n',
  '\u2019',
  '😀',
)
const text = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary' })), { maxLength: 12 })
  .map((parts) => parts.join('').replaceAll('\0', ''))
  .filter((value) => value.isWellFormed())

describe('quoting', () => {
  test('a literal survives a round trip through the database', async () => {
    const same = fc.asyncProperty(text, async (value) => {
      expect(await database.admin(`select ${literal(value)} as value`)).toEqual([{ value }])
    })
    await fc.assert(same, { seed: 7, numRuns: 300 })
  })

  test('an identifier names exactly itself', async () => {
    // PostgreSQL truncates names to 63 bytes.
    const name = text.filter((value) => value !== '' && Buffer.byteLength(value) < 64)
    const same = fc.asyncProperty(name, async (value) => {
      const [row] = await database.admin(`select 1 as ${identifier(value)}`)
      expect(Object.keys(row ?? {})).toEqual([value])
    })
    await fc.assert(same, { seed: 7, numRuns: 300 })
  })

  test('rejects what the database cannot store', () => {
    expect(() => literal('a\0b')).toThrow(UnquotableError)
    expect(() => identifier('a\0b')).toThrow(UnquotableError)
    expect(() => identifier('')).toThrow(UnquotableError)
    expect(literal(null)).toBe('null')
  })
})
