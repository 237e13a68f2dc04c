import { describe, expect, test } from 'vitest'
import { CLUB_RECORDS } from '#data/records.ts'
import { pictureOf } from '#pictures/index.ts'
import { drawGround, readGround } from '#pictures/stadium/draw.ts'
import { GROUND_LOOKS } from '#pictures/stadium/sheet.ts'
import { Words } from '#pictures/stadium/words.ts'
import { faultOf } from './svg.ts'

const drawn = (line: string) => drawGround(readGround(line)[1], 'p')

describe('grounds', () => {
  test('are drawn for every club with a known ground, and every line of the sheet has a club', () => {
    const undrawn = [...CLUB_RECORDS.keys()].filter((id) => pictureOf('ground', id) === null)
    const strangers = [...GROUND_LOOKS.keys()].filter((id) => !CLUB_RECORDS.has(id))
    expect({ undrawn, strangers }).toEqual({ undrawn: [], strangers: [] })
  })

  test('do not reveal their club', () => {
    const faults = [...GROUND_LOOKS.keys()].flatMap((id) => {
      const svg = pictureOf('ground', id)!
      const fault = faultOf(svg) ?? (id.length > 4 && svg.includes(id) ? 'names it' : null)
      return fault ? [`${id} ${fault}`] : []
    })
    expect(faults).toEqual([])
  })
})

describe('a line of the sheets', () => {
  test('draws distant parts first', () => {
    const svg = drawn(
      'x night mid | masts sym=1 x=100 y=70 h=80 c=#111111 | bowl seats=#222222 | masts sym=1 x=100 y=-70 h=80 c=#333333',
    )
    const order = ['#333333', '#222222', '#111111'].map((colour) => svg.indexOf(colour))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(order).not.toContain(-1)
  })

  test.each([
    ['x night', 'id, sky and camera'],
    ['x night sideways | bowl', 'id, sky and camera'],
    ['x noir mid | bowl', 'no sky is called noir'],
    ['x night mid | moat', 'no part of a ground is called moat'],
    ['x night mid | bowl moat=3', 'nobody knows the word moat'],
    ['x night mid | bowl a=wide', 'is no number'],
    ['x night mid | bowl wall=brick', 'is no colour'],
    ['x night mid | bowl a=1 a=2', 'is no key=value pair of a new key'],
    ['x night mid | bowl skin=fur:#fff', 'no skin is called fur'],
    ['x night mid | roof c=#fff', 'needs a bowl'],
    ['x night mid | bowl | roof sides=up', 'no side is called u'],
    ['x night mid | landmark kind=moat', 'no landmark is called moat'],
  ])('%s: %s', (line, message) => {
    expect(() => drawn(line)).toThrow(message)
  })
})

describe('Words', () => {
  test('reads numbers, lists and short colours, and rejects unused words', () => {
    const words = new Words('bowl a=3 h=1,2:3 c=#abc')
    expect([words.number('a', 0), words.numbers('h', ''), words.number('b', 7)]).toEqual([3, [1, 2, 3], 7])
    expect(() => words.close()).toThrow('nobody knows the word c')
    expect(words.colour('c', '')).toBe('#aabbcc')
    expect(() => words.close()).not.toThrow()
  })
})
