-- The live quiz: what each account did in each match of the world, its points, and a board of its own. Anybody may play
-- alone or with five accounts of their own: what a match pays falls over the day, a podium pays only against others who
-- were not met for it twice that day, and of a day five matches count on the board.

create table public.quiz_results (
  match    integer not null check (match >= 0),
  user_id  uuid not null references auth.users (id) on delete cascade,
  date     date not null,
  score    integer not null check (score between 0 and 10800),
  ms       integer not null check (ms >= 0),
  correct  smallint not null check (correct between 0 and 10),
  answered smallint not null check (answered between 1 and 10),
  rank     integer not null check (rank > 0),
  players  integer not null check (players > 0),
  podium   boolean not null,
  primary key (match, user_id)
);
comment on column public.quiz_results.date is 'UTC day of the kick-off';
comment on column public.quiz_results.rank is 'Among all who answered, guests included';
comment on column public.quiz_results.podium is 'A step of the podium was paid';
create index quiz_results_day on public.quiz_results (user_id, date, score desc);

alter table public.quiz_results enable row level security;
revoke all on public.quiz_results from public, anon, authenticated, service_role;
grant select on public.quiz_results to service_role;

-- The best five matches of each day added up: what the board of the quiz counts.
create table private.quiz_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  date    date not null,
  score   integer not null,
  primary key (user_id, date)
);
alter table private.quiz_days enable row level security;

alter table private.boards drop constraint boards_board_check;
alter table private.boards add constraint boards_board_check
  check (board in ('all', 'higherlower', 'statistics', 'quiz'));

create function private.period_end(period text, since date) returns date
language sql immutable set search_path = '' as $$
  select case period when 'day' then since + 1 when 'week' then since + 7
    when 'season' then (since + interval '3 months')::date else 'infinity'::date end
$$;
revoke execute on function private.period_end(text, date) from public;

-- Puts the players of these days on the quiz's boards with what their days add up to now.
create function private.place_quiz(days private.quiz_days[]) returns void
language plpgsql set search_path = '' as $$
begin
  if cardinality(days) = 0 then return; end if;
  perform private.lock_boards();
  perform private.place(array(
    select ('quiz', touched.period, touched.since, touched.user_id, nullif(total.score, 0),
      floor(extract(epoch from now()) * 1000)::bigint)::private.board_entry
    from (
      select distinct periods.period, periods.since, day.user_id
      from unnest(days) as day cross join private.periods_of(day.date) as periods) as touched
    cross join lateral (
      select sum(own.score)::integer as score from private.quiz_days as own
      where own.user_id = touched.user_id and own.date >= touched.since
        and own.date < private.period_end(touched.period, touched.since)) as total));
end $$;
revoke execute on function private.place_quiz(private.quiz_days[]) from public;

create function private.quiz_days_removed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.place_quiz(array(select before::private.quiz_days from old_days as before));
  return null;
end $$;
revoke execute on function private.quiz_days_removed() from public;
create trigger quiz_days_removed after delete on private.quiz_days
  referencing old table as old_days for each statement execute function private.quiz_days_removed();

-- The statistics of an account are of the eleven games; the quiz has its own.
create or replace function private.refresh_user(account uuid) returns void
language sql set search_path = '' as $$
  update public.user_infos set
    points = coalesce((select sum(credited) from public.results where user_id = account), 0),
    statistics = coalesce((
      select jsonb_object_agg(game, records) from (
        select game, jsonb_agg(private.record_of(result) order by finished_at, key) as records
        from public.results as result where user_id = account and game <> 'quiz' group by game
      ) as by_game
    ), '{}'),
    updated_at = now()
  where user_id = account
$$;

-- Stores what a match of the quiz was worth, once per match and account whatever is sent again; returns the new rows.
-- `result` is what a shard signed (src/contracts/quiz-results.ts). `limits`: {answers, opponents, meetings, crowd, day}:
-- own answers that make an opponent; so many opponents a podium takes, none of them met for a paid one `meetings` times
-- that day, unless `crowd` accounts played; points of an account in rooms in a day.
create function public.record_quiz(result jsonb, for_date date, limits jsonb) returns integer
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
    on conflict (user_id, date) do update set score = excluded.score where known.score <> excluded.score
    returning *
  )
  select coalesce(array_agg(changed::private.quiz_days), '{}') into days from changed;
  perform private.place_quiz(days);
  return cardinality(made);
