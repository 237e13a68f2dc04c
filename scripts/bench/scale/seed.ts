import pg from 'pg'
import { LEAGUE_SEATS } from '#contracts/leagues.ts'
import { GAME_IDS } from '#core/games.ts'
import { migrate } from '#supabase/local/db/migrate.ts'
import { openClient } from '../../postgres/client.ts'

export const DAY = '2026-11-21'
export const AT = '2026-11-21T12:00:00Z'

export const MONDAY = '2026-11-16'
export const NEXT_MONDAY = '2026-11-23'
/** Code of a full league whose members, all visitors, have played every daily of two weeks. */
export const LEAGUE = 'CCCCDDDDFFFFGGGG'
/** SQL for the visitor of a seat. */
export const memberOf = (seat: string) => `encode(sha256(('member ' || ${seat})::bytea), 'hex')`
const MEMBER = memberOf('seat')
const FORTNIGHT = 14

/** Results of the day and players who still have a run open on it. */
export type Size = { results: number; open: number }

/** Account ids as random as real ones; the first `results` have a result, the others an open run. */
const ACCOUNTS = 'private.bench_accounts'

const seedOf = ({ results, open }: Size) => `
  set session_replication_role = replica;
  set synchronous_commit = off;
  create table ${ACCOUNTS} as select md5('account ' || at)::uuid as id, at from generate_series(1, ${results + open}) as at order by 1;
  insert into auth.users (id) select id from ${ACCOUNTS};
  insert into public.profiles (user_id, username, points) select id, 'Player ' || at, at % 5000 from ${ACCOUNTS};
  insert into public.puzzles (game, mode, date, number, setup, used)
  select game, 'today', '${DAY}', 1, '{}', '{x}' from unnest('{${GAME_IDS.join(',')}}'::text[]) as game;
  insert into public.visitors (visitor) select ${MEMBER} from generate_series(1, ${LEAGUE_SEATS}) as seat;
  insert into public.leagues (code, name, given, created_at) values ('${LEAGUE}', 'The lads', ${LEAGUE_SEATS}, '2026-11-01');
  insert into public.league_seats (league_id, seat, visitor, name, founder, joined_at)
  select id, seat, ${MEMBER}, 'Friend ' || seat, seat = 1, created_at
  from public.leagues cross join generate_series(1, ${LEAGUE_SEATS}) as seat;
  insert into public.results (id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, bucket, first_bonus, finished_at)
  select id, user_id, visitor, 'daily', game, 'today', date, true, score, points, points, ms, 3, bucket, first_bonus, finished_at from (
    select 'seeded-' || at as id, id as user_id, null::text as visitor, 'wordle' as game, date '${DAY}' as date, 1 + at % 8 as score,
      20 + at % 200 as points, 60000 + at % 999 as ms, at % 8 as bucket, 10 as first_bonus,
      '${AT}'::timestamptz - at % 3000000 * interval '10 ms' as finished_at, at as turn
    from ${ACCOUNTS} where at <= ${results}
    union all
    select 'league-' || seat || game || day, null, ${MEMBER}, game, date '${MONDAY}' - 7 + day, 1, 20 + (seat * day) % 70, 60000, null, 0,
      '${AT}', seat * day * ${results} / ${LEAGUE_SEATS * FORTNIGHT}
    from generate_series(1, ${LEAGUE_SEATS}) as seat cross join generate_series(0, ${FORTNIGHT - 1}) as day
      cross join unnest('{${GAME_IDS.join(',')}}'::text[]) as game
  ) as made order by turn;
  insert into public.runs (id, user_id, game, mode, date, puzzle_id, n, state, started_at, stepped_at, expires_at)
  select md5('run ' || at)::uuid, id, 'wordle', 'today', '${DAY}',
    (select id from public.puzzles where game = 'wordle'), 2, jsonb_build_object('words', repeat('x', 400)), '${AT}', '${AT}', '2026-11-22T12:00:00Z'
  from ${ACCOUNTS} where at > ${results};
  insert into private.day_counts select date, game, bucket, count(*) from public.results where bucket is not null group by 1, 2, 3;
  insert into private.boards (board, period, since, players)
  select 'all', period, since, ${results} from private.periods_of('${DAY}');
  insert into private.standings (board, user_id, score, tie)
  select board.id, result.user_id, result.credited, floor(extract(epoch from result.finished_at) * 1000)
  from private.boards as board cross join public.results as result where result.user_id is not null order by 1, 2;
  insert into private.board_scores (board, score, players) select board, score, count(*) from private.standings group by 1, 2;
  insert into private.board_buckets (board, bucket, players)
  select board, private.bucket_of(score), sum(players) from private.board_scores group by 1, 2;
  create table private.bench_bare (id bigint generated always as identity primary key, note text);
  set session_replication_role = origin;
  set synchronous_commit = on;
  vacuum analyze public.results;
  analyze;`

/** Makes a database with the project's schema and fills it. */
export async function seed(at: (database?: string) => pg.ClientConfig, name: string, size: Size): Promise<void> {
  const admin = await openClient(at())
  await admin.script(`create database ${name}`)
  await admin.close()
  const database = await openClient(at(name))
  await migrate({ ...database, image: () => Promise.reject(new Error('A real PostgreSQL has no image')) })
  for (const statement of seedOf(size).split(/;\n/)) await database.script(statement)
  await database.close()
}

/** Ids of the open runs and their owners. */
export async function openRuns(
  config: pg.ClientConfig,
  { results }: Size,
): Promise<{ run: string; account: string }[]> {
  const client = new pg.Client(config)
  await client.connect()
  const { rows } = await client.query<{ run: string; account: string }>(
    `select run.id as run, run.user_id as account from public.runs as run join ${ACCOUNTS} as account on account.id = run.user_id
     where account.at > $1 and not run.over order by account.at`,
    [results],
  )
  await client.end()
  return rows
}
