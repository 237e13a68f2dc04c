-- Boards can be rebuilt from the rows they follow from: after a load with triggers on, or after an edit by hand.

alter table private.quiz_days add column reached_at timestamptz not null default now();
comment on column private.quiz_days.reached_at is 'When the score of the day last changed: orders equal scores on the boards';

-- The standings of these days' players in every period that the days belong to; no score when nothing is left.
create function private.quiz_entries(days private.quiz_days[]) returns private.board_entry[]
language sql stable set search_path = '' as $$
  select array_agg(('quiz', touched.period, touched.since, touched.user_id, nullif(total.score, 0), total.tie)::private.board_entry)
  from (
    select distinct periods.period, periods.since, day.user_id
    from unnest(days) as day cross join private.periods_of(day.date) as periods) as touched
  cross join lateral (
    select sum(own.score)::integer as score, floor(extract(epoch from max(own.reached_at)) * 1000)::bigint as tie
    from private.quiz_days as own
    where own.user_id = touched.user_id and own.date >= touched.since
      and own.date < private.period_end(touched.period, touched.since)) as total
$$;
revoke execute on function private.quiz_entries(private.quiz_days[]) from public;

-- Moves the players of these days to what their days add up to now.
create or replace function private.place_quiz(days private.quiz_days[]) returns void
language plpgsql set search_path = '' as $$
begin
  if cardinality(days) = 0 then return; end if;
  perform private.lock_boards();
  perform private.place(private.quiz_entries(days));
end $$;

-- Rebuilds every board and returns how many standings were wrong. Writers wait until it commits.
create function private.rebuild_boards() returns integer
language plpgsql set search_path = '' as $$
declare wrong integer;
begin
  perform private.lock_boards();
  create temporary table rebuilt on commit drop as
  select (entry).* from (
    -- One array per player bounds the memory.
    select unnest(private.combined(array_agg(
      (share.board, share.period, share.since, result.user_id, share.score, share.tie)::private.board_entry))) as entry
    from public.results as result cross join private.board_shares(result) as share group by result.user_id
    union all
    select unnest(private.quiz_entries(array_agg(day))) from private.quiz_days as day group by day.user_id
  ) as entries where (entry).score is not null;

  insert into private.boards (board, period, since) select distinct board, period, since from pg_temp.rebuilt
  on conflict do nothing;

  select count(*) into wrong from (
    select known.id as board, entry.user_id, entry.score, entry.tie
    from pg_temp.rebuilt as entry join private.boards as known using (board, period, since)
  ) as wanted full join private.standings as standing using (board, user_id)
  where (wanted.score, wanted.tie) is distinct from (standing.score, standing.tie);

  truncate private.standings, private.board_scores, private.board_buckets;
  insert into private.standings (board, user_id, score, tie)
  select known.id, entry.user_id, entry.score, entry.tie
  from pg_temp.rebuilt as entry join private.boards as known using (board, period, since);
  insert into private.board_scores (board, score, players)
  select board, score, count(*) from private.standings group by board, score;
  insert into private.board_buckets (board, bucket, players)
  select board, private.bucket_of(score), sum(players) from private.board_scores group by 1, 2;
  drop table pg_temp.rebuilt;
  return wrong;
end $$;
revoke execute on function private.rebuild_boards() from public;

-- Stores what a match of the quiz was worth, once per match and account whatever is sent again; returns the new rows.
-- `result` is what a shard signed (src/contracts/quiz-results.ts). `limits`: {answers, opponents, meetings, crowd, day}:
-- own answers that make an opponent; so many opponents a podium takes, none of them met for a paid one `meetings` times
-- that day, unless `crowd` accounts played; points of an account in rooms in a day.
create or replace function public.record_quiz(result jsonb, for_date date, limits jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  number constant integer := (result ->> 'match')::integer;
  owner  text;
  made   public.quiz_results[];
  days   private.quiz_days[];
begin
  -- In one order, so that two letters of the same players wait for each other instead of for ever.
  for owner in select distinct seat ->> 'user' as id from jsonb_array_elements(result -> 'seats') as seat order by id loop
    perform private.lock_owner(owner);
  end loop;

  with seats as (
    select (seat ->> 'user')::uuid as user_id, (seat ->> 'answered')::integer as answered, seat
    from jsonb_array_elements(result -> 'seats') as seat
    where exists (select 1 from auth.users where id = (seat ->> 'user')::uuid)
  ), written as (
    insert into public.quiz_results (match, user_id, date, score, ms, correct, answered, rank, players, podium)
    select number, user_id, for_date, (seat ->> 'score')::integer, (seat ->> 'ms')::integer,
      (seat ->> 'right')::integer, answered, (seat ->> 'rank')::integer, (result ->> 'players')::integer,
      (seat ->> 'points')::integer > (seat ->> 'base')::integer
        and ((result ->> 'accounts')::integer >= (limits ->> 'crowd')::integer
          or (limits ->> 'opponents')::integer <= (
            select count(*) from seats as other
            where other.user_id <> seats.user_id and other.answered >= (limits ->> 'answers')::integer
              and (limits ->> 'meetings')::integer > (
                select count(*) from public.quiz_results as own join public.quiz_results as theirs using (match)
                where own.user_id = seats.user_id and own.date = for_date and own.podium
                  and theirs.user_id = other.user_id and theirs.answered >= (limits ->> 'answers')::integer)))
    from seats
    on conflict do nothing returning *
  )
  select coalesce(array_agg(written::public.quiz_results), '{}') into made from written;

  with worth as (
    select row.*, case when row.podium then earned.points else earned.base end as points,
      coalesce(of_day.matches, 0) + 1 as run_of_day, coalesce(of_day.points, 0) as before
    from unnest(made) as row
    join lateral (
      select (seat ->> 'points')::integer as points, (seat ->> 'base')::integer as base
      from jsonb_array_elements(result -> 'seats') as seat where (seat ->> 'user')::uuid = row.user_id limit 1
    ) as earned on true
    left join lateral (
      select count(*) filter (where game = 'quiz') as matches, sum(credited) as points
      from public.results where source = 'room' and date = for_date and user_id = row.user_id
    ) as of_day on true
  ), paid as (
    insert into public.results (
      id, user_id, source, game, mode, date, won, score, points, credited, ms, n, match_id, seat_key, on_boards)
    select 'quiz-' || number || ':' || user_id, user_id, 'room', 'quiz', 'live', for_date, rank = 1 and players > 1, score,
      points, greatest(0, least(points / private.fading(run_of_day), (limits ->> 'day')::integer - before)), ms, answered,
      'quiz-' || number, user_id::text, (result ->> 'accounts')::integer > 1
    from worth
    on conflict do nothing returning user_id, credited
  )
  update public.user_infos as info set points = info.points + paid.credited, updated_at = now()
  from paid where info.user_id = paid.user_id;

  with sums as (
    select row.user_id, (
      select coalesce(sum(score), 0) from (
        select score from public.quiz_results as own
        where own.user_id = row.user_id and own.date = for_date order by score desc limit 5) as best) as score
    from unnest(made) as row
  ), changed as (
    insert into private.quiz_days as known (user_id, date, score) select user_id, for_date, score from sums
    on conflict (user_id, date) do update set score = excluded.score, reached_at = excluded.reached_at where known.score <> excluded.score
    returning *
  )
  select coalesce(array_agg(changed::private.quiz_days), '{}') into days from changed;
  perform private.place_quiz(days);
  return cardinality(made);
end $$;
