import { arrange, attempt, type Database, OTHER, OWNER, type Person, PERSONS, script } from './persons.ts'

type Verdict = number | 'denied'
type Rights = Record<Person, Verdict>

const NOBODY: Rights = {
  anonymous: 'denied',
  owner: 'denied',
  other: 'denied',
  admin: 'denied',
  service: 'denied',
}
const SERVER: Rights = { ...NOBODY, service: 1 }

export type TableRights = {
  /** Rows of the owner that each person sees. */
  select: Rights
  /** Columns that a signed-in player may read; absent: all, or none where `select` says denied. */
  columns?: readonly string[]
  /** A valid insert that is denied to every role; the server inserts through functions. */
  insert: string
  update: string
}

/** Rights by table. A new table needs an entry, or the test of rights fails. */
export const TABLES: Record<string, TableRights> = {
  profiles: {
    select: { anonymous: 'denied', owner: 1, other: 0, admin: 0, service: 1 },
    insert: `(user_id, username) values ('${OWNER}', 'Cleo')`,
    update: 'points = 9999',
  },
  user_infos: {
    select: { anonymous: 'denied', owner: 1, other: 0, admin: 0, service: 1 },
    insert: `(user_id, username) values ('${OWNER}', 'Cleo')`,
    update: 'points = 9999',
  },
  players: {
    select: { anonymous: 1, owner: 1, other: 1, admin: 1, service: 1 },
    insert: `(id, fullname) values ('nobody', 'Nobody')`,
    update: `fullname = 'Nobody'`,
  },
  clubs: {
    select: { anonymous: 1, owner: 1, other: 1, admin: 1, service: 1 },
    insert: `(id, name) values ('nowhere', 'Nowhere')`,
    update: `name = 'Nowhere'`,
  },
  puzzles: {
    select: SERVER,
    insert: `(game, mode, date, number, setup, used) values ('wordle', 'today', '2026-07-17', 2, '{}', '{x}')`,
    update: 'voided_at = now()',
  },
  runs: {
    select: SERVER,
    insert: `(user_id, game, mode, date, puzzle_id, state, started_at, stepped_at, expires_at)
      values ('${OWNER}', 'wordle', 'archive', '2026-07-16', 1, '{}', now(), now(), now())`,
    update: 'n = 7',
  },
  run_reviews: {
    select: SERVER,
    insert: `(run_id, cause, median_ms, deviation_ms) select id, 'fast', 100, 5 from public.runs limit 1`,
    update: `status = 'accepted', decided_at = now()`,
  },
  results: {
    select: SERVER,
    insert: `(id, user_id, source, game, mode, date, won, score, points, credited, ms, n)
      values ('12345678', '${OWNER}', 'claim', 'wordle', 'easy', '2026-07-16', true, 1, 60, 60, 1, 1)`,
    update: 'credited = 0',
  },
  quiz_results: {
    select: SERVER,
    insert: `(match, user_id, date, score, ms, correct, answered, rank, players, podium)
      values (7, '${OWNER}', '2026-07-16', 900, 9000, 1, 1, 1, 1, false)`,
    update: 'score = 10800',
  },
  quiz_reviews: {
    select: SERVER,
    insert: `(match, user_id, cause, median_ms, deviation_ms, step_ms, points, accounts, podium, elsewhere)
      values (8, '${OWNER}', 'fast', 100, 5, '{100}', 40, 5, false, true)`,
    update: `status = 'accepted', decided_at = now()`,
  },
  ratings: {
    select: SERVER,
    insert: `(user_id, game, rating, games) values ('${OWNER}', 'tictactoe', 2000, 1)`,
    update: 'rating = 3000',
  },
  rated_matches: {
    select: { anonymous: 'denied', owner: 'denied', other: 'denied', admin: 'denied', service: 'denied' },
    insert: `(match_id, user_id, seat, rival, game, date, before, after)
      values ('match-0007', '${OWNER}', 0, '${OTHER}', 'tictactoe', '2026-07-16', 1200, 1220)`,
    update: 'after = 3000',
  },
  claims: {
    select: SERVER,
    insert: `(progress_id, user_id) values ('0c000000-0000-4000-8000-00000000000c', '${OWNER}')`,
    update: 'points = 1',
  },
  reports: {
    select: { anonymous: 'denied', owner: 1, other: 0, admin: 0, service: 1 },
    insert: `(user_id, reporter, date, game, kind, about, field)
      values ('${OWNER}', 'somebody', '2026-07-16', 'wordle', 'footballer', 'zinedine-zidane', 'club')`,
    update: `status = 'accepted'`,
  },
  name_reports: {
    select: SERVER,
    insert: `(username, user_id, reporter, date) values ('Ada', '${OWNER}', 'somebody', '2026-07-16')`,
    update: `status = 'refused', decided_at = now()`,
  },
  contact_notes: {
    select: SERVER,
    insert: `(user_id, key, topic, body, locale, status) values ('${OWNER}', 'a hash', 'idea', 'More games.', 'en', 'open')`,
    update: `status = 'done', decided_at = now()`,
  },
  player_pictures: {
    select: SERVER,
    insert: `(player, taken_down) values ('zinedine-zidane', 'everything')`,
    update: 'taken_down = null',
  },
  submissions: {
    select: { anonymous: 'denied', owner: 1, other: 0, admin: 0, service: 1 },
    // All columns but `decided_by`.
    columns: [
      'id',
      'user_id',
      'player_id',
      'file_url',
      'file_type',
      'status',
      'reason',
      'rights_confirmed_at',
      'created_at',
      'decided_at',
    ],
    insert: `(user_id, player_id, file_url, file_type)
      values ('${OWNER}', 'zinedine-zidane', 'https://pictures.example/zidane.jpg', 'link')`,
    update: `status = 'approved', decided_at = now()`,
  },
  admin_actions: {
    select: SERVER,
    insert: `(action, target) values ('make-admin', 'Ada')`,
    update: `target = 'Ben'`,
  },
  challenges: {
    select: SERVER,
    insert: `(code, user_id, game, mode, date, setup, round_id, state, won, points, created_at, expires_at)
      values ('CCCCCCCC', '${OWNER}', 'wordle', 'easy', '2026-07-16', '{}', 'a-round-of-mine', '{}', true, 60, now(),
        now() + interval '90 days')`,
    update: 'points = 0',
  },
  challenge_runs: {
    select: SERVER,
    insert: `select challenge.id, run.id from public.challenges as challenge, public.runs as run`,
    update: 'challenge_id = 1',
  },
  honours: {
    select: SERVER,
    insert: `(user_id, earned) values ('${OWNER}', '{"days:week": "2026-7-22"}')`,
    update: `earned = '{}'`,
  },
  leagues: {
    select: SERVER,
    insert: `(code, name, created_at) values ('CCCCDDDDFFFFGGGG', 'The lads', now())`,
    update: `name = 'The others'`,
  },
  league_seats: {
    select: SERVER,
    insert: `(league_id, seat, user_id, name, joined_at) values (1, 1, '${OWNER}', 'Ada', now())`,
    update: 'founder = true',
  },
  league_cups: {
    select: SERVER,
    insert: `(league_id, week, winners, points) values (1, '2026-07-13', '{1}', 60)`,
    update: `winners = '{2}'`,
  },
  rate_limits: { select: SERVER, insert: `values ('other', 1, now())`, update: 'hits = 0' },
  visitors: { select: SERVER, insert: `(visitor) values (repeat('c', 64))`, update: 'origin = null' },
}

