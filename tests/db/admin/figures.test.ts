import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { QUIZ_LIMITS } from '#core/plausible.ts'
import { finished, LAUNCH, player, visitor } from '../builders.ts'
import { fold, OTHER, OWNER, rpc, script, STRANGER, VISITOR } from '../persons.ts'
import { openOffice, type Office } from './office.ts'

type Figures = {
  days: { date: string; players: number; accounts: number; whole: number }[]
  games: { date: string; game: string; counts: Record<string, number> }[]
  questions: { id: string; answers: number; correct: number }[]
  reported: { kind: string; id: string; name: string; reports: number; open: number }[]
}

let office: Office

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  await office.arrange()
  await office.database.admin('truncate private.quiz_questions')
})
afterAll(() => office.database.close())

async function figures(since = LAUNCH): Promise<Figures> {
  await fold(office.database)
  return rpc(office.database, 'list_figures', { since, answers: 2, hard: 10, easy: 95, size: 2 })
}

test('a player counts once a day, however many dailies they finish', async () => {
  const { database } = office
  await script(
    database,
    `insert into public.puzzles (game, mode, date, number, setup, used)
     values ('age', 'today', '${LAUNCH}', 1, '{}', '{x}')`,
  )
  for (const game of ['wordle', 'age']) await finished(database, player(OWNER), { game })
  await finished(database, player(OTHER), { game: 'age' })
  await finished(database, visitor(VISITOR), { game: 'wordle' })
  const { days, games } = await figures()
  expect(days).toEqual([{ date: LAUNCH, players: 3, accounts: 2, whole: 1 }])
  expect(games.map(({ game, counts }) => [game, counts]).sort()).toEqual([
    ['age', { 1: 2 }],
    ['wordle', { 1: 2 }],
  ])
  expect(await figures('2026-07-17')).toEqual({ days: [], games: [], questions: [], reported: [] })
})

test('a rebuild counts players who still wait in the queue, and counts nobody twice', async () => {
  const { database } = office
  await finished(database, player(OWNER))
  await database.admin('select private.rebuild_boards()')
  expect((await figures()).days).toMatchObject([{ players: 1 }])
  await database.admin('select private.rebuild_boards()')
  expect((await figures()).days).toMatchObject([{ players: 1 }])
})

test('only the first visitor behind one address counts in a game', async () => {
  const { database } = office
  for (const guest of [VISITOR, STRANGER]) {
    await database.admin(`insert into public.visitors (visitor, origin) values ($1, 'one line')`, [guest])
    await finished(database, visitor(guest))
  }
  expect((await figures()).days).toMatchObject([{ players: 1 }])
})

test('answers to quiz questions count once per account, without held matches', async () => {
  const { database } = office
  const held = { cause: 'fast', medianMs: 1, deviationMs: 0, stepMs: [] }
  const seat = { score: 1, ms: 1, right: 1, answered: 2, rank: 1, points: 0, base: 0 }
  const robot = randomUUID()
  await database.admin('insert into auth.users (id) values ($1)', [robot])
  const result = {
    ...{ match: 7, players: 2, accounts: 2, questions: ['easy', 'hard', 'fair', 'new'] },
    seats: [
      { ...seat, user: OWNER, marks: '101-' },
      { ...seat, user: OTHER, marks: '1001' },
      { ...seat, user: robot, marks: '1111', held },
    ],
  }
  for (let sent = 0; sent < 2; sent++)
    await rpc(database, 'record_quiz', { result, for_date: LAUNCH, limits: QUIZ_LIMITS })
  expect((await figures()).questions).toEqual([
    { id: 'hard', answers: 2, correct: 0 },
    { id: 'easy', answers: 2, correct: 2 },
  ])
})

test('the most reported subjects come first, with the number of open reports', async () => {
  const { database } = office
  for (const [kind, about, status] of [
    ['footballer', 'zinedine-zidane', 'open'],
    ['footballer', 'zinedine-zidane', 'refused'],
    ['club', 'rovers', 'open'],
    ['ground', 'a-park', 'open'],
  ])
    await database.admin(
      `insert into public.reports (reporter, date, game, kind, about, field, status)
       values (gen_random_uuid()::text, '${LAUNCH}', 'wordle', $1, $2, 'club', $3)`,
      [kind, about, status],
    )
  expect((await figures()).reported).toEqual([
    { kind: 'footballer', id: 'zinedine-zidane', name: 'Zinedine Zidane', reports: 2, open: 1 },
    { kind: 'ground', id: 'a-park', name: 'a-park', reports: 1, open: 1 },
  ])
})
