import { expect, test } from 'vitest'
import packFile from '#data/generated/search-pack.json' with { type: 'json' }
import { LEVELS } from '#games/wordle/engine/limits.ts'
import { clueFromPack, packPool } from '#games/wordle/pack-clues.ts'
import { answerPool, clueById } from '#games/wordle/roster.ts'
import { decodePack } from '#search/pack.ts'

const pack = decodePack(packFile)

test.each(LEVELS)('browser and server have the same answers at %s', (level) => {
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(packPool(pack, level).toSorted(byId)).toEqual(answerPool(level).toSorted(byId))
})

test('browser and server compare every footballer alike', () => {
  for (const { id } of pack.footballers) expect(clueFromPack(pack, id)).toMatchObject(clueById(id)!)
})

test('a stranger has no clue', () => {
  expect(clueFromPack(pack, 'nobody-at-all')).toBeUndefined()
})
