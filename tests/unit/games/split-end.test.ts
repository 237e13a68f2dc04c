import { describe, expect, test } from 'vitest'
import { footballerById } from '#data/facts.ts'
import { faceOf } from '#games/face/index.ts'
import { hatTricks, sharesIn } from '#games/split/view/end/end.tsx'
import { split, picksOf, sharesOf, type State } from '#games/split/rules/engine.ts'

const [LEFT, CENTRE, RIGHT] = ['carlos-valderrama', 'didier-drogba', 'erling-haaland'].map((id) =>
  faceOf(footballerById(id)!),
) as [ReturnType<typeof faceOf>, ReturnType<typeof faceOf>, ReturnType<typeof faceOf>]
const begun: State = split.start({ faces: [LEFT, CENTRE, RIGHT], level: 'normal' }, 0, 0)
const oneFound: State = { ...begun, named: [CENTRE] }

describe('the result of each third', () => {
  test('is recorded at the end only', () => {
    expect(picksOf(begun)).toEqual([])
    expect(picksOf(oneFound)).toEqual([])
    expect(picksOf({ ...oneFound, gaveUp: true }).map(({ picked }) => picked)).toEqual(['missed', 'found', 'missed'])
    expect(picksOf({ ...begun, named: [RIGHT, LEFT, CENTRE] }).map(({ picked }) => picked)).toEqual([
      'found',
      'found',
      'found',
    ])
  })

  const counts = (...thirds: [found: number, missed: number][]) =>
    thirds.flatMap(([found, missed], question) => [
      { question, choice: 'found', plays: found },
      { question, choice: 'missed', plays: missed },
    ])

  test('is shown in percent from twenty players on', () => {
    expect(sharesOf(begun, counts([22, 3], [19, 0], [0, 20]))).toEqual({ found: [88, null, 0] })
    expect(sharesOf(begun, [])).toEqual({ found: [null, null, null] })
  })

  test.each([[undefined], [null], [{}], [{ found: 'all' }], [{ found: ['88', 1.5] }]])('%j shows nothing', (facts) => {
    expect(sharesIn(facts)).toEqual([null, null, null])
  })

  test('is parsed as it was written', () => expect(sharesIn({ found: [88, null, 0] })).toEqual([88, null, 0]))
})

describe('hat-tricks', () => {
  const run = (three: string, ...tags: string[]) => ({ items: three.split(' '), tags })
  const kept = [run('a b c', 'clean'), run('d e f'), run('g h i', 'hint', 'clean')]

  test('need all three without a miss', () => {
    expect(hatTricks([], null)).toBe(0)
    expect(hatTricks(kept, null)).toBe(2)
  })

  test('count the current run once, stored or not', () => {
    expect(hatTricks(kept, ['k', 'l', 'm'])).toBe(3)
    expect(hatTricks(kept, ['i', 'h', 'g'])).toBe(2)
    expect(hatTricks(kept, ['d', 'e', 'f'])).toBe(3)
  })
})
