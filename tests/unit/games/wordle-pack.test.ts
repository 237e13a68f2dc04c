import { expect, test } from 'vitest'
import { FOOTBALLERS } from '#data/facts.ts'
import { OTHERS } from '#data/others.ts'
import { LEVELS } from '#games/wordle/rules/terms.ts'
import { clueFromPack, packPool } from '#games/wordle/deal/practice-rules.ts'
import { answerPool, clueById } from '#games/wordle/deal/roster.ts'
import { wholePack } from '../search/packs.ts'

const pack = wholePack()

test.each(LEVELS)('browser and server have the same answers at %s', (level) => {
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(packPool(pack, level).toSorted(byId)).toEqual(answerPool(level).toSorted(byId))
})

test('browser and server compare every footballer the same way', () => {
  for (const { id } of FOOTBALLERS) {
    // Former clubs are compared for the answer only.
    const { clubs, ...clue } = clueById(id)!
    expect(clueFromPack(pack, id)).toMatchObject(clue.league ? { ...clue, clubs } : clue)
  }
})

test('footballers of the second tier have no attributes in either', () => {
  for (const { id } of OTHERS) {
    expect(pack.byId.has(id)).toBe(true)
    expect([clueFromPack(pack, id), clueById(id)]).toEqual([undefined, undefined])
  }
})

test('an unknown id has no attributes', () => {
  expect(clueFromPack(pack, 'nobody-at-all')).toBeUndefined()
})
