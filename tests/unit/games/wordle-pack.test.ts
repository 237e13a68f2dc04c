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

test('browser and server compare every footballer alike', () => {
  for (const { id } of FOOTBALLERS) {
    // Clubs of before are looked at in an answer alone.
    const { clubs, ...clue } = clueById(id)!
    expect(clueFromPack(pack, id)).toMatchObject(clue.league ? { ...clue, clubs } : clue)
  }
})

test('nobody of the second tier has a clue, here or there', () => {
  for (const { id } of OTHERS) {
    expect(pack.byId.has(id)).toBe(true)
    expect([clueFromPack(pack, id), clueById(id)]).toEqual([undefined, undefined])
  }
})

test('a stranger has no clue', () => {
  expect(clueFromPack(pack, 'nobody-at-all')).toBeUndefined()
})
