import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { NewUserInfo } from '#contracts/users-request.ts'
import { jsonOf } from '#server/json-body.ts'
import { parsedAs } from '#server/http.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const codeOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('the JSON of a body', () => {
  test.each([
    ['half', 'not-json'],
    ['"\ufffd"', '\ufffd'],
    ['"\\u0000"', 'bad-request'],
    ['{"a\\u0000":1}', 'bad-request'],
    ['["\\ud83d"]', 'bad-request'],
    ['["\\uDE00\\uD83D"]', 'bad-request'],
    ['"\\ud83d\\u0041"', 'bad-request'],
    ['"\\uD83D\\uDE00"', '😀'],
    ['"\\\\u0000"', '\\u0000'],
    ['"\\\\\\u0041"', '\\A'],
    ['"😀\\n"', '😀\n'],
  ])('%s is %j', (text, expected) => {
    expect(codeOf(() => jsonOf(bytes(text)))).toBe(expected)
  })

  test('is not UTF-8: not-json', () => {
    expect(codeOf(() => jsonOf(new Uint8Array([34, 0xff, 34])))).toBe('not-json')
  })

  test('is parsed without a reviver call per value', () => {
    const parse = vi.spyOn(JSON, 'parse')
    jsonOf(bytes('[1,2,3]'))
    expect(parse.mock.calls).toEqual([['[1,2,3]']])
    parse.mockRestore()
  })
})

test.each([
  ['at the top', (keys: object) => keys],
  ['in a record', (keys: object) => ({ preferences: keys })],
])('an object with very many keys %s is rejected before its schema is checked', (_, bodyOf) => {
  const looked = vi.fn(() => true)
  const keys = Object.fromEntries(Array.from({ length: 501 }, (_unused, at) => [`k${at}`, 1]))
  const schema = z.unknown().check(z.refine(looked))
  expect(codeOf(() => parsedAs(schema, bytes(JSON.stringify(bodyOf(keys)))))).toBe('bad-request')
  expect(looked).not.toHaveBeenCalled()
})

test('a list of half a million values is rejected by its length', () => {
  const body = { user_id: '0a000000-0000-4000-8000-00000000000a', statistics: { wordle: Array(500_000).fill(1) } }
  expect(NewUserInfo.safeParse(body).error?.issues).toHaveLength(1)
})

test('a body nested a hundred thousand levels deep is parsed', () => {
  const [open, close] = ['{"a":'.repeat(100_000), '}'.repeat(100_000)]
  expect(codeOf(() => parsedAs(z.strictObject({}), bytes(`${open}1${close}`)))).toBe('bad-request')
})
