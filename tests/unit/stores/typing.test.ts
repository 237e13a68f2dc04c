import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTyping } from '#stores/room/typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('typing', () => {
  test('is sent once in two seconds, however many letters', () => {
    const tell = vi.fn()
    const typing = createTyping(tell)
    for (let letter = 0; letter < 20; letter++) {
      typing.say()
      vi.advanceTimersByTime(100)
    }
    expect(tell).toHaveBeenCalledTimes(1)
    typing.say()
    expect(tell).toHaveBeenCalledTimes(2)
  })

  test('is shown until three seconds after the last signal, per seat', () => {
    const typing = createTyping(() => {})
    typing.onTyping(1)
    vi.advanceTimersByTime(2_000)
    typing.onTyping(2)
    typing.onTyping(1)
    vi.advanceTimersByTime(2_999)
    expect(typing.$seats.get()).toEqual([1, 2])
    vi.advanceTimersByTime(1)
    expect(typing.$seats.get()).toEqual([])
  })

  test('is cleared by any other event, with its timers', () => {
    const typing = createTyping(() => {})
    typing.onTyping(0)
    typing.forget()
    expect(typing.$seats.get()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
