-- Boards: points, or the best ranked run, of accounts in a UTC day, an ISO week, a quarter and of all time. Triggers on
-- results keep them in the same transaction, so that every rank is exact. A rank counts the players with more in two
-- index reads: whole buckets above the own one, then single scores within it.

create table private.boards (
  id     integer generated always as identity primary key,
  board  text not null check (board in ('all', 'higherlower', 'statistics', 'quiz')),
  period text not null check (period in ('day', 'week', 'season', 'all')),
  since  date not null,
  unique (board, period, since)
);
comment on table private.boards is 'Boards that have or had players';
comment on column private.boards.board is 'all: points of everything verified; a game: its best ranked run; quiz: best matches of each day';
comment on column private.boards.since is 'First UTC day of the period';

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
  players integer not null check (players > 0),
  primary key (board, score)
);
comment on table private.board_scores is 'Players per score of each board';

create table private.board_buckets (
  board   integer not null references private.boards (id),
  bucket  integer not null,
  players integer not null check (players > 0),
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

-- Board entries that a result is worth; none for claims, visitors, and results that are held or not for boards.
-- Implausible scores are dropped: more than 199 steps or 250 points.
create function private.board_shares(result public.results)
returns table (board text, period text, since date, score integer, tie bigint)
language sql immutable set search_path = '' as $$
  select share.board, periods.period, periods.since, share.score, share.tie
  from (
    select 'all' as board, result.credited as score, floor(extract(epoch from result.finished_at) * 1000)::bigint as tie
    where result.credited between 1 and 250
    union all
    select result.game, result.score, result.ms
    where result.source = 'ranked' and result.game in ('higherlower', 'statistics') and result.score between 1 and 199
  ) as share
  cross join private.periods_of((result.finished_at at time zone 'utc')::date) as periods
  where result.user_id is not null and result.source in ('daily', 'room', 'ranked') and result.on_boards
    and not result.held
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

-- Serialises writers of boards until commit: they update the same counters.
create function private.lock_boards() returns void
language sql set search_path = '' as $$ select pg_advisory_xact_lock(hashtextextended('boards', 0)) $$;
revoke execute on function private.lock_boards from public;

-- Sets the standings of these players and updates the counters; an entry without a score removes its player.
create function private.place(entries private.board_entry[]) returns void
language plpgsql set search_path = '' as $$
declare moves jsonb;
begin
  insert into private.boards (board, period, since)
  select distinct board, period, since from unnest(entries) as entry
  where score is not null and not exists (
    select 1 from private.boards as known
    where (known.board, known.period, known.since) = (entry.board, entry.period, entry.since));

  select jsonb_agg(jsonb_build_object('board', board, 'score', score, 'players', players)) into moves from (
    select change.board, change.score, sum(change.players) as players
    from unnest(entries) as entry
    join private.boards as known using (board, period, since)
    left join private.standings as before on before.board = known.id and before.user_id = entry.user_id
    cross join lateral (values (known.id, entry.score, 1), (known.id, before.score, -1)) as change (board, score, players)
    where change.score is not null
    group by change.board, change.score having sum(change.players) <> 0
  ) as changes;

  merge into private.standings as standing using (
    select known.id as board, entry.user_id, entry.score, entry.tie
    from unnest(entries) as entry join private.boards as known using (board, period, since)
  ) as wanted on standing.board = wanted.board and standing.user_id = wanted.user_id
  when matched and wanted.score is null then delete
  when matched then update set score = wanted.score, tie = wanted.tie
  when not matched and wanted.score is not null then insert values (wanted.board, wanted.user_id, wanted.score, wanted.tie);

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

-- Adds new results to the standings. The fast path: reads only the players' own standings.
create function private.place_added() returns trigger
language plpgsql set search_path = '' as $$
declare added private.board_entry[];
begin
  select private.combined(array_agg((share.board, share.period, share.since, result.user_id, share.score, share.tie)::private.board_entry))
  into added from added_results as result cross join private.board_shares(result::public.results) as share;
  if added is null then return null; end if;
  perform private.lock_boards();
  perform private.place(private.combined(added || array(
    select (known.board, known.period, known.since, standing.user_id, standing.score, standing.tie)::private.board_entry
    from unnest(added) as entry
    join private.boards as known using (board, period, since)
    join private.standings as standing on standing.board = known.id and standing.user_id = entry.user_id)));
  return null;
end $$;
revoke execute on function private.place_added from public;
create trigger results_place_added after insert on public.results
  referencing new table as added_results for each statement execute function private.place_added();

-- Recomputes the standings of players whose results changed or are gone.
create function private.place_again(changed public.results[]) returns void
language plpgsql set search_path = '' as $$
declare touched private.board_entry[];
begin
  select array_agg(distinct (share.board, share.period, share.since, result.user_id, null, null)::private.board_entry)
  into touched from unnest(changed) as result cross join private.board_shares(result) as share;
  if touched is null then return; end if;
  perform private.lock_boards();
  perform private.place(array(
    select (touch.board, touch.period, touch.since, touch.user_id, left_over.score, left_over.tie)::private.board_entry
    from unnest(touched) as touch left join unnest(private.combined(array(
      select (share.board, share.period, share.since, result.user_id, share.score, share.tie)::private.board_entry
      from public.results as result cross join private.board_shares(result) as share
      where result.user_id in (select user_id from unnest(touched))
    ))) as left_over using (board, period, since, user_id)));
end $$;
revoke execute on function private.place_again from public;

-- Recomputes the players of updated results.
create function private.place_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.place_again(array(
    select before::public.results from old_results as before
    union all select later::public.results from new_results as later));
  return null;
end $$;
revoke execute on function private.place_changed from public;
create trigger results_place_changed after update on public.results
  referencing old table as old_results new table as new_results for each statement execute function private.place_changed();

-- Recomputes the players of deleted results.
create function private.place_removed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.place_again(array(select before::public.results from old_results as before));
  return null;
end $$;
revoke execute on function private.place_removed from public;
create trigger results_place_removed after delete on public.results
  referencing old table as old_results for each statement execute function private.place_removed();

-- Empties the boards together with the results.
create function private.clear_boards() returns trigger
language plpgsql set search_path = '' as $$
begin
  truncate private.boards, private.standings, private.board_scores, private.board_buckets;
  return null;
end $$;
revoke execute on function private.clear_boards from public;
create trigger results_clear_boards after truncate on public.results
  for each statement execute function private.clear_boards();

-- Id of a board; null when nobody is on it.
create function private.board_id(for_board text, for_period text, from_date date) returns integer
language sql stable set search_path = '' as $$
  select id from private.boards where (board, period, since) = (for_board, for_period, from_date)
$$;
revoke execute on function private.board_id from public;

-- Competition rank: 1 + the players with a higher score.
create function private.board_rank(board_id integer, own integer) returns integer
language sql stable set search_path = '' as $$
  select 1
    + coalesce((select sum(players) from private.board_buckets
        where board = board_id and bucket > private.bucket_of(own)), 0)::integer
    + coalesce((select sum(players) from private.board_scores
        where board = board_id and score > own and score < 256 * (private.bucket_of(own) + 1)), 0)::integer
$$;
revoke execute on function private.board_rank from public;

-- A public line of a board: accounts that opted out keep the rank without name, picture, kit or country.
create function private.board_line(line private.standings, rank integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('rank', rank, 'score', line.score, 'tie', line.tie, 'username', info.username,
    'photo_url', info.photo_url, 'kit', info.preferences -> 'kit', 'country', info.preferences -> 'country')
  from (values (1)) as one
  left join public.user_infos as info on info.user_id = line.user_id and info.opt_in
$$;
revoke execute on function private.board_line from public;

-- The first `size` lines of a board: {players, rows}, each with its rank in the period that began at `before`, or
-- null. The literal limit of 100 and the board id known beforehand let the planner read the index in order.
create function public.board_page(
  for_board text, for_period text, from_date date, size integer, before date default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here    constant integer := private.board_id(for_board, for_period, from_date);
  earlier constant integer := private.board_id(for_board, for_period, before);
  lines   jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'rank', placed.rank, 'score', placed.score, 'tie', placed.tie, 'username', info.username,
    'photo_url', info.photo_url, 'kit', info.preferences -> 'kit', 'country', info.preferences -> 'country',
    'before', case when past.score is not null then private.board_rank(earlier, past.score) end)
    order by -placed.score, placed.tie, placed.user_id) into lines
  from (
    select score, tie, user_id, rank() over (order by -score) as rank from (
      select score, tie, user_id from private.standings where board = here
      order by -score, tie, user_id limit 100
    ) as hundred
    order by -score, tie, user_id limit size
  ) as placed
  left join public.user_infos as info on info.user_id = placed.user_id and info.opt_in
  left join private.standings as past on past.board = earlier and past.user_id = placed.user_id;
  return jsonb_build_object(
    'players', (select coalesce(sum(players), 0) from private.board_buckets where board = here),
    'rows', coalesce(lines, '[]'));
end $$;
revoke execute on function public.board_page from public, anon, authenticated;
grant execute on function public.board_page to service_role;

-- Position of an account, or of a `supposed` score: {score, tie, rank, place, players, equals, next, near}, or null
-- when the account is not on the board. `place`: line number within the first hundred; `equals`: players with that
-- score; `next`: {score, rank} of the next higher score; `near`: up to `around` lines on either side, own line
-- included.
create function public.board_standing(
  for_board text, for_period text, from_date date, account uuid, supposed integer default null, around integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here    constant integer := private.board_id(for_board, for_period, from_date);
  own     private.standings;
  above   integer;
  ranked  integer;
  place   integer;
  lines   jsonb;
begin
  if supposed is null then
    select * into own from private.standings where board = here and user_id = account;
    if not found then return null; end if;
  else
    own.score := supposed;
  end if;
  ranked := coalesce(private.board_rank(here, own.score), 1);
  select min(score) into above from private.board_scores where board = here and score > own.score;
  if supposed is null and ranked <= 100 then
    select ranked + count(*) into place from (
      select 1 from private.standings
      where board = here and -score = -own.score and (tie, user_id) < (own.tie, own.user_id) limit 100) as equals;
  end if;
  if supposed is null and around > 0 then
    select jsonb_agg(private.board_line(near.line, private.board_rank(here, (near.line).score))
      || jsonb_build_object('own', (near.line).user_id = account)
      order by -(near.line).score, (near.line).tie, (near.line).user_id) into lines
    from (
      select line, row_number() over (order by -(line).score desc, (line).tie desc, (line).user_id desc) as away from (
        select standing as line from private.standings as standing where board = here
          and (-score, tie, user_id) < (-own.score, own.tie, own.user_id)
        order by -score desc, tie desc, user_id desc limit 5) as before_own
      union all
      select line, row_number() over (order by -(line).score, (line).tie, (line).user_id) - 1 from (
        select standing as line from private.standings as standing where board = here
          and (-score, tie, user_id) >= (-own.score, own.tie, own.user_id)
        order by -score, tie, user_id limit 6) as own_and_after
    ) as near
    where near.away <= around;
  end if;
  return jsonb_build_object(
    'score', own.score, 'tie', own.tie, 'rank', ranked, 'place', case when place <= 100 then place end,
    'players', (select coalesce(sum(players), 0) from private.board_buckets where board = here),
    'equals', coalesce((select players from private.board_scores where board = here and score = own.score), 0),
    'next', case when above is not null then
      jsonb_build_object('score', above, 'rank', private.board_rank(here, above)) end,
    'near', coalesce(lines, '[]'));
end $$;
revoke execute on function public.board_standing from public, anon, authenticated;
grant execute on function public.board_standing to service_role;

-- Counts an owner in the day's totals with their last open daily. Visitors count only once per address.
create function private.count_day_total() returns trigger
language plpgsql set search_path = '' as $$
declare mine record;
begin
  select count(*) as open, count(result.key) as done, sum(result.points) as points, bool_and(result.counted) as counted
  into mine
  from public.puzzles as day left join public.results as result
    on (result.game, result.mode, result.date) = (day.game, day.mode, day.date) and result.source = 'daily'
    and (result.user_id = new.user_id or result.visitor = new.visitor)
  where day.date = new.date and day.mode = 'today' and day.voided_at is null;
  if mine.open = 0 or mine.done < mine.open or mine.counted is not true then return null; end if;
  insert into private.day_totals as total (date, points, plays) values (new.date, mine.points, 1)
  on conflict (date, points) do update set plays = total.plays + 1;
  return null;
end $$;
revoke execute on function private.count_day_total from public;
create trigger results_day_total after insert on public.results
  for each row when (new.source = 'daily' and new.mode = 'today') execute function private.count_day_total();

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
