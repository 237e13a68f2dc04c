-- Boards: points, or the best ranked run, of accounts in a UTC day, an ISO week, a quarter and of all time. Writers of
-- results only queue events (private.result_events); private.fold adds them to boards and counters in batches, exactly
-- once (docs/decisions). A rank counts the players with more in two index reads: whole buckets above the own one, then
-- single scores within it.

create table private.boards (
  id      integer generated always as identity primary key,
  board   text not null check (board in ('all', 'higherlower', 'statistics', 'quiz')),
  period  text not null check (period in ('day', 'week', 'season', 'all')),
  since   date not null,
  version bigint not null default 0,
  players integer not null default 0,
  live    boolean not null default true
);
comment on table private.boards is 'Boards that have or had players';
comment on column private.boards.board is 'all: points of everything verified; a game: its best ranked run; quiz: best matches of each day';
comment on column private.boards.since is 'First UTC day of the period';
comment on column private.boards.version is 'Grows with every change of the board or of a name on it';
comment on column private.boards.live is 'False: replaced, or being built; upkeep deletes what was replaced';

create unique index boards_live on private.boards (board, period, since) where live;
create index boards_replaced on private.boards (id) where not live;

create table private.standings (
  board   integer not null references private.boards (id),
  user_id uuid not null,
  score   integer not null check (score > 0),
  tie     bigint not null,
  primary key (board, user_id)
);
comment on table private.standings is 'Score of each account on each board';
comment on column private.standings.tie is 'Orders equal scores, least first: ms of the best run, or when the points were reached (ms since 1970)';

create index standings_order on private.standings (board, (-score), tie, user_id);

create table private.board_scores (
  board   integer not null references private.boards (id),
  score   integer not null,
  players integer not null,
  primary key (board, score)
);
comment on table private.board_scores is 'Players per score of each board';

create table private.board_buckets (
  board   integer not null references private.boards (id),
  bucket  integer not null,
  players integer not null,
  primary key (board, bucket)
);
comment on table private.board_buckets is 'private.board_scores summed by 256 scores';

create table private.day_totals (
  date   date not null,
  points integer not null check (points >= 0),
  plays  integer not null check (plays > 0),
  primary key (date, points)
);
comment on table private.day_totals is 'Players per sum of points among those who finished every daily of a day';

create table private.board_pages (
  board   integer primary key references private.boards (id) on delete cascade,
  version bigint not null,
  before  date,
  made_at timestamptz not null,
  page    jsonb not null
);
comment on table private.board_pages is 'First hundred lines of boards, ready to send';
comment on column private.board_pages.version is 'Version of the board when the page was made';
comment on column private.board_pages.before is 'First day of the period that earlier ranks are of';

alter table private.board_pages enable row level security;
alter table private.boards enable row level security;
alter table private.standings enable row level security;
alter table private.board_scores enable row level security;
alter table private.board_buckets enable row level security;
alter table private.day_totals enable row level security;

-- A player's score on a board; null takes the player off.
create type private.board_entry as (board text, period text, since date, user_id uuid, score integer, tie bigint);

-- Bucket of a score in board_buckets.
create function private.bucket_of(score integer) returns integer
language sql immutable set search_path = '' as $$ select score / 256 $$;
revoke execute on function private.bucket_of from public;

-- First days of the periods that a UTC day belongs to; all time begins with the launch.
create function private.periods_of(day date) returns table (period text, since date)
language sql immutable set search_path = '' as $$
  values ('day', day), ('week', date_trunc('week', day::timestamp)::date),
    ('season', date_trunc('quarter', day::timestamp)::date), ('all', date '2026-07-16')
$$;
revoke execute on function private.periods_of from public;

-- Board entries of what a result of a game is worth.
create function private.shares_of(worth private.board_worth, game text)
returns table (board text, period text, since date, score integer, tie bigint)
language sql immutable set search_path = '' as $$
  select share.board, periods.period, periods.since, share.score, share.tie
  from (
    select 'all' as board, worth.points as score, worth.reached as tie where worth.points is not null
    union all
    select game, worth.best, worth.best_ms where worth.best is not null
  ) as share
  cross join private.periods_of(worth.day) as periods
$$;
revoke execute on function private.shares_of from public;

-- Board entries that a result is worth.
create function private.board_shares(result public.results)
returns table (board text, period text, since date, score integer, tie bigint)
language sql immutable set search_path = '' as $$
  select * from private.shares_of(private.worth_of(result), result.game)
$$;
revoke execute on function private.board_shares from public;

