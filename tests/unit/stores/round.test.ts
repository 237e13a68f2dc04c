import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import type { Engine } from '#games/engine.ts'
import { createRound } from '#stores/round.ts'
import type { WebStorage } from '#stores/persisted.ts'

type State = { target: number; sum: number }

/** Add up to the target, never beyond it. */
const adder: Engine<number, State, number, State & { over: boolean }, 'too-much'> = {
  start: (target) => ({ target, sum: 0 }),
  apply: (state, add) =>
    state.sum + add > state.target
      ? { ok: false, reason: 'too-much' }
      : { ok: true, state: { ...state, sum: state.sum + add } },
  view: (state) => ({ ...state, over: adder.isOver(state) }),
  isOver: ({ sum, target }) => sum === target,
}

function memory(): WebStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

/** Targets above 100 are no longer among the facts, actions above 50 never were. */
const open = (storage: WebStorage, clock = { now: 1000 }) =>
  createRound(
    {
      engine: adder,
      key: 'adder',
      deal: z.number(),
      action: z.number(),
      setupOf: (target) => (target > 100 ? null : target),
      resolve: (add) => (add > 50 ? null : add),
    },
    () => clock.now,
    storage,
  )

describe('a practice round', () => {
  test('is nothing before the deal', () => {
    const round = open(memory())
    expect(round.$round.get()).toBeNull()
    expect(round.play(1)).toBe('unknown')
  })

  test('plays by the rules of its engine', () => {
    const round = open(memory())
    round.begin(10, 1)
    expect(round.play(4)).toBeNull()
    expect(round.play(7)).toBe('too-much')
    expect(round.play(51)).toBe('unknown')
    expect(round.$round.get()?.view).toEqual({ target: 10, sum: 4, over: false })
  })

  test('goes on after a reload, with its clock', () => {
    const storage = memory()
    const clock = { now: 1000 }
    const before = open(storage, clock)
    before.begin(10, 1)
    clock.now = 4000
    before.play(4)
    const after = open(storage, clock)
    expect(after.$round.get()).toMatchObject({ state: { sum: 4 }, ms: 3000, id: before.$round.get()!.id })
    clock.now = 9000
    after.play(6)
    expect(after.$round.get()).toMatchObject({ view: { over: true }, ms: 8000 })
  })

  test('remembers that its result is kept until the next deal', () => {
    const storage = memory()
    const round = open(storage)
    round.begin(10, 1)
    round.keep()
    expect(open(storage).$round.get()?.kept).toBe(true)
    const { id } = round.$round.get()!
    round.begin(10, 1)
    expect(round.$round.get()).toMatchObject({ kept: false, state: { sum: 0 } })
    expect(round.$round.get()!.id).not.toBe(id)
  })

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"deal":"ten"}'],
    ['a deal of facts that are gone', '{"id":"a","deal":101,"seed":1,"actions":[],"startedAt":0,"ms":0,"kept":false}'],
  ])('begins anew after %s in the storage', (_, text) => {
    const storage = memory()
    storage.setItem('adder', text)
    expect(open(storage).$round.get()).toBeNull()
  })

  test('does not let an edited storage past the rules', () => {
    const storage = memory()
    const edited = { id: 'a', deal: 10, seed: 1, actions: [4, 60, 90, 6, 6], startedAt: 0, ms: 0, kept: false }
    storage.setItem('adder', JSON.stringify(edited))
    expect(open(storage).$round.get()?.state).toEqual({ target: 10, sum: 10 })
  })
})
