import * as z from 'zod/mini'
import { describe, expect, test, vi } from 'vitest'
import { MAX_RUN_MS, ResultRecord } from '#contracts/results.ts'
import type { Engine } from '#games/engine.ts'
import { createRound } from '#stores/round.ts'
import type { WebStorage } from '#stores/persisted.ts'

type State = { target: number; sum: number }

/** Game of the tests: add up to the target, never beyond it. */
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

/** Targets above 100 stand for removed facts, actions above 50 for invalid ones. */
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
  test('is null before the deal', () => {
    const round = open(memory())
    expect(round.$round.get()).toBeNull()
    expect(round.play(1)).toBe('unknown')
  })

  test("follows its engine's rules", () => {
    const round = open(memory())
    round.begin(10, 1)
    expect(round.play(4)).toBeNull()
    expect(round.play(7)).toBe('too-much')
    expect(round.play(51)).toBe('unknown')
    expect(round.$round.get()?.view).toEqual({ target: 10, sum: 4, over: false })
  })

  test('continues after a reload, with its clock', () => {
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

  test('stores the flag that its result was stored, until the next deal', () => {
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
  ])('starts afresh after %s in the storage', (_, text) => {
    const storage = memory()
    storage.setItem('adder', text)
    expect(open(storage).$round.get()).toBeNull()
  })

  test('takes over a run stored without times', () => {
    const storage = memory()
    const saved = { id: 'a', deal: 10, seed: 1, actions: [4, 3], startedAt: 1000, ms: 5000, kept: false }
    storage.setItem('adder', JSON.stringify(saved))
    const round = open(storage, { now: 9000 })
    expect(round.$round.get()).toMatchObject({ id: 'a', state: { sum: 7 }, ms: 5000, kept: false })
    expect(round.play(3)).toBeNull()
    expect(open(storage).$round.get()).toMatchObject({ id: 'a', view: { over: true }, ms: 8000 })
  })

  test('lasts at most as long as a record allows, even if it was open for longer', () => {
    const clock = { now: 1 }
    const round = open(memory(), clock)
    round.begin(10, 1)
    clock.now = 2 * MAX_RUN_MS
    round.play(10)
    const { id, ms } = round.$round.get()!
    const record = { id, mode: 'easy', date: '2026-11-20', won: true, score: 1, points: 60, ms, n: 1, tags: [] }
    expect(ResultRecord.safeParse(record).success).toBe(true)
    expect(ms).toBe(600_000)
  })

  test('lasts at most as long as a record allows with pauses before many actions', () => {
    const clock = { now: 1 }
    const round = open(memory(), clock)
    round.begin(100, 1)
    for (let done = 0; done < 200; done++) {
      clock.now += 600_000
      round.play(0.5)
    }
    expect(round.$round.get()).toMatchObject({ state: { sum: 100 }, ms: MAX_RUN_MS })
  })

  test('rejects an edited storage that breaks the rules', () => {
    const storage = memory()
    const edited = { id: 'a', deal: 10, seed: 1, actions: [4, 60, 90, 6, 6], startedAt: 0, ms: 0, kept: false }
    storage.setItem('adder', JSON.stringify(edited))
    expect(open(storage).$round.get()?.state).toEqual({ target: 10, sum: 10 })
  })
})

type Timed = { sum: number; until: number | null; missed: number }

/** Game of the tests with a clock: ten seconds per number; the third miss ends it. */
const timed: Engine<number, Timed, number, Timed & { over: boolean }, never> = {
  start: (_target, _seed, now) => ({ sum: 0, until: now + 10_000, missed: 0 }),
  apply: (state, add, _by, now) => ({ ok: true, state: { ...state, sum: state.sum + add, until: now + 10_000 } }),
  view: (state) => ({ ...state, over: timed.isOver(state) }),
  isOver: ({ missed }) => missed >= 3,
  until: ({ until }) => until,
  timeUp: (state, now) => {
    const missed = state.missed + 1
    return { ...state, missed, until: missed < 3 ? now + 10_000 : null }
  },
}

describe('a round against the clock', () => {
  const openTimed = (storage: WebStorage, clock: { now: number }) =>
    createRound(
      {
        engine: timed,
        key: 'timed',
        deal: z.number(),
        action: z.number(),
        setupOf: (target) => target,
        resolve: (add) => add,
      },
      () => clock.now,
      storage,
    )

  test('has the same state after every reload', () => {
    const storage = memory()
    const clock = { now: 0 }
    const round = openTimed(storage, clock)
    round.begin(0, 1)
    clock.now = 8000
    round.play(1)
    for (const [now, missed] of [
      [17_999, 0],
      [18_000, 1],
      [27_000, 1],
      [28_000, 2],
    ] as const) {
      expect(openTimed(storage, { now }).$round.get()).toMatchObject({ state: { sum: 1, missed } })
    }
  })

  test('drops late actions and takes the next', () => {
    const clock = { now: 0 }
    const storage = memory()
    const round = openTimed(storage, clock)
    round.begin(0, 1)
    clock.now = 12_000
    expect(round.play(5)).toBeNull()
    expect(round.$round.get()).toMatchObject({ state: { sum: 0, missed: 1, until: 20_000 } })
    clock.now = 13_000
    round.play(5)
    expect(openTimed(storage, clock).$round.get()).toMatchObject({ state: { sum: 5, missed: 1, until: 23_000 } })
  })

  test('ends by itself while it is shown', () => {
    vi.useFakeTimers({ now: 0 })
    const clock = {
      get now() {
        return Date.now()
      },
    }
    const round = openTimed(memory(), clock)
    round.begin(0, 1)
    const seen: number[] = []
    const stop = round.$round.listen((now) => void seen.push(now!.state.missed))
    vi.advanceTimersByTime(60_000)
    stop()
    vi.useRealTimers()
    expect(seen).toEqual([1, 2, 3])
  })
})