-- Merges the entries of each player and board: points add up; for ranked runs the highest score counts, then the
-- lowest time.
create function private.combined(shares private.board_entry[]) returns private.board_entry[]
language sql immutable set search_path = '' as $$
  select array_agg((board, period, since, user_id, score, tie)::private.board_entry) from (
    select board, period, since, user_id,
      case when board = 'all' then sum(score) else max(score) end::integer as score,
      case when board = 'all' then max(tie) else (array_agg(tie order by score desc, tie))[1] end as tie
    from unnest(shares) group by board, period, since, user_id
  ) as of_player
$$;
revoke execute on function private.combined from public;

-- Sets the standings of these players and updates the counters; an entry without a score removes its player. At most one
-- entry per board and player; the caller holds the lock of the fold.
create function private.place(entries private.board_entry[]) returns void
language plpgsql set search_path = '' set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare moves jsonb;
begin
  if cardinality(entries) = 0 then return; end if;
  insert into private.boards (board, period, since)
  select distinct board, period, since from unnest(entries) as entry
  where score is not null and not exists (
    select 1 from private.boards as known
    where (known.board, known.period, known.since) = (entry.board, entry.period, entry.since) and known.live);

  with wanted as materialized (
    select known.id as board, entry.user_id, entry.score, entry.tie
    from unnest(entries) as entry
    join private.boards as known
      on (known.board, known.period, known.since) = (entry.board, entry.period, entry.since) and known.live
  ), before as materialized (
    select board, standing.user_id, standing.score
    from wanted join private.standings as standing using (board, user_id)
  ), removed as (
    delete from private.standings as standing using wanted
    where standing.board = wanted.board and standing.user_id = wanted.user_id and wanted.score is null
  ), unnamed as (
    -- A past board has no reader who would make its page again, and the account may be deleted.
    delete from private.board_pages as page using wanted
    where page.board = wanted.board and wanted.score is null
  ), written as (
    insert into private.standings (board, user_id, score, tie)
    select board, user_id, score, tie from wanted where score is not null order by board, user_id
    on conflict (board, user_id) do update set score = excluded.score, tie = excluded.tie
  ), changes as materialized (
    select board, score, 1 as players from wanted where score is not null
    union all select board, score, -1 from before
  ), versions as (
    update private.boards as known set version = known.version + 1, players = known.players + moved.players
    from (
      select board, sum(players)::integer as players from (
        select board, players from changes union all select board, 0 from wanted) as change group by board) as moved
    where known.id = moved.board
  )
  select jsonb_agg(jsonb_build_object('board', board, 'score', score, 'players', players)) into moves from (
    select board, score, sum(players) as players from changes group by board, score having sum(players) <> 0) as moved;

  if moves is null then return; end if;
  merge into private.board_scores as counted
  using jsonb_to_recordset(moves) as move (board integer, score integer, players integer)
  on counted.board = move.board and counted.score = move.score
  when matched and counted.players + move.players = 0 then delete
  when matched then update set players = counted.players + move.players
  when not matched then insert values (move.board, move.score, move.players);
  merge into private.board_buckets as counted using (
    select board, private.bucket_of(score) as bucket, sum(players)::integer as players
    from jsonb_to_recordset(moves) as move (board integer, score integer, players integer)
    group by board, private.bucket_of(score) having sum(players) <> 0
  ) as move on counted.board = move.board and counted.bucket = move.bucket
  when matched and counted.players + move.players = 0 then delete
  when matched then update set players = counted.players + move.players
  when not matched then insert values (move.board, move.bucket, move.players);
end $$;
revoke execute on function private.place from public;

-- Entries of new results on top of the standings that their players have.
create function private.entries_added(events private.result_events[]) returns private.board_entry[]
language plpgsql stable
set search_path = '' set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  added constant private.board_entry[] := private.combined(array(
    select (share.board, share.period, share.since, event.user_id, share.score, share.tie)::private.board_entry
    from unnest(events) as event
    cross join private.shares_of(
      (event.day, event.points, event.reached, event.best, event.best_ms)::private.board_worth, event.game) as share
    where event.kind = 'add'));
begin
  return private.combined(added || array(
    select (known.board, known.period, known.since, standing.user_id, standing.score, standing.tie)::private.board_entry
    from unnest(added) as entry
    join private.boards as known
      on (known.board, known.period, known.since) = (entry.board, entry.period, entry.since) and known.live
    join private.standings as standing on standing.board = known.id and standing.user_id = entry.user_id));
end $$;
revoke execute on function private.entries_added from public;

