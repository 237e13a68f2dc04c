// Leaderboards with a million players in the embedded engine, in memory: time of the own rank and of the first hundred,
// beside a rank() over all rows.
import { connect, type Database, type Query } from '#supabase/local/db/database.ts'
import { migrate, MIGRATIONS } from '#supabase/local/db/migrate.ts'
import { CliError } from '../launcher/cli-error.ts'
import { figuresOf } from './statistics.ts'
import { printTable } from './table.ts'

const PLAYERS = 1_000_000
/** Named accounts: more than the first hundred lines of every board. */
const ACCOUNTS = 2000
const ASKED = 300
const NAIVE = 3
/** Results written one by one. */
const WRITTEN = 300
const OWN_RANK_MS = 10
const FIRST_MS = 2

const ALL_TIME = { name: 'points, all time', board: 'all', period: 'all', since: '2026-07-16' }
/** Queried only for previous ranks. */
const LAST_SEASON = { name: 'points, season', board: 'all', period: 'season', since: '2026-07-01' }
const RUNS = { name: 'ranked runs, week', board: 'higherlower', period: 'week', since: '2026-11-16' }

/** The reference queries exceed the site's statement limits. */
const PATIENT = { anon: 60_000, authenticated: 60_000, service_role: 60_000, owner: 60_000 }

type Board = typeof ALL_TIME

/** Most players have few points and some very many; a hundred thousand share each lower score of ranked runs. */
const score = ({ board }: Board) =>
  board === 'all' ? '1 + floor(60000 * power(random(), 5))' : '1 + least(198, floor(-5 * ln(random())))'

/** In order, because filling an index at random takes ten times as long. */
const player = (at: string) => `lpad(to_hex(${at}), 32, '0')::uuid`

const seedOf = (board: Board, id: number, players = PLAYERS) => `
  insert into private.boards (id, board, period, since, players) overriding system value
  values (${id}, '${board.board}', '${board.period}', '${board.since}', ${players});
  insert into private.standings (board, user_id, score, tie)
  select ${id}, ${player('at')}, ${score(board)}::integer, floor(1e6 * random())::bigint
  from generate_series(1, ${players}) as at;
  insert into private.board_scores select board, score, count(*) from private.standings where board = ${id} group by 1, 2;
  insert into private.board_buckets select board, private.bucket_of(score), sum(players)
  from private.board_scores where board = ${id} group by 1, 2;`

async function seed(database: Database): Promise<void> {
  await database.script(`
    select setseed(0.11);
    insert into auth.users (id, email) select ${player('at')}, 'player' || at || '@example.org'
    from generate_series(1, ${ACCOUNTS}) as at;
    insert into public.user_infos (user_id, username) select ${player('at')}, 'Player ' || at
    from generate_series(1, ${ACCOUNTS}) as at;`)
  // Without foreign-key checks, and with indexes built at the end: seconds instead of many minutes.
  await database.script('set session_replication_role = replica; drop index private.standings_order')
  await database.script(seedOf(LAST_SEASON, 1, PLAYERS / 5))
  await database.script(seedOf(ALL_TIME, 2))
  await database.script(seedOf(RUNS, 3))
  await database.script(`
    create index standings_order on private.standings (board, (-score), tie, user_id);
    set session_replication_role = origin;
    select setval(pg_get_serial_sequence('private.boards', 'id'), 10);
    analyze private.standings; analyze private.board_scores; analyze private.board_buckets; analyze public.user_infos;`)
}

/** Warm-up calls, which plan the statements. */
const WARM = 8

/** Each statement in its own transaction; only the statement is timed. */
async function timed(database: Database, statements: readonly [sql: string, values: unknown[]][]) {
  const times: number[] = []
  for (const [sql, values] of statements) {
    await database.transaction(async (query) => {
      const begun = performance.now()
      await query(sql, values)
      times.push(performance.now() - begun)
    })
  }
  return figuresOf(times.length > 2 * WARM ? times.slice(WARM) : times, 1)
}

/** Spread over the whole board, both ends included. */
async function playersOf(query: Query, { board, period, since }: Board): Promise<string[]> {
  const rows = await query<{ user_id: string }>(
    `select user_id from (
       select user_id, row_number() over (order by -score, tie, user_id) as place
       from private.standings where board = private.board_id($1, $2, $3)
     ) as placed where place = 1 or place % $4 = 0`,
    [board, period, since, Math.floor(PLAYERS / ASKED)],
  )
  return rows.map(({ user_id }) => user_id)
}

