import { randomUUID } from 'node:crypto'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { CLAIM_LIMITS } from '#server/claims.ts'
import { rpc, type Database } from './persons.ts'

export type Owner = { account: string | null; visitor_hash: string | null }
export const player = (account: string): Owner => ({ account, visitor_hash: null })
export const visitor = (visitor_hash: string): Owner => ({ account: null, visitor_hash })

type Row = { id: string; n: number; over: boolean; state: unknown; ending: Ending | null }
type Ending = {
  result: { id: string; points: number; date: string; mode: string }
  lines: { key: string; points: number }[]
  counts: Record<string, number> | null
}

export const LAUNCH = '2026-07-16'
const AT = '2026-07-16T10:00:00Z'
const BONUSES = { daily: 10, first: 10, eleven: 50, games: GAME_IDS, least: 4 }

/** Bonuses of a day on which only these games are open. */
export const bonusesOf = (...games: GameId[]) => ({ bonuses: { ...BONUSES, games } })

type Start = { game?: string; mode?: string; date?: string }

/** The owner's run of a day, as the table has it. */
export async function start(
  database: Database,
  owner: Owner,
  { game = 'wordle', mode = 'today', date = LAUNCH }: Start = {},
): Promise<{ run: Row; created: boolean }> {
  const day = { for_game: game, for_mode: mode, for_date: date, puzzle: 1, first_state: {} }
  const started = await rpc<{ created?: string; run?: Row }>(database, 'start_run', {
    ...{ asked: null, ...owner, ...day },
    ...{ at: AT, until: '2026-07-18T12:00:00Z' },
  })
  if (started.run) return { run: started.run, created: false }
  const [run] = await database.admin<Row>('select * from public.runs where id = $1', [started.created])
  return { run: run!, created: true }
}

/** A solved run worth 60; other `lines` change its worth. */
export const aFinish = (changes: object = {}) => ({
  won: true,
  score: 1,
  ms: 60_000,
  n: 1,
  tags: [],
  lines: [{ key: 'solved', points: 60 }],
  bucket: 1,
  rewarded: true,
  bonuses: BONUSES,
  ...changes,
})

/** Null when the step is not accepted. */
export async function commit(
  database: Database,
  owner: Owner,
  id: string,
  step: number,
  finish: object | null = null,
): Promise<{ ending: Ending | null } | null> {
  const next = { run_id: id, ...owner, step, next_state: { step }, at: AT, finish }
  const { taken, ending } = await rpc<{ taken: boolean; ending: Ending | null }>(database, 'commit_step', {
    asked: null,
    ...next,
  })
  return taken ? { ending } : null
}

/** Plays a day to its end in one step and returns the ending. */
export async function finished(database: Database, owner: Owner, day: Start = {}, changes: object = {}) {
  const { run } = await start(database, owner, day)
  const ended = await commit(database, owner, run.id, 1, aFinish(changes))
  return ended!.ending!
}

/** A practice record as the endpoint passes it on: the day in ISO. */
export const aRecord = (changes: object = {}) => ({
  game: 'wordle',
  id: randomUUID(),
  mode: 'easy',
  date: LAUNCH,
  won: true,
  score: 3,
  points: 20,
  ms: 30_000,
  n: 3,
  tags: [],
  ...changes,
})

export type Saved = {
  userInfo: {
    username: string
    points: number
    statistics: Record<string, { id: string; points: number }[]>
    preferences: object
  }
  moved: { results: number; points: number }
  refused: { id: string; reason: string }[]
  created: boolean
}

/** A merging call of `save_user` unless `changes` differ. */
export const save = (database: Database, account: string, changes: object = {}) =>
  rpc<Saved | null>(database, 'save_user', {
    request: {
      account,
      visitor: null,
      progressId: null,
      create: null,
      change: {},
      gapsOnly: false,
      records: [],
      verified: [],
      refused: [],
      limits: CLAIM_LIMITS,
      ...changes,
    },
  })

export type BoardLine = { rank: number; score: number; tie: number; username: string | null; before: number | null }

/** Top lines of the general board of a period, by its first day. */
export const boardOf = async (database: Database, since: string, period = 'day') => {
  const board = { for_board: 'all', for_period: period, from_date: since, size: 100 }
  return (await rpc<{ rows: BoardLine[] }>(database, 'board_page', board)).rows
}