-- Recomputed entries of accounts: `fresh` as read from their results, and null scores where they are on a board without
-- a result.
create function private.entries_again(accounts uuid[], fresh private.board_entry[]) returns private.board_entry[]
language plpgsql stable
set search_path = '' set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare wanted constant private.board_entry[] := coalesce(private.combined(fresh), '{}');
begin
  return wanted || array(
    select (known.board, known.period, known.since, standing.user_id, null, null)::private.board_entry
    from unnest(accounts) as account
    cross join private.boards as known
    join private.standings as standing on standing.board = known.id and standing.user_id = account
    where known.live and known.board <> 'quiz' and not exists (
      select 1 from unnest(wanted) as entry
      where (entry.board, entry.period, entry.since, entry.user_id)
        = (known.board, known.period, known.since, standing.user_id)));
end $$;
revoke execute on function private.entries_again from public;

-- Adds the counts of taken events: distributions, totals and players of the day, answers of a daily. Each table in the order of its
-- key, and only under the lock of the fold.
create function private.add_counts(events private.result_events[]) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.day_counts as counted (date, game, bucket, plays)
  select date, game, bucket, sum(plays) from unnest(events) where bucket is not null
  group by date, game, bucket having sum(plays) <> 0 order by 1, 2, 3
  on conflict (date, game, bucket) do update set plays = counted.plays + excluded.plays;
  insert into private.day_totals as total (date, points, plays)
  select date, day_points, count(*) from unnest(events) where day_points is not null group by 1, 2 order by 1, 2
  on conflict (date, points) do update set plays = total.plays + excluded.plays;
  insert into private.day_players as day (date, players)
  select date, count(*) from unnest(events) where newcomer group by 1 order by 1
  on conflict (date) do update set players = day.players + excluded.players;
  insert into private.picks as noted (puzzle_id, question, choice, plays)
  select event.puzzle_id, pick.place - 1, pick.choice, count(*)
  from unnest(events) as event cross join unnest(event.picks) with ordinality as pick (choice, place)
  -- A count that the table would refuse must not stop the queue.
  where event.puzzle_id is not null and char_length(pick.choice) between 1 and 80 and pick.place <= 64
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (puzzle_id, question, choice) do update set plays = noted.plays + excluded.plays;
end $$;
revoke execute on function private.add_counts from public;

-- Moves up to `size` events, oldest first, from the queue into boards and counters: returns how many, at least
-- `size` when accounts may wait still, -1 when another call is at it. Removal and effect commit together, so that each event counts exactly once. Recomputes at most five
-- accounts a batch, because a history has thousands of results.
create function private.fold(size integer default 100) returns integer
language plpgsql set search_path = '' set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  again  uuid[];
  events private.result_events[];
  fresh  private.board_entry[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold', 0)) then return -1; end if;
  again := array(
    select distinct user_id from (select kind, user_id from private.result_events order by id limit size) as oldest
    where kind = 'again' limit 5);
  -- One statement, one snapshot: an account is recomputed from exactly the results whose events it takes.
  with taken as (
    delete from private.result_events as event
    where id = any (array(select id from private.result_events where kind <> 'again' order by id limit size))
      or (user_id = any (again) and kind in ('add', 'again'))
    returning event.*
  ), shares as (
    select (share.board, share.period, share.since, result.user_id, share.score, share.tie)::private.board_entry as entry
    from public.results as result cross join private.board_shares(result) as share where result.user_id = any (again)
  )
  select (select array_agg(taken::private.result_events) from taken), (select array_agg(entry) from shares) into events, fresh;
  if events is null then return 0; end if;

  perform private.place(
    coalesce(private.entries_added(array(
      select event::private.result_events from unnest(events) as event
      where coalesce(user_id <> all (again), true))), '{}')
    || private.entries_again(again, fresh) || coalesce(private.quiz_entries(array(
      select distinct (user_id, date, null, null)::private.quiz_days from unnest(events) where kind = 'quiz')), '{}'));
  perform private.add_counts(events);
  update private.boards as known set version = version + 1
  where live and exists (select 1 from private.board_pages where board = known.id) and exists (
    select 1 from unnest(events) as event join private.standings as standing using (user_id)
    where event.kind = 'profile' and standing.board = known.id);
  return case when cardinality(again) = 5 then greatest(size, cardinality(events)) else cardinality(events) end;
end $$;
revoke execute on function private.fold from public;

-- Folds up to `size` events when the oldest is `age` ms old; returns as `private.fold` does. Readers of a board call it,
-- so that a quiet site needs no worker, and so does the site after an end.
create function public.fold_results(age integer default 0, size integer default 100) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from (select at from private.result_events order by id limit 1) as oldest
    where at <= clock_timestamp() - age * interval '1 ms')
  then return private.fold(least(size, 250)); end if;
  return 0;
