import { expect, test } from 'vitest'
import type { QuizLine, QuizPodium } from '#contracts/quiz-room.ts'
import { messages } from '#i18n/messages/index.ts'
import { titleOf } from '#games/quiz/view/end/Result.tsx'

const words = { locale: 'en' as const, t: { ...messages('en', 'quiz'), nicknames: '' } }
const line = (name: string, rank: number, score: number): QuizLine => ({ name, guest: true, rank, score })
/** Table of a match, with the player's own place. */
const podiumOf = (table: QuizLine[], place: number | null, players = table.length): QuizPodium => ({
  ...{ match: 1, until: 0, players, table, pace: [], duel: null, review: [] },
  next: { match: 2, kickOffAt: 0, isPrime: false },
  own: {
    ...{
      score: place === null ? 100 : table[place]!.score,
      gain: 0,
      streak: 0,
      best: 0,
      right: 0,
      answered: 1,
      points: 0,
    },
    ...{ rank: place === null ? players : table[place]!.rank, place, chosen: [] },
  },
})
const two = [line('Ada', 1, 7_460), line('Ben', 2, 7_120)]
const five = [...two, line('Cleo', 3, 6_980), line('Dan', 4, 6_610), line('Eve', 5, 6_402)]
const level = [line('Ada', 1, 500), line('Ben', 1, 500)]

test.each([
  ['one alone', podiumOf(two.slice(0, 1), 0), 'Home alone, first of one'],
  ['the first of two', podiumOf(two, 0), 'Beat Ben by 340'],
  ['the second of two', podiumOf(two, 1), '340 behind Ada'],
  ['two level, the faster', podiumOf(level, 0), 'Level at the top'],
  ['two level, the slower', podiumOf(level, 1), 'Level at the top'],
  ['the first of five', podiumOf(five, 0), 'You win'],
  ['the third of five', podiumOf(five, 2), '3rd of 5'],
  ['the last of 41', podiumOf(five, null, 41), '41st of 41'],
  ['who looked on', { ...podiumOf(five, 0), own: null }, 'Ada wins'],
  ['nobody', { ...podiumOf([], null), own: null }, 'Nobody yet. Be first.'],
])('%s has the right headline', (_, podium, title) => {
  expect(titleOf(podium, words)).toBe(title)
})