end $$;
revoke execute on function public.record_quiz(jsonb, date, jsonb) from public, anon, authenticated;
grant execute on function public.record_quiz(jsonb, date, jsonb) to service_role;

-- The accounts of a match, the best first: {players, rows}. Who does not want to be named has no name.
create function public.quiz_match(of integer, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('players', coalesce(max(players), 0), 'rows', coalesce(jsonb_agg(jsonb_build_object(
    'rank', rank, 'score', score, 'ms', ms, 'correct', correct, 'username', username, 'photo_url', photo_url,
    'kit', preferences -> 'kit', 'country', preferences -> 'country') order by score desc, ms, line.user_id), '[]'))
  from (
    select * from public.quiz_results where match = of order by score desc, ms, user_id limit least(size, 100)) as line
  left join public.user_infos as info on info.user_id = line.user_id and info.opt_in
$$;

-- What an account has done in the live quiz, and on one day: {matches, bestRank, bestScore, today: {matches, score}}.
create function public.quiz_own(account uuid, for_date date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('matches', count(*), 'bestRank', min(rank), 'bestScore', max(score),
    'today', jsonb_build_object('matches', count(*) filter (where date = for_date), 'score', coalesce(
      (select score from private.quiz_days where user_id = account and date = for_date), 0)))
  from public.quiz_results where user_id = account
$$;
revoke execute on function public.quiz_match(integer, integer) from public, anon, authenticated;
revoke execute on function public.quiz_own(uuid, date) from public, anon, authenticated;
grant execute on function public.quiz_match(integer, integer) to service_role;
grant execute on function public.quiz_own(uuid, date) to service_role;

-- Everything that is kept about an account but what the auth service keeps, as one value: the quiz with it.
create or replace function public.export_account(account uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'profile', (
      select jsonb_build_object('id', id, 'user_id', user_id, 'username', username, 'photo_url', photo_url,
        'points', points, 'preferences', preferences, 'locales', locales, 'opt_in', opt_in, 'createdAt', created_at,
        'updatedAt', updated_at)
      from public.user_infos where user_id = account),
    'results', (
      select coalesce(jsonb_agg(private.record_of(result) || jsonb_build_object('game', game, 'source', source,
        'credited', credited, 'finishedAt', finished_at)
        || case when source = 'ranked' then jsonb_build_object('held', held) else '{}' end order by finished_at, key), '[]')
      from public.results as result where user_id = account),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object('game', game, 'mode', mode,
        'date', to_char(date, 'FMYYYY-FMMM-FMDD'), 'startedAt', started_at, 'over', over)
        || case when over then jsonb_build_object('steps', n, 'state', state) else '{}' end
        || case when part is not null then jsonb_build_object('part', part) else '{}' end
        || case when over and mode = 'ranked' then jsonb_build_object('stepMs', to_jsonb(step_ms)) else '{}' end
        order by started_at, id), '[]')
      from public.runs where user_id = account),
    'quiz', (
      select coalesce(jsonb_agg(jsonb_build_object('match', match, 'date', to_char(date, 'FMYYYY-FMMM-FMDD'),
        'score', score, 'ms', ms, 'right', correct, 'answered', answered, 'rank', rank, 'players', players)
        order by match), '[]')
      from public.quiz_results where user_id = account),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('game', game, 'kind', kind, 'about', about, 'field', field,
        'note', note, 'status', status, 'reason', reason, 'createdAt', created_at) order by created_at, id), '[]')
      from public.reports where user_id = account),
    'submissions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'footballer', player_id, 'fileType', file_type,
        'file', file_url, 'status', status, 'reason', reason, 'rightsConfirmedAt', rights_confirmed_at,
        'createdAt', created_at, 'decidedAt', decided_at) order by created_at, id), '[]')
      from public.submissions where user_id = account),
    'handOvers', (
      select coalesce(jsonb_agg(jsonb_build_object('progressId', progress_id, 'points', points,
        'claimedAt', claimed_at) order by claimed_at), '[]')
      from public.claims where user_id = account))
$$;
