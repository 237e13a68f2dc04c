import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Figures } from '#contracts/admin-desk.ts'
import { DECK } from '#games/quiz/deal/held.ts'
import { idOf } from '#games/quiz/deal/question.ts'
import { recordQuiz } from '#server/quiz/results.ts'
import { matchAt } from '#games/quiz/match/timetable.ts'
import { NOON, openStage, type Player, type Stage } from '../stage.ts'
import { anAdmin, ask, bodyOf } from './back-office.ts'

let stage: Stage
let admin: Player

beforeAll(async () => {
  stage = await openStage()
  admin = await anAdmin(stage)
})
afterAll(() => stage.close())

const figures = () => bodyOf<Figures>(ask(admin, 'GET', '/api/admin/figures'))

test('figures cover the last 28 days, including days without a run', async () => {
  const { days, games, questions, reported } = await figures()
  expect(days).toHaveLength(28)
  expect(days[0]).toEqual({ date: '2026-10-25', players: 0, runs: 0, accounts: 0, whole: 0 })
  expect(days.at(-1)!.date).toBe('2026-11-21')
  expect([games, questions, reported]).toEqual([[], [], []])
})

test('figures list the questions that hardly any player answers right, in three languages', async () => {
  const question = DECK.questions[0]!
  const match = matchAt(NOON) - 1
  const seat = { score: 0, ms: 1, right: 0, answered: 1, rank: 1, points: 0, base: 0, marks: '00' }
  const users = []
  for (let at = 0; at < 20; at++) users.push((await stage.player(`fan${at}`)).id)
  const seats = users.map((user) => ({ ...seat, user }))
  const questions = [idOf(question), 'of-an-older-deck:nobody:nothing']
  await recordQuiz({ match, players: 20, accounts: 20, questions, seats, guests: [] }, NOON)
  const answer = await figures()
  expect(answer.questions).toMatchObject([{ id: questions[0], answers: 20, correct: 0 }])
  const { en, fr, es } = answer.questions[0]!.text
  expect(new Set([en, fr, es]).size).toBe(3)
})
