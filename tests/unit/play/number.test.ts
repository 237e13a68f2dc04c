import { expect, test } from 'vitest'
import { numberIn } from '#ui/NumberEntry.tsx'

const AGES = { from: 15, to: 60, first: 25, far: 5 }

test.each([
  ['28', 28],
  ['15', 15],
  ['60', 60],
  ['', null],
  ['7', null],
  ['14', null],
  ['61', null],
  ['028', null],
  ['28.5', null],
  ['+28', null],
  ['-2', null],
  [' 28', null],
  ['2８', null],
  ['2e', null],
])('"%s" is the age %s', (text, age) => expect(numberIn(text, AGES)).toBe(age))
