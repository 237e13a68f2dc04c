-- Boards: who has how many verified points, or which best ranked run, in a UTC day, an ISO week, a quarter and since the
-- launch. Everything here follows from public.results and is kept by its triggers in the transaction that changes it, so
-- that a rank is exact at every moment. A rank is the players with more, counted in two short steps: whole buckets of
-- scores above one's own, then single scores within one's own bucket.

create table private.boards (
  id     integer generated always as identity primary key,
  board  text not null check (board in ('all', 'higherlower', 'statistics')),
  period text not null check (period in ('day', 'week', 'season', 'all')),
  since  date not null,
  unique (board, period, since)
);
comment on column private.boards.board is 'A game with ranked runs, or all: the points of everything that is verified';

create table private.standings (
  board   integer not null references private.boards (id),
  user_id uuid not null,
  score   integer not null check (score > 0),
  tie     bigint not null,
  primary key (board, user_id)
);
comment on column private.standings.tie is 'Orders equal scores, least first: ms of the best run, or when the points were reached (ms since 1970)';
create index standings_order on private.standings (board, (-score), tie, user_id);

create table private.board_scores (
  board   integer not null references private.boards (id),
  score   integer not null,
  players integer not null check (players > 0),
  primary key (board, score)
);

create table private.board_buckets (
  board   integer not null references private.boards (id),
  bucket  integer not null,
  players integer not null check (players > 0),
  primary key (board, bucket)
);
comment on table private.board_buckets is 'private.board_scores summed by 256 scores';

alter table private.boards enable row level security;
alter table private.standings enable row level security;
alter table private.board_scores enable row level security;
alter table private.board_buckets enable row level security;

create function private.bucket_of(score integer) returns integer
language sql immutable set search_path = '' as $$ select score / 256 $$;
revoke execute on function private.bucket_of(integer) from public;

-- The periods that a UTC day belongs to, by their first day; all time begins with the launch.
create function private.periods_of(day date) returns table (period text, since date)
language sql immutable set search_path = '' as $$
  values ('day', day), ('week', date_trunc('week', day::timestamp)::date),
    ('season', date_trunc('quarter', day::timestamp)::date), ('all', date '2026-07-16')
$$;
revoke execute on function private.periods_of(date) from public;

-- What a result is worth on which boards; nothing when it is a claim or a visitor's, not for boards, or held. More than a run
-- can have is not believed: 199 steps, 250 points.
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
revoke execute on function private.board_shares(public.results) from public;

create type private.board_entry as (board text, period text, since date, user_id uuid, score integer, tie bigint);

-- Of a player on a board: points add up, of ranked runs the longest counts, then the fastest.
create function private.combined(shares private.board_entry[]) returns private.board_entry[]
language sql immutable set search_path = '' as $$
  select array_agg((board, period, since, user_id, score, tie)::private.board_entry) from (
    select board, period, since, user_id,
      case when board = 'all' then sum(score) else max(score) end::integer as score,
      case when board = 'all' then max(tie) else (array_agg(tie order by score desc, tie))[1] end as tie
    from unnest(shares) group by board, period, since, user_id
  ) as of_player
$$;
revoke execute on function private.combined(private.board_entry[]) from public;

-- Writers of boards stand in line until their transactions end: they all want the same few counters.
create function private.lock_boards() returns void
language sql set search_path = '' as $$ select pg_advisory_xact_lock(hashtextextended('boards', 0)) $$;
revoke execute on function private.lock_boards() from public;

-- Puts players where they belong now; an entry without a score takes its player off the board.
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
revoke execute on function private.place(private.board_entry[]) from public;

-- A new result is added to what stands: the one way that has to be fast.
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
revoke execute on function private.place_added() from public;

-- Where results were changed or have gone, their players are placed anew from all they have.
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
revoke execute on function private.place_again(public.results[]) from public;

create function private.place_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.place_again(array(
    select before::public.results from old_results as before
    union all select later::public.results from new_results as later));
  return null;
end $$;
revoke execute on function private.place_changed() from public;

create function private.place_removed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.place_again(array(select before::public.results from old_results as before));
  return null;
end $$;
revoke execute on function private.place_removed() from public;

create function private.clear_boards() returns trigger
language plpgsql set search_path = '' as $$
begin
  truncate private.boards, private.standings, private.board_scores, private.board_buckets;
  return null;
end $$;
revoke execute on function private.clear_boards() from public;

create trigger results_place_added after insert on public.results
  referencing new table as added_results for each statement execute function private.place_added();
create trigger results_place_changed after update on public.results
  referencing old table as old_results new table as new_results for each statement execute function private.place_changed();
create trigger results_place_removed after delete on public.results
  referencing old table as old_results for each statement execute function private.place_removed();
create trigger results_clear_boards after truncate on public.results
  for each statement execute function private.clear_boards();

-- What was played before there were boards.
select private.place_again(array(select result from public.results as result where user_id is not null));
