import { expect, test } from 'vitest'
import { fromIsoDate } from '#core/days.ts'
import { elevenOn } from '#games/catalogue.ts'
import { dayOf } from '#full-time/day.ts'
import { noBonus } from '#full-time/no-bonus.ts'
import { words } from '#full-time/words/en.ts'

const DAY = fromIsoDate('2026-12-07')

/** A whole day with points in all games except those with the given scores. */
const dayWith = (blank: Record<string, number>, gaveUp: readonly string[] = []) =>
  dayOf(
    DAY,
    elevenOn(DAY).map(({ id }) => {
      const score = blank[id]
      const scored = score === undefined
      return {
        id,
        state: {
          is: scored ? 'won' : 'lost',
          score: score ?? 9,
          points: scored ? 30 : 0,
          bonus: scored && !gaveUp.includes(id) ? 10 : 0,
        },
      }
    }),
  )

test('names the game without points and from which score it pays', () => {
  expect(noBonus(dayWith({ statistics: 7 }), 'en', words)).toBe(
    'No bonus: no points from Statistics. Statistics pays from 9 out of 10.',
  )
})

test('names that score only if an answer was right', () => {
  expect(noBonus(dayWith({ age: 0 }), 'en', words)).toBe('No bonus: no points from Age.')
  expect(noBonus(dayWith({ age: 40, wordle: 0 }), 'en', words)).toBe(
    'No bonus: no points from Wordle and Age. Age pays above 40 out of 100.',
  )
})

test('distinguishes a game given up from one without points', () => {
  expect(noBonus(dayWith({ higherlower: 8 }, ['bingo']), 'en', words)).toBe(
    'No bonus: no points from Higher lower. Higher lower pays from 9 out of 10. No bonus: you gave up on Bingo.',
  )
})

test('promises the bonus while a result waits to be counted, and says nothing once it is paid', () => {
  expect(noBonus(dayWith({}), 'en', words)).toBe('The bonus comes once every result has counted.')
  const paid = elevenOn(DAY).map(({ id }) => ({ id, state: { is: 'won' as const, points: 30, bonus: 60 } }))
  expect(noBonus(dayOf(DAY, paid), 'en', words)).toBe('')
})