const STANDING = 'select public.board_standing($1, $2, $3, $4, null, $5)'
const PAGE = 'select public.board_page($1, $2, $3, 100, $4)'
const RANK_OF_ALL = `select rank from (
  select user_id, rank() over (order by score desc) as rank from private.standings where board = private.board_id($1, $2, $3)
) as ranked where user_id = $4`

async function measure(database: Database, board: Board, before: string | null): Promise<string[][]> {
  const of = [board.board, board.period, board.since]
  const players = await database.transaction((query) => playersOf(query, board))
  const naive = players.filter((_, at) => at % Math.floor(players.length / NAIVE) === 0)
  await assertExact(database, of, naive)
  const rows = {
    'own rank': await timed(
      database,
      players.map((id) => [STANDING, [...of, id, 0]]),
    ),
    'own rank and neighbours': await timed(
      database,
      players.map((id) => [STANDING, [...of, id, 2]]),
    ),
    'first hundred': await timed(
      database,
      players.map(() => [PAGE, [...of, null]]),
    ),
    ...(before && {
      'first hundred, with their last ranks': await timed(
        database,
        players.map(() => [PAGE, [...of, before]]),
      ),
    }),
    'rank() over everybody': await timed(
      database,
      naive.map((id) => [RANK_OF_ALL, [...of, id]]),
    ),
  }
  return Object.entries(rows).map(([name, { p50, p99 }]) => [
    board.name,
    name,
    p50.toFixed(2),
    p99.toFixed(2),
    name === 'own rank' ? String(OWN_RANK_MS) : name === 'first hundred' ? String(FIRST_MS) : '',
  ])
}

/** Compares the ranks with a recount. */
async function assertExact(database: Database, of: string[], players: string[]): Promise<void> {
  for (const id of players) {
    const [row] = await database.transaction((query) =>
      query<{ counted: number; naive: number }>(
        `select (public.board_standing($1, $2, $3, $4) ->> 'rank')::integer as counted, (${RANK_OF_ALL})::integer as naive`,
        [...of, id],
      ),
    )
    if (!row || row.counted !== row.naive) throw new CliError(`Rank ${row?.counted} is not rank() ${row?.naive}.`)
  }
}

const RESULT = `with added as (
  insert into public.results (id, user_id, source, game, mode, date, won, score, points, credited, ms, n, finished_at)
  values (gen_random_uuid(), ${player('$1::integer')}, 'room', 'wordle', 'multiplayer', '2026-11-22', true, 3, 50, 50,
    90000, 4, '2026-11-22T12:00:00Z') returning *)
  select private.note_result(added::public.results) from added`
const BATCH = 100

/** The cost of writing a result, and of moving it onto four boards. */
async function written(database: Database): Promise<string[][]> {
  const results = Array.from({ length: WRITTEN }, (_, at): [string, unknown[]] => [RESULT, [(at % ACCOUNTS) + 1]])
  const stored = await timed(database, results)
  const folds = Array.from({ length: WRITTEN / BATCH }, (): [string, unknown[]] => ['select private.fold($1)', [BATCH]])
  const folded = await timed(database, folds)
  return [
    ['', 'a result with its event', stored.p50.toFixed(2), stored.p99.toFixed(2), ''],
    ['', `${BATCH} events folded`, folded.p50.toFixed(2), folded.p99.toFixed(2), ''],
  ]
}

/** Prints the times; fails when the median own rank or first hundred exceeds its limit. */
export async function database(): Promise<void> {
  const opened = await connect({}, PATIENT)
  try {
    await migrate(opened, MIGRATIONS)
    console.log(`Seeding two boards of ${PLAYERS.toLocaleString('en')} players ...`)
    await seed(opened)
    const rows = [
      ...(await measure(opened, ALL_TIME, LAST_SEASON.since)),
      ...(await measure(opened, RUNS, null)),
      ...(await written(opened)),
    ]
    printTable('Boards of a million players', ['board', 'what', 'p50 ms', 'p99 ms', 'at most'], rows)
    const slow = rows.find(([, , p50, , most]) => most && Number(p50) > Number(most))
    if (slow) throw new CliError(`${slow[0]}: ${slow[1]} takes ${slow[2]} ms, more than ${slow[4]}.`)
  } finally {
    await opened.close()
  }
}