end $$;
revoke execute on function public.fold_results from public, anon, authenticated;
grant execute on function public.fold_results to service_role;

-- Folds at most 250 events that are older than a second. A fold that fails leaves boards as they are: they are read all
-- the same, and the age of the queue shows it (write_path_status).
create function private.fold_for_reader() returns void
language plpgsql set search_path = '' as $$
begin
  perform public.fold_results(1000, 250);
exception when others then
  raise warning 'results are not folded: %', sqlerrm;
end $$;
revoke execute on function private.fold_for_reader from public;

-- Empties boards, counters and queue together with the results.
create function private.clear_boards() returns trigger
language plpgsql set search_path = '' as $$
begin
  truncate private.boards, private.standings, private.board_scores, private.board_buckets, private.board_pages,
    private.day_counts, private.day_players, private.result_events;
  return null;
end $$;
revoke execute on function private.clear_boards from public;
create trigger results_clear_boards after truncate on public.results
  for each statement execute function private.clear_boards();

-- Id of a board; null when nobody was ever on it.
create function private.board_id(for_board text, for_period text, from_date date) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (
    select id from private.boards where (board, period, since) = (for_board, for_period, from_date) and live);
end $$;
revoke execute on function private.board_id from public;

-- Competition rank: 1 + the players with a higher score.
create function private.board_rank(board_id integer, own integer) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return 1
    + coalesce((select sum(players) from private.board_buckets
        where board = board_id and bucket > private.bucket_of(own)), 0)::integer
    + coalesce((select sum(players) from private.board_scores
        where board = board_id and score > own and score < 256 * (private.bucket_of(own) + 1)), 0)::integer;
end $$;
revoke execute on function private.board_rank from public;

-- A public line of a board: accounts that opted out keep the rank without name, picture, kit or country.
create function private.board_line(line private.standings, rank integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('rank', rank, 'score', line.score, 'tie', line.tie, 'username', info.username,
    'photo_url', info.photo_url, 'kit', info.preferences -> 'kit', 'country', info.preferences -> 'country')
  from (values (1)) as one
  left join public.profiles as info on info.user_id = line.user_id and info.opt_in
$$;
revoke execute on function private.board_line from public;

-- The first hundred lines of a board, each with its rank on the board `earlier`, or null. The literal limit and the board
-- id known beforehand let the planner read the index in order.
create function private.make_page(here integer, earlier integer) returns jsonb
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'rank', placed.rank, 'score', placed.score, 'tie', placed.tie, 'username', info.username,
      'photo_url', info.photo_url, 'kit', info.preferences -> 'kit', 'country', info.preferences -> 'country',
      'before', case when past.score is not null then private.board_rank(earlier, past.score) end)
      order by -placed.score, placed.tie, placed.user_id)
    from (
      select score, tie, user_id, rank() over (order by -score) as rank from (
        select score, tie, user_id from private.standings where board = here
        order by -score, tie, user_id limit 100
      ) as hundred
    ) as placed
    left join public.profiles as info on info.user_id = placed.user_id and info.opt_in
    left join private.standings as past on past.board = earlier and past.user_id = placed.user_id), '[]');
end $$;
revoke execute on function private.make_page from public;

