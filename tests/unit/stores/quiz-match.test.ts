import { describe, expect, test } from 'vitest'
import type {
  LiveQuestion,
  QuizLobby,
  QuizMessage,
  QuizOwn,
  QuizPodium,
  QuizReveal,
  QuizState,
} from '#contracts/quiz-room.ts'
import { marksOf } from '#games/quiz/view/live/Round.tsx'
import { reduceMessage, sceneAt, type QuizMatch } from '#stores/quiz-match.ts'

const KICK_OFF = 20_000
const lobbyOf = (match: number): QuizLobby => ({
  ...{
    match,
    kickOffAt: KICK_OFF,
    isPrime: false,
    players: 2,
    watching: 0,
    names: [],
    kits: [],
    pace: [],
    isQuick: true,
  },
})
const questionOf = (match: number, round: number): LiveQuestion => ({
  ...{ match, round, players: 2, text: 'Who?', options: ['a', 'b', 'c', 'd'], pictures: [], kits: [] },
  startAt: KICK_OFF + round * 16_000,
  closesAt: KICK_OFF + round * 16_000 + 12_000,
})
const ownRecord = (chosen: (number | null)[], rank: number | null): QuizOwn => ({
  ...{ score: 900, gain: 900, streak: 1, best: 1, right: 1, answered: 1, rank, place: 0 },
  chosen: [...chosen, ...Array.from({ length: 10 - chosen.length }, () => null)],
})
const revealOf = (match: number, round: number, more: Partial<QuizReveal> = {}): QuizReveal => ({
  ...{ match, round, until: 0, right: 2, counts: [0, 1, 1, 0], missed: 0, why: 'So.', question: 'x' },
  ...{ players: 2, table: [], pace: [], pictures: [], closedAt: 0, own: null, ...more },
})
const podiumOf = (match: number): QuizPodium => ({
  ...{ match, until: 0, players: 2, table: [], pace: [], duel: null, own: null, review: [] },
  next: { match: match + 1, kickOffAt: 0, isPrime: false },
})
const stateOf = (match: number, more: Partial<QuizState> = {}): QuizMessage => ({
  ...{ type: 'state' as const, now: 0, name: 'Ada', from: 0, lobby: lobbyOf(match) },
  ...{ question: null, chosen: null, rights: [], revealed: null, reveal: null, podium: null, ...more },
})
const apply = (...messages: QuizMessage[]) => messages.reduce<QuizMatch | null>(reduceMessage, null)!

describe("the shard's messages", () => {
  test('are ignored before the first state', () => {
    expect(reduceMessage(null, { type: 'question', ...questionOf(5, 0) })).toBeNull()
  })

  test('show an early question only when it starts', () => {
    const match = apply(stateOf(5), { type: 'question', ...questionOf(5, 0) })
    expect([sceneAt(match, KICK_OFF - 1), sceneAt(match, KICK_OFF)]).toEqual(['lobby', 'question'])
  })

  test('keep the reveal until the next question starts', () => {
    const match = apply(
      stateOf(5),
      { type: 'question', ...questionOf(5, 0) },
      { type: 'reveal', ...revealOf(5, 0) },
      { type: 'question', ...questionOf(5, 1) },
    )
    const { startAt } = questionOf(5, 1)
    expect([sceneAt(match, startAt - 1), sceneAt(match, startAt)]).toEqual(['reveal', 'question'])
    expect(match.chosen).toBeNull()
    expect([match.question?.round, match.revealed?.round]).toEqual([1, 0])
  })

  test('received during a reveal show its question and the squares of all closed rounds', () => {
    const reveal = revealOf(5, 2, { own: ownRecord([2, 1], 1) })
    const match = apply(stateOf(5, { reveal, revealed: questionOf(5, 2), rights: [2, 2, 2] }))
    expect([sceneAt(match, KICK_OFF), match.revealed?.round]).toEqual(['reveal', 2])
    expect(marksOf(match, 2, reveal).slice(0, 4)).toEqual(['right', 'wrong', 'none', null])
  })

  test('keep the podium through the next lobby, until its first question', () => {
    const podium = apply(
      stateOf(5),
      { type: 'question', ...questionOf(5, 9) },
      { type: 'reveal', ...revealOf(5, 9) },
      { type: 'podium', ...podiumOf(5) },
      { type: 'lobby', ...lobbyOf(6) },
    )
    expect(sceneAt(podium, 1e9)).toBe('podium')
    const next = reduceMessage(podium, { type: 'question', ...questionOf(6, 0) })!
    expect([sceneAt(next, KICK_OFF - 1), sceneAt(next, KICK_OFF)]).toEqual(['lobby', 'question'])
    expect([next.podium, next.reveal, next.rights]).toEqual([null, null, []])
  })

  test('apply an answer to its own question only', () => {
    const open = apply(stateOf(5), { type: 'question', ...questionOf(5, 1) })
    const answered = { type: 'answered' as const, match: 5, option: 3, answered: 1, players: 2 }
    expect(reduceMessage(open, { ...answered, round: 1 })).toMatchObject({
      chosen: 3,
      answered: { answered: 1, players: 2 },
    })
    expect(reduceMessage(open, { ...answered, round: 0 })).toBe(open)
  })

  test('give the rank before the last reveal, within one match', () => {
    const first = apply(stateOf(5), { type: 'reveal', ...revealOf(5, 0, { own: ownRecord([2], 4) }) })
    expect(first.rankBefore).toBeNull()
    expect(reduceMessage(first, { type: 'reveal', ...revealOf(5, 1, { own: ownRecord([2, 2], 2) }) })!.rankBefore).toBe(
      4,
    )
    expect(
      reduceMessage(first, { type: 'reveal', ...revealOf(6, 0, { own: ownRecord([2], 2) }) })!.rankBefore,
    ).toBeNull()
  })

  test('restart from a state after a lost connection, and ignore a repeated reveal', () => {
    const before = apply(
      stateOf(5),
      { type: 'question', ...questionOf(5, 0) },
      { type: 'reveal', ...revealOf(5, 0) },
      { type: 'question', ...questionOf(5, 1) },
    )
    const question = questionOf(5, 2)
    const back = reduceMessage(before, stateOf(5, { question, rights: [2, 3], reveal: revealOf(5, 1, { right: 3 }) }))!
    expect(back.rights).toEqual([2, 3])
    expect(reduceMessage(back, { type: 'reveal', ...revealOf(5, 1, { right: 3 }) })!.rights).toEqual([2, 3])
    expect(reduceMessage(before, stateOf(6, { question: questionOf(6, 0) }))!.rights).toEqual([])
  })
})

describe('the ten squares', () => {
  const at = (round: number, more: Partial<QuizMatch> = {}): QuizMatch => ({
    ...apply(stateOf(5), { type: 'question', ...questionOf(5, round) }),
    ...more,
  })

  test('show right, wrong and no answer of closed rounds', () => {
    const reveal = revealOf(5, 3, { own: ownRecord([2, 1, null, 2], 1) })
    const match = at(3, { reveal, rights: [2, 2, 2, 2] })
    expect(marksOf(match, 3, reveal)).toEqual(['right', 'wrong', 'none', 'right', null, null, null, null, null, null])
  })

  test('show nothing of the open round', () => {
    const reveal = revealOf(5, 0, { own: ownRecord([2], 1) })
    expect(marksOf(at(1, { reveal, rights: [2] }), 1, null).slice(0, 2)).toEqual(['right', null])
  })
})
