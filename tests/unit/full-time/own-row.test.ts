import { expect, test } from 'vitest'
import { raised } from '#full-time/own-row.ts'

const ROWS = [
  { name: 'Ada', points: 500 },
  { name: 'Ben', points: 480 },
  { name: 'Cleo', points: 475 },
  { name: 'Dora', points: 475 },
]

test.each([
  ['climbs', 'Dora', 490, ['1 Ada 500', '2 Dora 490', '3 Ben 480', '4 Cleo 475']],
  ['stays behind', 'Ben', 499, ['1 Ada 500', '2 Ben 499', '3 Cleo 475', '3 Dora 475']],
  ['shares a place', 'Cleo', 500, ['1 Ada 500', '1 Cleo 500', '3 Ben 480', '4 Dora 475']],
])('a row with newer points %s', (_what, name, points, expected) => {
  expect(raised(ROWS, name, points)!.map(({ rank, row }) => `${rank} ${row.name} ${row.points}`)).toEqual(expected)
})

test.each([
  ['has as many points', 'Ben', 480],
  ['has more, from a ranked run', 'Ben', 300],
  ['is not in the table', 'Eve', 600],
])('nothing changes for a player who %s', (_what, name, points) => expect(raised(ROWS, name, points)).toBeNull())
