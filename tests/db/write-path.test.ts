import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { aFinish, finished, LAUNCH, player, start } from './builders.ts'
import { arrange, type Database, fold, OTHER, OWNER, rpc } from './persons.ts'

type Status = {
  queue: number
  oldest_event_age_ms: number | null
  upkeep_age_ms: number | null
  upkeep: Record<string, number | null>
}

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

test('write_path_status reports length and age of the queue, and tasks that upkeep has never done', async () => {
  const status = () => rpc<Status>(database, 'write_path_status', {})
  expect(await status()).toMatchObject({ queue: 0, oldest_event_age_ms: null, upkeep_age_ms: null })
  expect((await status()).upkeep).toMatchObject({ limits: null, boards: null })
  await database.admin(
    `insert into private.result_events (kind, user_id, at) select 'again', gen_random_uuid(), now() - interval '5 seconds'
     from generate_series(1, 3)`,
  )
  const { queue, oldest_event_age_ms } = await status()
  expect(queue).toBe(3)
  expect(oldest_event_age_ms).toBeGreaterThanOrEqual(5000)
})

test('the end of a run writes rows of its owner and one event, however many results the day has', async () => {
  await finished(database, player(OTHER))
  const { run } = await start(database, player(OWNER))
  const written = await database.service(async (query) => {
    const rows = async () =>
      new Map(
        (
          await query<{ name: string; rows: number }>(
            `select relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::integer as rows from pg_stat_xact_user_tables order by 1`,
          )
        ).map(({ name, rows }) => [name, rows]),
      )
    const before = await rows()
    await query(`select public.commit_step(null, $1, $2, null, 1, '{}', '2026-07-16T10:00:00Z', $3::jsonb)`, [
      run.id,
      OWNER,
      JSON.stringify(aFinish()),
    ])
    return [...(await rows())].flatMap(([table, count]) =>
      count > (before.get(table) ?? 0) ? [{ table, rows: count - (before.get(table) ?? 0) }] : [],
    )
  })
  expect(written).toEqual([
    { table: 'profiles', rows: 1 },
    { table: 'result_events', rows: 1 },
    { table: 'results', rows: 1 },
    { table: 'runs', rows: 1 },
  ])
})

test("the end of a run takes no lock that blocks the end of another player's run", async () => {
  const locksOf = async (owner: string) => {
    const { run } = await start(database, player(owner))
    return database.service(async (query) => {
      await query(`select public.commit_step(null, $1, $2, null, 1, '{}', '2026-07-16T10:00:00Z', $3::jsonb)`, [
        run.id,
        owner,
        JSON.stringify(aFinish()),
      ])
      const held = await query<{ lock: string }>(
        `select locktype || ' ' || coalesce(relation::regclass::text, concat_ws('-', classid, objid)) || ' ' || mode as lock
         from pg_locks where pid = pg_backend_pid() and locktype in ('advisory', 'relation')
         and mode not in ('AccessShareLock', 'RowShareLock', 'RowExclusiveLock')`,
      )
      return held.map(({ lock }) => lock)
    })
  }
  const [one, other] = [await locksOf(OWNER), await locksOf(OTHER)]
  expect([one.length, other.length]).toEqual([1, 1])
  expect(one).not.toEqual(other)
})

test('a reader of a board folds at most 250 events, and none younger than a second', async () => {
  const queue = async () => (await rpc<Status>(database, 'write_path_status', {})).queue
  const read = () =>
    database.service((query) =>
      query(
        `select public.board_page('all', 'day', '${LAUNCH}', 100), public.board_standing('all', 'day', '${LAUNCH}', '${OWNER}')`,
      ),
    )
  const wait = (events: number, age: string) =>
    database.admin(
      `insert into private.result_events (kind, game, date, bucket, plays, at)
       select 'count', 'wordle', '2026-07-16', 1, 1, clock_timestamp() - $2::interval from generate_series(1, $1)`,
      [events, age],
    )
  await wait(3, '0 s')
  await read()
  expect(await queue()).toBe(3)
  await wait(600, '2 s')
  await database.admin(`update private.result_events set at = clock_timestamp() - interval '2 seconds'`)
  await read()
  expect(await queue()).toBe(103)
  await fold(database)
  expect(await rpc(database, 'distribution_of', { for_game: 'wordle', for_date: LAUNCH })).toEqual({ 1: 603 })
})

test('a failed fold leaves the queue as it was, and boards can be read', async () => {
  await finished(database, player(OWNER))
  await database.admin('alter table private.day_totals add constraint broken check (plays < 0) not valid')
  await database.admin('alter table private.day_counts add constraint broken check (plays < 0) not valid')
  await expect(database.admin('select private.fold(100)')).rejects.toThrow('broken')
  await database.admin(`update private.result_events set at = clock_timestamp() - interval '2 seconds'`)
  const [read] = await database.service((query) =>
    query<{ page: object }>(`select public.board_page('all', 'day', '${LAUNCH}', 100) as page`),
  )
  expect(read!.page).toEqual({ players: 0, rows: [] })
  await database.admin('alter table private.day_totals drop constraint broken')
  await database.admin('alter table private.day_counts drop constraint broken')
  expect(await database.admin('select from private.standings')).toEqual([])
  expect((await rpc<Status>(database, 'write_path_status', {})).queue).toBe(1)
  await fold(database)
  expect(await database.admin('select score from private.standings')).toEqual(Array(4).fill({ score: 80 }))
})

test('a fold that leaves accounts in the queue returns a full batch', async () => {
  await database.admin(
    `insert into private.result_events (kind, user_id) select 'again', gen_random_uuid() from generate_series(1, 7)`,
  )
  const folds = [await rpc(database, 'fold_results', { age: 0, size: 100 })]
  folds.push(await rpc(database, 'fold_results', { age: 0, size: 100 }))
  expect(folds).toEqual([100, 2])
})

test('a failing upkeep task does not stop the others', async () => {
  await database.admin(
    `insert into public.rate_limits (bucket, hits, resets_at) values ('old', 1, now() - interval '9 days')`,
  )
  await database.admin(
    `create function pg_temp.refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
  )
  await database.admin(`create trigger refuse before delete on public.rate_limits execute function pg_temp.refuse()`)
  const tasks = new Set<string>()
  for (let call = 0; call < 12; call++) {
    const { task } = await rpc<{ task?: string }>(database, 'upkeep', {})
    if (task) tasks.add(task)
  }
  await database.admin('drop trigger refuse on public.rate_limits')
  const { upkeep } = await rpc<Status>(database, 'write_path_status', {})
  expect(upkeep['limits']).toBeNull()
  expect(Object.entries(upkeep).filter(([task, age]) => task !== 'limits' && age === null)).toEqual([])
  expect(tasks.size).toBe(Object.keys(upkeep).length)
})