const VERBS = ['select', 'insert', 'update', 'delete'] as const

export type Cell = { person: Person; table: string; verb: (typeof VERBS)[number]; statement: string; right: Verdict }

/** {person} x {verb} of one table: the statement and its expected result. */
export function cellsOf(table: string): Cell[] {
  const { select, columns = ['*'], insert, update } = TABLES[table]!
  const statements = {
    select: `select ${columns.join(', ')} from public.${table} ${ownRowCondition(table)}`,
    insert: `insert into public.${table} ${insert}`,
    update: `update public.${table} set ${update}`,
    delete: `delete from public.${table}`,
  }
  return PERSONS.flatMap((person) =>
    VERBS.map((verb) => ({
      person,
      table,
      verb,
      statement: statements[verb],
      right: verb === 'select' ? select[person] : 'denied',
    })),
  )
}

/** The owner's row, where several owners have rows. */
const ownRowCondition = (table: string) =>
  table === 'user_infos' || table === 'profiles' ? `where user_id = '${OWNER}'` : ''

/** One row of the owner in every table. */
export async function fillTables(database: Database): Promise<void> {
  await arrange(database)
  await script(
    database,
    `
      insert into public.runs ${TABLES['runs']!.insert.replace('archive', 'today')};
      insert into public.run_reviews (run_id, cause, median_ms, deviation_ms) select id, 'fast', 100, 5 from public.runs;
      insert into public.results ${TABLES['results']!.insert.replace('12345678', '87654321')};
      insert into public.quiz_results ${TABLES['quiz_results']!.insert.replace('(7', '(8')};
      insert into public.quiz_reviews ${TABLES['quiz_reviews']!.insert};
      insert into public.ratings ${TABLES['ratings']!.insert.replace('tictactoe', 'wordle')};
      insert into public.rated_matches ${TABLES['rated_matches']!.insert.replace('0007', '0008')};
      insert into public.challenges ${TABLES['challenges']!.insert.replace('CCCCCCCC', 'DDDDDDDD')};
      insert into public.challenge_runs ${TABLES['challenge_runs']!.insert};
      insert into public.honours ${TABLES['honours']!.insert};
      insert into public.leagues ${TABLES['leagues']!.insert};
      insert into public.league_seats ${TABLES['league_seats']!.insert};
      insert into public.league_cups ${TABLES['league_cups']!.insert};
      insert into public.claims ${TABLES['claims']!.insert.replaceAll('0c', '0d')};
      insert into public.reports ${TABLES['reports']!.insert};
      insert into public.name_reports ${TABLES['name_reports']!.insert};
      insert into public.contact_notes ${TABLES['contact_notes']!.insert};
      insert into public.rate_limits values ('bucket', 1, now());
      insert into public.visitors (visitor) values (repeat('d', 64));
      insert into public.admin_actions ${TABLES['admin_actions']!.insert};
      insert into public.submissions ${TABLES['submissions']!.insert};
      insert into public.player_pictures ${TABLES['player_pictures']!.insert};
      insert into public.clubs (id, name) values ('rovers', 'Rovers');
    `,
  )
}

/** Cells of a table with an unexpected result. */
export async function broken(database: Database, table: string): Promise<Cell[]> {
  const wrong: Cell[] = []
  for (const cell of cellsOf(table)) {
    if ((await attempt(database, cell.person, cell.statement)) !== cell.right) wrong.push(cell)
  }
  return wrong
}
