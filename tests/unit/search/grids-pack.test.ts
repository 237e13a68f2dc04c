import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { OTHERS } from '#data/others.ts'
import { verdict, verdictOfOther } from '#data/pools.ts'
import { isRead } from '#data/trust.ts'
import { drawGrid, gridOf, keysOf } from '#games/tictactoe/deal/deal.ts'
import { gridsOf } from '#games/tictactoe/deal/grids.ts'
import { gridBandOfFacts } from '#games/tictactoe/deal/roster.ts'
import { decodeGrids } from '#search/grids-pack.ts'
import { firstPack, packText, wholePack } from './packs.ts'

const READ = FOOTBALLERS.filter(isRead)
const text = packText('grids')
const grids = decodeGrids(JSON.parse(text), wholePack())
const { band } = gridsOf(grids, wholePack())

test('is at most 45,000 compressed bytes', () => {
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(45_000)
})

test.each(gridBandOfFacts().axes.filter((_, at) => at % 3 === 0))(
  'agrees with the server on $key',
  ({ key, criterion }) => {
    const differ = [
      ...READ.map(({ id }, at) => [id, verdict(criterion, READ[at]!, EVIDENCE)] as const),
      ...OTHERS.map((other) => [other.id, verdictOfOther(criterion, other, EVIDENCE)] as const),
    ].filter(([id, wanted]) => grids.verdictOf(key, id) !== wanted)
    expect(differ).toEqual([])
  },
)

test('an unverified career is never rejected where the server accepts it', () => {
  const unread = FOOTBALLERS.filter((footballer) => !isRead(footballer))
  const wrong = gridBandOfFacts().axes.flatMap(({ key, criterion }) =>
    unread.filter((one) => grids.verdictOf(key, one.id) === 'no' && verdict(criterion, one, EVIDENCE) !== 'no'),
  )
  expect(wrong).toEqual([])
})

test('grids drawn in a browser are valid challenges', () => {
  const drawn = Array.from({ length: 200 }, (_, seed) => keysOf(drawGrid(band, randomFrom(seed))))
  expect(drawn.filter((keys) => gridOf(keys, gridBandOfFacts()) === null)).toEqual([])
})

test('contains footballers of the late pack once it has loaded', () => {
  const pack = firstPack()
  const { verdictOf, idAt } = decodeGrids(JSON.parse(text), pack)
  const other = OTHERS.find(({ clubs }) => clubs.includes('arsenal'))!
  expect(verdictOf('club:arsenal', other.id)).toBeUndefined()
  expect(idAt(grids.people.length - 1)).toBeUndefined()
  expect(grids.verdictOf('club:arsenal', other.id)).toBe('yes')
})

test.each([{}, null, { format: 1, mark: 'another' }, { format: 99 }])(
  'a file of another build is rejected: %j',
  (file) => {
    expect(() => decodeGrids(file, firstPack())).toThrow(TypeError)
  },
)
