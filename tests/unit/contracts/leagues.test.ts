import { expect, test } from 'vitest'
import { LEAGUE_CODE_LENGTH, readLeagueCode } from '#contracts/leagues.ts'
import { CODE_LETTERS } from '#contracts/room-code.ts'

const CODE = 'CDFGHJKMNPQRTVWX'

test('a code has at least 64 bits', () => {
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length)
  expect(LEAGUE_CODE_LENGTH * Math.log2(CODE_LETTERS.length)).toBeGreaterThanOrEqual(64)
})

test.each([
  [`#${CODE}`, CODE],
  [CODE.toLowerCase(), CODE],
  ['', null],
  ['#', null],
  [CODE.slice(1), null],
  [`${CODE}C`, null],
  [CODE.replace('C', 'A'), null],
])('reads the fragment %j as %j', (fragment, code) => {
  expect(readLeagueCode(fragment)).toBe(code)
})