-- The first `size` lines of a board: {players, rows}, each with its rank in the period that began at `before`, or null.
-- Folds first what is older than a second. A page is made at most once a second per board, whoever asks.
create function public.board_page(
  for_board text, for_period text, from_date date, size integer, before date default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  here private.boards;
  kept private.board_pages;
begin
  perform private.fold_for_reader();
  select * into here from private.boards where (board, period, since) = (for_board, for_period, from_date) and live;
  if not found then return '{"players": 0, "rows": []}'; end if;
  select * into kept from private.board_pages where board = here.id;
  if not found or kept.before is distinct from board_page.before
    or (kept.version <> here.version and kept.made_at < clock_timestamp() - interval '1 second'
      and pg_try_advisory_xact_lock(hashtextextended('page:' || here.id, 0)))
  then
    kept.page := private.make_page(here.id, private.board_id(for_board, for_period, board_page.before));
    insert into private.board_pages as page (board, version, before, made_at, page)
    values (here.id, here.version, board_page.before, clock_timestamp(), kept.page)
    on conflict (board) do update set version = excluded.version, before = excluded.before,
      made_at = excluded.made_at, page = excluded.page;
  end if;
  return jsonb_build_object('players', here.players, 'rows', case when size >= 100 then kept.page
    else jsonb_path_query_array(kept.page, '$[0 to $last]', jsonb_build_object('last', size - 1)) end);
end $$;
revoke execute on function public.board_page from public, anon, authenticated;
grant execute on function public.board_page to service_role;

-- Position of an account, or of a `supposed` score: {score, tie, rank, place, players, equals, next, near}, or null
-- when the account is not on the board. With both, the account as if `supposed` were on the board already, because a run
-- that just ended may still be queued. Folds first what is older than a second. `place`: line number within the first hundred; `equals`: players with that
-- score; `next`: {score, rank} of the next higher score; `near`: up to `around` lines on either side, own line
-- included.
create function public.board_standing(
  for_board text, for_period text, from_date date, account uuid, supposed integer default null, around integer default 0
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  here    private.boards;
  own     private.standings;
  stored  boolean := false;
  is_new  boolean;
  above   integer;
  ranked  integer;
  place   integer;
  lines   jsonb;
begin
  perform private.fold_for_reader();
  select * into here from private.boards where (board, period, since) = (for_board, for_period, from_date) and live;
  if account is not null then
    select * into own from private.standings where board = here.id and user_id = account;
    stored := found;
  end if;
  is_new := supposed is not null and (not stored or supposed > own.score);
  if not stored and not is_new then return null; end if;
  if is_new then own.score := supposed; own.tie := null; end if;
  ranked := private.board_rank(here.id, own.score);
  select min(score) into above from private.board_scores where board = here.id and score > own.score;
  if not is_new and ranked <= 100 then
    select ranked + count(*) into place from (
      select 1 from private.standings
      where board = here.id and -score = -own.score and (tie, user_id) < (own.tie, own.user_id) limit 100) as equals;
  end if;
  if not is_new and around > 0 then
    select jsonb_agg(private.board_line(near.line, private.board_rank(here.id, (near.line).score))
      || jsonb_build_object('own', (near.line).user_id = account)
      order by -(near.line).score, (near.line).tie, (near.line).user_id) into lines
    from (
      select line, row_number() over (order by -(line).score desc, (line).tie desc, (line).user_id desc) as away from (
        select standing as line from private.standings as standing where board = here.id
          and (-score, tie, user_id) < (-own.score, own.tie, own.user_id)
        order by -score desc, tie desc, user_id desc limit 5) as before_own
      union all
      select line, row_number() over (order by -(line).score, (line).tie, (line).user_id) - 1 from (
        select standing as line from private.standings as standing where board = here.id
          and (-score, tie, user_id) >= (-own.score, own.tie, own.user_id)
        order by -score, tie, user_id limit 6) as own_and_after
    ) as near
    where near.away <= around;
  end if;
  return jsonb_build_object(
    'score', own.score, 'tie', own.tie, 'rank', ranked, 'place', case when place <= 100 then place end,
    'players', coalesce(here.players, 0) + case when is_new and not stored and account is not null then 1 else 0 end,
    'equals', coalesce((select players from private.board_scores where board = here.id and score = own.score), 0)
      + case when is_new and account is not null then 1 else 0 end,
    'next', case when above is not null then
      jsonb_build_object('score', above, 'rank', private.board_rank(here.id, above)) end,
    'near', coalesce(lines, '[]'));
end $$;
revoke execute on function public.board_standing from public, anon, authenticated;
grant execute on function public.board_standing to service_role;

-- Figures of a day's dailies in one query: game -> {id, setup, names, counts}.
create function public.day_figures(on_date date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(game, jsonb_build_object('id', id, 'setup', setup, 'names', names,
      'counts', public.distribution_of(game, date))), '{}')
    from public.puzzles where date = on_date and mode = 'today' and voided_at is null);
end $$;
revoke execute on function public.day_figures from public, anon, authenticated;
grant execute on function public.day_figures to service_role;

-- `{plays, worse}`: players who finished every daily of a day, and those with fewer points than the asker's results
-- of that day, or than `told` without results.
create function public.standing_of_day(on_date date, told integer, account uuid, visitor_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (
    select coalesce(sum(points), told) as points from public.results
    where source = 'daily' and mode = 'today' and date = on_date and (user_id = account or visitor = visitor_hash)
  )
  select jsonb_build_object('plays', coalesce(sum(total.plays), 0),
    'worse', coalesce(sum(total.plays) filter (where total.points < (select points from own)), 0))
  from private.day_totals as total where total.date = on_date
$$;
revoke execute on function public.standing_of_day from public, anon, authenticated;
grant execute on function public.standing_of_day to service_role;
