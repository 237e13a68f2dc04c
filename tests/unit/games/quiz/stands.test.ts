import { expect, test } from 'vitest'
import type { QuizPodium } from '#contracts/quiz-room.ts'
import { showsPodium } from '#games/quiz/view/live/Live.tsx'

const podium = (changes: Partial<QuizPodium> = {}): QuizPodium => ({
  ...{
    match: 7,
    until: 15_000,
    players: 1,
    pace: [],
    duel: null,
    review: [],
    next: { match: 8, kickOffAt: 35_000, isPrime: false },
  },
  ...{ table: [{ rank: 1, name: 'Ada', score: 900, guest: true }], own: null },
  ...changes,
})
const own = {
  ...{ rank: null, place: null, score: 0, streak: 0, right: 0, best: 0 },
  ...{ answered: 0, chosen: [], points: 0 },
}
const soon = { left: null, toKickOff: 20 }

test.each([
  ['of others, for a newcomer', podium(), soon, true],
  ['of a player who never answered', podium({ table: [], own: own as never }), soon, true],
  ['of nobody, for a newcomer', podium({ table: [] }), soon, false],
  ['of which somebody is done', podium(), { left: 7, toKickOff: 20 }, false],
  ['of the match after that', podium(), { left: 6, toKickOff: 20 }, true],
  ['right before the next kick-off', podium(), { left: null, toKickOff: 5 }, false],
  ['that is missing', null, soon, false],
])('a podium %s: %#', (_, shown, now, isShown) => {
  expect(showsPodium(shown, now)).toBe(isShown)
})
