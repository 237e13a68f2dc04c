import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { shortNames } from '../../src/integrations/short-names.ts'

const SHEETS = globSync('src/**/*.module.css').map((sheet) => resolve(sheet))

test('a class gets a unique, stable name that is valid CSS', () => {
  const nameOf = shortNames()
  const names = SHEETS.flatMap((sheet) => ['card', 'more'].map((name) => nameOf(name, sheet)))
  expect(new Set(names).size).toBe(2 * SHEETS.length)
  expect(names.filter((name) => !/^_[\da-z]+-[\da-z]+$/.test(name))).toEqual([])
  expect(nameOf('more', `${SHEETS[0]}?used`)).toBe(names[1])
})

test('two builds of one source give the same names', () => {
  const [one, other] = [shortNames(), shortNames()]
  expect(SHEETS.map((sheet) => one('card', sheet))).toEqual(
    SHEETS.toReversed()
      .map((sheet) => other('card', sheet))
      .reverse(),
  )
})
