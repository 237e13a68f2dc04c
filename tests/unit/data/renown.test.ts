import { describe, expect, test } from 'vitest'
import { assemble } from '#scripts/data/assemble.ts'
import { merge } from '#scripts/data/merge.ts'
import { byRenown, fameOf, renownPoints } from '#scripts/data/renown.ts'
import { aRow, someSheets } from './builders.ts'

const ANN = aRow('players', { id: 'ann', name: 'Ann Lee', born: null, fame: 2 })
const BOB = aRow('players', { id: 'bob', name: 'Bob Ray', born: null, fame: 2 })
const CID = aRow('players', { id: 'cid', name: 'Cid Fox', born: null, fame: 2 })
const graded = (footballer: string, fr: number, es: number, en: number) => aRow('renown', { footballer, fr, es, en })

describe('fame', () => {
  test.each([
    [5, 3, 2, 3],
    [2, 5, 5, 5],
    [1, 1, 5, 1],
    [4, 4, 4, 4],
  ])('of %i in France, %i in Spain and %i in England is %i', (fr, es, en, fame) => {
    expect(fameOf({ fr, es, en })).toBe(fame)
  })

  test("is the grade where there is one, else the sheet's value", () => {
    const { footballers } = assemble(someSheets({ players: [ANN, BOB], renown: [graded('bob', 5, 4, 3)] }))
    expect(footballers.map(({ id, fame }) => [id, fame])).toEqual([
      ['bob', 4],
      ['ann', 2],
    ])
  })

  test('comes from the sheets without grades, as after an import of other facts', () => {
    const { footballers } = assemble(someSheets({ players: [ANN, { ...BOB, fame: 5 }], renown: [] }))
    expect(footballers.map(({ id, fame }) => [id, fame])).toEqual([
      ['bob', 5],
      ['ann', 2],
    ])
  })
})

describe('the order by fame', () => {
  const inOrder = (changes: Parameters<typeof someSheets>[0]) =>
    assemble(someSheets({ players: [ANN, BOB, CID], ...changes })).footballers.map(({ id }) => id)

  test('is that of renown.csv, with graded footballers before others', () => {
    expect(inOrder({ renown: [graded('cid', 2, 2, 2), graded('bob', 2, 2, 2)] })).toEqual(['cid', 'bob', 'ann'])
  })

  test('puts fame first: a graded 1 never before an ungraded 2', () => {
    expect(inOrder({ renown: [graded('ann', 1, 1, 1)] })).toEqual(['bob', 'cid', 'ann'])
  })

  test('ranks ungraded footballers by points', () => {
    const honours = [aRow('honours', { footballer: 'cid' })]
    expect(inOrder({ honours })).toEqual(['cid', 'ann', 'bob'])
    const sheets = someSheets({ players: [ANN, BOB], honours })
    expect([{ ...ANN }, { ...CID }].map(({ id }) => renownPoints(sheets)(id))).toEqual([0, 6])
    expect(byRenown(sheets)({ id: 'ann', fame: 2 }, { id: 'bob', fame: 2 })).toBe(0)
  })

  test('counts big clubs once, matches, goals, squads, caps and a little of the price', () => {
    const spells = [2010, 2014].map((joined) => aRow('spells', { footballer: 'ann', club: 'psg', joined }))
    const seasons = [aRow('seasons', { footballer: 'ann', league: 'ligue1', matches: 19, goals: 10 })]
    const values = [aRow('values', { footballer: 'ann', euros: 900_000_000 })]
    const squads = [aRow('squads', { footballer: 'ann' })]
    const caps = [aRow('caps', { footballer: 'ann', at_least: 50 })]
    const points = renownPoints(someSheets({ spells, seasons, values, squads, caps }))
    expect(points('ann')).toBe(3 + 1 + 1 + 2 + 3 + 2)
  })
})

describe('an import', () => {
  test('places new rows among those of equal fame and keeps the others', () => {
    const known = [graded('ann', 5, 5, 5), graded('bob', 3, 3, 3)]
    const merged = merge('renown', known, [graded('cid', 4, 4, 4)])
    expect(merged.map(({ footballer }) => footballer)).toEqual(['ann', 'cid', 'bob'])
    expect(merge('renown', merged, [graded('cid', 4, 4, 4)])).toEqual(merged)
  })
})
