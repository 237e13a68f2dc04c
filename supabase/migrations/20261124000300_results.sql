-- Results and progress: finished runs, the points and statistics that follow from them, and the hand-over of progress
-- made without an account.

create table public.results (
  key          bigint generated always as identity primary key,
  id           text not null check (char_length(id) between 8 and 64),
  user_id      uuid references auth.users (id) on delete cascade,
  visitor      text check (visitor ~ '^[0-9a-f]{64}$'),
  source       text not null check (source in ('daily', 'room', 'claim', 'ranked', 'practice')),
  game         text not null,
  mode         text not null,
  date         date not null,
  won          boolean not null,
  score        integer not null check (score >= 0),
  points       integer not null check (points >= 0),
  credited     integer not null constraint results_check check (credited between 0 and points),
  ms           integer not null check (ms >= 0),
  n            integer not null check (n >= 0),
  tags         text[] not null default '{}',
  bucket       smallint,
  first_bonus  smallint not null default 0,
  eleven_bonus smallint not null default 0,
  match_id     text,
  seat_key     text,
  finished_at  timestamptz not null default now(),
  items        text[] not null default '{}' check (cardinality(items) <= 16),
  on_boards    boolean not null default true,
  counted      boolean not null default true,
  held         boolean not null default false,
  same_network boolean not null default false,
  constraint results_one_owner check (num_nonnulls(user_id, visitor) = 1),
  constraint results_ranked_possible check (source <> 'ranked' or score <= n)
);
comment on table public.results is 'Finished runs that count, each once; points, statistics and boards derive from it';
comment on column public.results.visitor is 'SHA-256 of the browser''s random id, until an account adopts the result';
comment on column public.results.source is 'claim: practice that a browser reported; all others are verified by the server';
comment on column public.results.points is 'As the end screen shows them, bonuses of the day included';
comment on column public.results.credited is 'What the account gets: practice, matches and ranked runs fade over a day';
comment on column public.results.n is 'Steps taken';
comment on column public.results.bucket is 'Column of the day''s distribution; only dailies of mode today have one';
comment on column public.results.first_bonus is 'Points for the first daily of the day';
comment on column public.results.eleven_bonus is 'Points for every daily of the day';
comment on column public.results.items is 'What the player named or filled in correctly';
comment on column public.results.on_boards is 'Counts on boards';
comment on column public.results.counted is 'Counts in the day''s distribution: every account, one visitor per address';
comment on column public.results.same_network is 'A match whose rivals all played from the player''s own network: such matches pay less in a day and count on no board';
comment on column public.results.held is 'Implausible pace: on no board until accepted. A ranked run is worth nothing until then; a daily and a match of the quiz keep their points';

-- Idempotency: one daily per owner and day, one result per owner and id, one match result per seat and owner. The
-- columns that leagues add up are in the index, so that a table of 22 friends reads no rows.
create unique index results_user_daily on public.results (user_id, date, game, mode)
  include (points, won, on_boards, held) where source = 'daily';
create unique index results_visitor_daily on public.results (visitor, date, game, mode)
  include (points, won, on_boards, held) where source = 'daily';
create unique index results_user_id on public.results (user_id, id) where user_id is not null;
create unique index results_visitor_id on public.results (visitor, id) where visitor is not null;
create unique index results_claim_once on public.results (id) where source = 'claim';
create unique index results_match_seat on public.results (match_id, seat_key) where match_id is not null;
create unique index results_match_user on public.results (match_id, user_id) where match_id is not null;
create unique index results_match_visitor on public.results (match_id, visitor) where match_id is not null;
create unique index results_user_first on public.results (user_id, date) where first_bonus > 0;
create unique index results_visitor_first on public.results (visitor, date) where first_bonus > 0;
create unique index results_user_eleven on public.results (user_id, date) where eleven_bonus > 0;
create unique index results_visitor_eleven on public.results (visitor, date) where eleven_bonus > 0;

create index results_history on public.results (user_id, finished_at, key) where user_id is not null;
create index results_practised_day on public.results (user_id, date, game) where source in ('claim', 'practice');
create index results_room_day on public.results (user_id, date) where source = 'room';
create index results_user_ranked on public.results (user_id, date) where source = 'ranked';
create index results_visitor_ranked on public.results (visitor, date) where source = 'ranked';
create index results_match on public.results (match_id) where match_id is not null;
create index results_verified_time on public.results (finished_at) where source <> 'claim';
create index results_visitor_age on public.results (finished_at) where visitor is not null;

alter table public.results enable row level security;
revoke all on public.results from public, anon, authenticated, service_role;
revoke all on sequence public.results_key_seq from public, anon, authenticated, service_role;
grant select on public.results to service_role;

create table private.result_events (
  id          bigint generated always as identity primary key,
  at          timestamptz not null default clock_timestamp(),
  kind        text not null check (kind in ('add', 'again', 'quiz', 'count', 'profile')),
  result      bigint,
  user_id     uuid,
  day         date,
  points      integer,
  reached     bigint,
  best        integer,
  best_ms     integer,
  game        text,
  date        date,
  bucket      smallint,
  plays       integer not null default 0,
  day_points  integer,
  puzzle_id   bigint,
  picks       text[],
  newcomer    boolean not null default false
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
comment on table private.result_events is 'Queue of what boards and counters do not contain yet; private.fold empties it';
comment on column private.result_events.kind is
  'add: a new result; again: recompute an account; quiz: recompute the quiz of an account and date; count: plays of a bucket; profile: show an account anew';
comment on column private.result_events.result is 'Key of the new result';
comment on column private.result_events.day is 'UTC day of the boards';
comment on column private.result_events.points is 'Points on the general board; null for none';
comment on column private.result_events.reached is 'When the points were reached, ms since 1970';
comment on column private.result_events.best is 'Score on the board of the game; null for none';
comment on column private.result_events.day_points is 'Points of the whole day, with its last daily';
comment on column private.result_events.picks is 'Answer per question, null without one';
comment on column private.result_events.newcomer is 'First counted daily of its owner on its date';

create index result_events_result on private.result_events (result) where result is not null;
create index result_events_user on private.result_events (user_id) where user_id is not null;

create table private.day_counts (
  date   date not null,
  game   text not null,
  bucket smallint not null,
  plays  integer not null,
  primary key (date, game, bucket)
);
comment on table private.day_counts is 'Distribution of a daily: counted results per bucket';

create table private.day_players (
  date    date primary key,
  players integer not null check (players > 0)
);
comment on table private.day_players is 'Accounts and visitors who finished a counted daily of a day';

alter table private.result_events enable row level security;
alter table private.day_counts enable row level security;
alter table private.day_players enable row level security;

create table private.counted_lines (
  origin text not null,
  game   text not null,
  date   date not null,
  primary key (origin, game, date)
);
comment on table private.counted_lines is 'Addresses whose visitor counts in a distribution already';
comment on column private.counted_lines.origin is 'Daily hash of an address; deleted after 3 days';

create index counted_lines_age on private.counted_lines (date);

create table public.claims (
  progress_id uuid primary key,
  user_id     uuid references auth.users (id) on delete set null,
  points      integer not null default 0,
  answer      jsonb,
  claimed_at  timestamptz not null default now(),
  bare        integer not null default 0 check (bare >= 0)
);
comment on table public.claims is 'Hand-overs of progress made without an account: the first account to claim a progress id keeps it';
comment on column public.claims.user_id is 'Null when the account is deleted; the row stays, so that nobody claims again';
comment on column public.claims.points is 'Points that the hand-over credited, bare ones included';
comment on column public.claims.answer is '{moved, refused, pointsLeft} of the last call, repeated to a retry';
comment on column public.claims.bare is 'Points without a record that the hand-over credited';

create index claims_user on public.claims (user_id);

alter table public.claims enable row level security;
revoke all on public.claims from public, anon, authenticated, service_role;
grant select on public.claims to service_role;

-- A result in the browser's format: date without zero padding; `bonus`: the part of a daily's points that are
-- bonuses of the day (src/core/points.ts).
create function private.record_of(result public.results) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', result.id, 'mode', result.mode, 'date', to_char(result.date, 'FMYYYY-FMMM-FMDD'), 'won', result.won,
    'score', result.score, 'points', result.points, 'ms', result.ms, 'n', result.n, 'tags', to_jsonb(result.tags))
    || case when result.items = '{}' then '{}'::jsonb else jsonb_build_object('items', result.items) end
    || case when result.source = 'daily' and result.mode = 'today' and result.points > 0
        and 'gave-up' <> all(result.tags)
      then jsonb_build_object('bonus', 10 + result.first_bonus + result.eleven_bonus) else '{}'::jsonb end;
end $$;
revoke execute on function private.record_of from public;

-- Points of an account: credited results and points of hand-overs without a record.
create function private.points_earned(account uuid) returns integer
language sql stable set search_path = '' as $$
  select (coalesce((select sum(credited) from public.results where user_id = account), 0)
    + coalesce((select sum(bare) from public.claims where user_id = account), 0))::integer
$$;
revoke execute on function private.points_earned from public;

-- History of an account: game id -> records, oldest first. Leaves out the quiz, which has its own.
create function private.statistics_of(account uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(game, records), '{}') from (
    select game, jsonb_agg(private.record_of(result) order by finished_at, key) as records
    from public.results as result where user_id = account and game <> 'quiz' group by game
  ) as by_game
$$;
revoke execute on function private.statistics_of from public;
-- For the view only: no API role has usage on the schema.
grant execute on function private.statistics_of to authenticated, service_role;

-- Profiles with their history. With the reader's rights: row level security of profiles applies.
create view public.user_infos with (security_invoker = true) as
  select id, user_id, username, photo_url, points, private.statistics_of(user_id) as statistics, preferences, locales,
    opt_in, created_at, updated_at, known_since, reading
  from public.profiles;
comment on view public.user_infos is 'Profile of an account with its results, as its player reads it';
revoke all on public.user_infos from public, anon, authenticated, service_role;
grant select on public.user_infos to authenticated, service_role;

-- Recomputes the points of an account.
create function private.refresh_user(account uuid) returns void
language sql set search_path = '' as $$
  update public.profiles set points = private.points_earned(account), updated_at = now() where user_id = account
$$;
revoke execute on function private.refresh_user from public;

-- Adds points to an account.
create function private.add_points(account uuid, credit integer) returns void
language plpgsql set search_path = '' as $$
begin
  update public.profiles set points = points + credit, updated_at = now() where user_id = account and credit > 0;
end $$;
revoke execute on function private.add_points from public;

-- What a result is worth on boards: the UTC day, points of the general board with the ms since 1970 when they were
-- reached, and score and ms on the board of its game. Points and best are null when it is on none. A daily belongs to
-- its own date, everything else to the UTC day on which it ended. More than 250 points or 199 steps are implausible.
create type private.board_worth as (day date, points integer, reached bigint, best integer, best_ms integer);

create function private.worth_of(result public.results) returns private.board_worth
language plpgsql immutable set search_path = '' as $$
declare worth private.board_worth;
begin
  worth.day := case result.source
    when 'daily' then result.date else (result.finished_at at time zone 'utc')::date end;
  if result.user_id is null or result.source not in ('daily', 'room', 'ranked') or not result.on_boards or result.held
  then return worth; end if;
  if result.credited between 1 and 250 then
    worth.points := result.credited;
    worth.reached := floor(extract(epoch from result.finished_at) * 1000);
  end if;
  if result.source = 'ranked' and result.game in ('higherlower', 'statistics') and result.score between 1 and 199 then
    worth.best := result.score;
    worth.best_ms := result.ms;
  end if;
  return worth;
end $$;
revoke execute on function private.worth_of from public;

-- Queues a new result for boards and counters; every writer of results calls it. `day_points`: points of the whole day
-- when this was its last daily; `picks`: answers of a daily, as in private.picks; `newcomer`: its owner's first of the date.
create function private.note_result(
  result public.results, day_points integer default null, puzzle bigint default null, picks text[] default null,
  newcomer boolean default false
) returns void
language plpgsql set search_path = '' as $$
declare
  worth  constant private.board_worth := private.worth_of(result);
  bucket constant smallint := case when result.counted then result.bucket end;
begin
  if num_nonnulls(worth.points, worth.best, bucket, day_points, picks) = 0 and not newcomer then return; end if;
  insert into private.result_events (
    kind, result, user_id, day, points, reached, best, best_ms, game, date, bucket, plays, day_points, puzzle_id, picks,
    newcomer
  ) values (
    'add', result.key, result.user_id, worth.day, worth.points, worth.reached, worth.best, worth.best_ms, result.game,
    result.date, bucket, case when bucket is null then 0 else 1 end, day_points, puzzle, picks, newcomer);
end $$;
revoke execute on function private.note_result from public;

-- Queues accounts and counts of updated results.
create function private.results_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into private.result_events (kind, user_id)
  select distinct 'again', user_id from (
    select user_id, source from old_results union all select user_id, source from new_results) as touched
  where user_id is not null and source in ('daily', 'room', 'ranked');
  insert into private.result_events (kind, game, date, bucket, plays)
  select 'count', game, date, bucket, sum(plays) from (
    select game, date, bucket, -1 as plays from old_results where bucket is not null and counted
    union all select game, date, bucket, 1 from new_results where bucket is not null and counted) as moved
  group by game, date, bucket having sum(plays) <> 0;
  return null;
end $$;
revoke execute on function private.results_changed from public;
create trigger results_changed after update on public.results
  referencing old table as old_results new table as new_results for each statement execute function private.results_changed();

-- Queues accounts and counts of deleted results.
create function private.results_removed() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into private.result_events (kind, user_id)
  select distinct 'again', user_id from old_results
  where user_id is not null and source in ('daily', 'room', 'ranked');
  insert into private.result_events (kind, game, date, bucket, plays)
  select 'count', game, date, bucket, -count(*) from old_results where bucket is not null and counted
  group by game, date, bucket;
  return null;
end $$;
revoke execute on function private.results_removed from public;
create trigger results_removed after delete on public.results
  referencing old table as old_results for each statement execute function private.results_removed();

-- Queues an account whose public line changed.
create function private.profile_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into private.result_events (kind, user_id) values ('profile', new.user_id);
  return null;
end $$;
revoke execute on function private.profile_changed from public;
create trigger profiles_changed after update on public.profiles for each row
  when ((old.username, old.photo_url, old.opt_in, old.preferences -> 'kit', old.preferences -> 'country')
    is distinct from (new.username, new.photo_url, new.opt_in, new.preferences -> 'kit', new.preferences -> 'country'))
  execute function private.profile_changed();

-- Divisor for the points of an owner's n-th run of a game and day (src/core/points.ts).
create function private.fading(run_of_day bigint) returns integer
language sql immutable set search_path = '' as $$
  select case when run_of_day <= 5 then 1 when run_of_day <= 15 then 2 else 5 end
$$;
revoke execute on function private.fading from public;

-- Whether a visitor's run counts in the distribution: only the first of its address per game and day does.
create function private.is_first_of_line(visitor_hash text, of_game text, on_date date) returns boolean
language plpgsql set search_path = '' as $$
declare
  line constant text := (select origin from public.visitors where visitor = visitor_hash);
begin
  if line is null then return true; end if;
  insert into private.counted_lines (origin, game, date) values (line, of_game, on_date) on conflict do nothing;
  return found;
end $$;
revoke execute on function private.is_first_of_line from public;

-- Counted runs of a day per bucket: `{"0": 3, "4": 12}`, up to two seconds old.
create function public.distribution_of(for_game text, for_date date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_object_agg(bucket, plays), '{}') from private.day_counts
    where date = for_date and game = for_game and plays > 0);
end $$;
revoke execute on function public.distribution_of from public, anon, authenticated;
grant execute on function public.distribution_of to service_role;

-- The distribution with one more run in `own`; null for a run without a bucket.
create function private.counts_with(for_game text, for_date date, own smallint) returns jsonb
language plpgsql stable set search_path = '' as $$
declare counts constant jsonb := public.distribution_of(for_game, for_date);
begin
  return counts || jsonb_build_object(own::text, coalesce((counts ->> own::text)::integer, 0) + 1);
end $$;
revoke execute on function private.counts_with from public;

-- Ids of all items that the owner has named in a game.
create function public.collected(account uuid, visitor_hash text, of_game text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct item), '{}')
  from public.results cross join lateral unnest(items) as item
  where (user_id = account or visitor = visitor_hash) and game = of_game and cardinality(items) > 0
$$;
revoke execute on function public.collected from public, anon, authenticated;
grant execute on function public.collected to service_role;

-- Credit of a practice result that the server kept: less from run to run of a game and day, and capped per day together
-- with claims (src/server/claims.ts). `own`: its key when it is stored already.
create function private.practice_worth(
  account uuid, visitor_hash text, of_game text, on_date date, earned integer, own bigint default null
) returns integer
language plpgsql stable set search_path = '' as $$
declare
  most_points constant integer := 300;
  most_runs   constant integer := 20;
  of_day      integer;
  so_far      integer;
begin
  select count(*) filter (where game = of_game) + 1, coalesce(sum(credited), 0) into of_day, so_far
  from public.results
  where source in ('claim', 'practice') and date = on_date and key is distinct from own
    and (user_id = account or visitor = visitor_hash);
  return case when of_day > most_runs then 0
    else greatest(0, least(earned / private.fading(of_day), most_points - so_far)) end;
end $$;
revoke execute on function private.practice_worth from public;

-- Credits practice anew when a visitor's results move to an account.
create function private.credit_practice() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.credited := private.practice_worth(new.user_id, new.visitor, new.game, new.date, new.points, new.key);
  return new;
end $$;
revoke execute on function private.credit_practice from public;
create trigger results_credit_practice before update of user_id on public.results
  for each row when (new.source = 'practice' and new.user_id is distinct from old.user_id)
  execute function private.credit_practice();

-- Accepts plausible practice results from a browser, in order. `limits`: {day, total, runs, points: {start, daily},
-- kept: {start, daily}}: points per date; points of this claim; runs per game and date; points of all claims and
-- runs per game, at the start and per day of age. Practice kept by the server counts against the same caps. Returns
-- {results, points, refused}. Nested loops are off because the planner underestimates the lists: 4,000 records would take quadratic time.
create function private.claim_results(account uuid, records jsonb, limits jsonb) returns jsonb
language sql set search_path = '' set enable_nestloop = off as $$
  with given as (
    select record, place, record ->> 'id' as id, record ->> 'game' as game, (record ->> 'date')::date as date,
      (record ->> 'points')::integer as points, row_number() over (partition by record ->> 'id' order by place) as copy
    from jsonb_array_elements(records) with ordinality as list (record, place)
  ), age as (
    select greatest(0, extract(epoch from now() - known_since) / 86400)::integer as days
    from public.profiles where user_id = account
  ), known as (
    select id from public.results where user_id = account and id = any(array(select id from given))
    union select id from public.results
    where source = 'claim' and user_id is not null and id = any(array(select id from given))
  ), fresh as (
    select * from given where copy = 1 and id not in (select id from known)
  ), days as (
    select date, sum(credited) as points from public.results
    where user_id = account and source in ('claim', 'practice') and date = any(array(select distinct date from fresh))
    group by date
  ), day_games as (
    select date, game, count(*) as runs from public.results
    where user_id = account and source in ('claim', 'practice') and date = any(array(select distinct date from fresh))
    group by date, game
  ), games as (
    select game, count(*) as runs, sum(credited) as points from public.results
    where user_id = account and source = 'claim' and exists (select 1 from fresh) group by game
  ), numbered as (
    select fresh.*,
      coalesce(day_games.runs, 0) + row_number() over (partition by fresh.date, fresh.game order by place) as of_day
    from fresh left join day_games using (date, game)
  ), faded as (
    select numbered.*, numbered.points / private.fading(of_day) as worth,
      of_day > (limits ->> 'runs')::integer or coalesce(games.runs, 0)
        + count(*) filter (where of_day <= (limits ->> 'runs')::integer) over (partition by game order by place)
        > (limits #>> '{kept,start}')::integer + days * (limits #>> '{kept,daily}')::integer as is_full
    from numbered left join games using (game), age
  ), of_days as (
    select faded.*, greatest(0, least(worth, (limits ->> 'day')::integer - coalesce(days.points, 0)
      - coalesce(sum(worth) filter (where not is_full) over (
          partition by faded.date order by place rows between unbounded preceding and 1 preceding), 0))) as of_day_left
    from faded left join days using (date)
  ), most as (
    select least((limits ->> 'total')::integer, (limits #>> '{points,start}')::integer
      + days * (limits #>> '{points,daily}')::integer - (select coalesce(sum(points), 0) from games)
      - (select coalesce(sum(bare), 0) from public.claims where user_id = account)) as points
    from age
  ), credits as (
    select of_days.*, greatest(0, least(of_day_left, most.points
      - coalesce(sum(of_day_left) filter (where not is_full) over (
          order by place rows between unbounded preceding and 1 preceding), 0))) as credit
    from of_days, most
  ), written as (
    insert into public.results as made (
      id, user_id, source, game, mode, date, won, score, points, credited, ms, n, tags, items)
    select id, account, 'claim', game, record ->> 'mode', date, (record ->> 'won')::boolean,
      (record ->> 'score')::integer, points, credit, (record ->> 'ms')::integer, (record ->> 'n')::integer,
      array(select jsonb_array_elements_text(record -> 'tags')),
      array(select jsonb_array_elements_text(coalesce(record -> 'items', '[]')))
    from credits where not is_full and (worth = 0 or credit > 0) order by place
    -- Another account claimed it concurrently.
    on conflict do nothing
    returning made.id, made.credited
  ), refused as (
    select jsonb_build_object('id', given.id, 'reason', case
      when given.copy = 1 and (credits.is_full or (credits.worth > 0 and credits.credit = 0)) then 'cap'
      else 'duplicate' end) as refusal, given.place
    from given left join credits using (place)
    where given.copy > 1 or not exists (select 1 from written where written.id = given.id)
  )
  select jsonb_build_object(
    'results', (select count(*) from written),
    'points', (select coalesce(sum(credited), 0) from written),
    'refused', (select coalesce(jsonb_agg(refusal order by place), '[]') from refused))
$$;
revoke execute on function private.claim_results from public;

-- Credits points without a record to a hand-over, under the caps of claims; returns how many.
create function private.claim_points(account uuid, progress uuid, asked integer, limits jsonb) returns integer
language sql set search_path = '' as $$
  update public.claims set bare = greatest(0, least(
    asked, (limits ->> 'total')::integer,
    (limits #>> '{points,start}')::integer
      + (select greatest(0, extract(epoch from now() - known_since) / 86400)::integer
         from public.profiles where user_id = account) * (limits #>> '{points,daily}')::integer
      - (select coalesce(sum(credited), 0) from public.results where user_id = account and source = 'claim')
      - (select coalesce(sum(other.bare), 0) from public.claims as other where other.user_id = account)))
  where progress_id = progress returning bare
$$;
revoke execute on function private.claim_points from public;

-- Refusals of records that a browser holds as the server's and that the account does not have.
create function private.still_missing(account uuid, records jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', record -> 'id', 'reason', 'verified-elsewhere')), '[]')
  from jsonb_array_elements(records) as record
  where not exists (select 1 from public.results where user_id = account and id = record ->> 'id')
$$;
revoke execute on function private.still_missing from public;

-- Refusals without duplicates that the first try of the same progress id brought in.
create function private.without_repeats(refusals jsonb, retry boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(refusal), '[]') from jsonb_array_elements(refusals) as refusal
  where not retry or refusal ->> 'reason' <> 'duplicate'
$$;
revoke execute on function private.without_repeats from public;

-- Moves a visitor's results, runs, challenges and seats in leagues to an account; returns how many results moved.
create function private.adopt_visitor(account uuid, visitor_hash text, proven timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  moved integer;
  since timestamptz;
begin
  delete from public.runs as own using public.runs as theirs
  where own.user_id = account and not own.over and theirs.visitor = visitor_hash and theirs.over
    and own.mode in ('today', 'archive') and (own.n = 0 or theirs.started_at <= own.started_at)
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.results as theirs using public.runs as own
  where own.user_id = account and theirs.visitor = visitor_hash and theirs.source = 'daily'
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.runs as theirs using public.runs as own
  where own.user_id = account and theirs.visitor = visitor_hash and theirs.mode in ('today', 'archive')
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.runs as theirs using public.runs as own
  where own.user_id = account and theirs.visitor = visitor_hash and own.mode = 'ranked' and theirs.mode = 'ranked'
    and own.game = theirs.game and not own.over and not theirs.over;
  delete from public.results as theirs using public.results as own
  where own.user_id = account and theirs.visitor = visitor_hash and (
    own.id = theirs.id or own.match_id = theirs.match_id
    or (own.source = 'daily' and theirs.source = 'daily'
      and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date)));

  -- A bonus of the day that both earned counts once.
  update public.results as theirs set
    points = theirs.points - twice.first - twice.eleven, credited = theirs.credited - twice.first - twice.eleven,
    first_bonus = theirs.first_bonus - twice.first, eleven_bonus = theirs.eleven_bonus - twice.eleven
  from (
    select result.key,
      case when exists (select 1 from public.results as own where own.user_id = account and own.date = result.date
        and own.first_bonus > 0) then result.first_bonus else 0 end as first,
      case when exists (select 1 from public.results as own where own.user_id = account and own.date = result.date
        and own.eleven_bonus > 0) then result.eleven_bonus else 0 end as eleven
    from public.results as result where result.visitor = visitor_hash
  ) as twice
  where theirs.key = twice.key and twice.first + twice.eleven > 0;

  -- Matches of both on one day fade together, and so do ranked runs.
  update public.results as theirs
  set credited = theirs.credited * private.fading(place.of_visitor) / private.fading(place.of_visitor + place.of_account)
  from (
    select result.key, row_number() over (partition by source, game, date order by finished_at, key) as of_visitor, (
      select count(*) from public.results as own where own.user_id = account and own.source = result.source
        and (own.game, own.date) = (result.game, result.date)) as of_account
    from public.results as result where result.visitor = visitor_hash and result.source in ('room', 'ranked')
  ) as place
  where theirs.key = place.key;
  -- Ranked runs of both on one day share one daily cap.
  update public.results as theirs set credited = greatest(0, least(theirs.credited, 600 - day.of_account - day.before))
  from (
    select result.key, (
        select coalesce(sum(credited), 0) from public.results as own
        where own.user_id = account and own.source = 'ranked' and own.date = result.date) as of_account,
      coalesce(sum(credited) over (
        partition by date order by key rows between unbounded preceding and 1 preceding), 0) as before
    from public.results as result where result.visitor = visitor_hash and result.source = 'ranked'
  ) as day
  where theirs.key = day.key and theirs.credited > 0;

  update public.results as theirs set on_boards = false
  where theirs.visitor = visitor_hash and theirs.source = 'daily'
    and exists (select 1 from public.runs as run where run.id::text = theirs.id and run.started_at > proven + interval '1 second');

  perform private.adopt_challenges(account, visitor_hash);
  perform private.adopt_leagues(account, visitor_hash);
  perform private.recheck_honours(account);
  update public.runs set user_id = account, visitor = null where visitor = visitor_hash;
  update public.results set user_id = account, visitor = null, counted = true where visitor = visitor_hash;
  get diagnostics moved = row_count;
  delete from public.visitors where visitor = visitor_hash returning first_seen into since;
  update public.profiles set known_since = since where user_id = account and known_since > since;
  return moved;
end $$;
revoke execute on function private.adopt_visitor from public;

-- Creates or changes a profile and hands over progress. `request`: {account, visitor, provenAt, progressId, create:
-- fields | null, change: fields | null, gapsOnly, records, verified, refused, bare, limits, brief}; `bare`: points
-- without a record, credited with the first request of a progress id. Returns {userInfo, moved, refused, pointsLeft,
-- created}, without userInfo when `brief` (a step of a longer hand-over), or null when there is no profile to
-- change. Idempotent per progress id: its account gets the same answer again, another account only what was played
-- since. Recomputes points only for a new profile or adopted results.
create function public.save_user(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account  constant uuid := (request ->> 'account')::uuid;
  progress constant uuid := (request ->> 'progressId')::uuid;
  created  boolean := false;
  before   integer;
  adopted  integer := 0;
  claimed  jsonb := '{"results": 0, "points": 0, "refused": []}';
  bare     constant integer := coalesce((request ->> 'bare')::integer, 0);
  bare_credit integer := 0;
  told     jsonb;
  earlier  public.claims;
begin
  perform private.lock_owner(account::text);
  if not exists (select 1 from public.profiles where user_id = account) then
    if jsonb_typeof(request -> 'create') is distinct from 'object' then return null; end if;
    perform private.create_user_info(account, request -> 'create');
    created := true;
  elsif jsonb_typeof(request -> 'change') = 'object' then
    perform private.change_user_info(account, request -> 'change', (request ->> 'gapsOnly')::boolean);
  end if;

  before := private.points_earned(account);
  if request ->> 'visitor' is not null then
    perform private.lock_owner(request ->> 'visitor');
    adopted := private.adopt_visitor(account, request ->> 'visitor', (request ->> 'provenAt')::timestamptz);
  end if;

  if progress is not null then
    insert into public.claims (progress_id, user_id) values (progress, account) on conflict do nothing;
    if not found then
      select * into strict earlier from public.claims where progress_id = progress;
    end if;
  end if;
  if earlier.progress_id is not null and earlier.user_id is null then
    -- The account that claimed it is deleted: its records never count again.
    told := jsonb_build_object('refused', coalesce((
      select jsonb_agg(jsonb_build_object('id', record -> 'id', 'reason', 'duplicate'))
      from jsonb_array_elements(request -> 'records') as record), '[]'));
  else
    -- A retry may bring later results; they count under the same cap.
    if jsonb_array_length(request -> 'records') > 0 then
      claimed := private.claim_results(account, request -> 'records', jsonb_set(request -> 'limits', '{total}',
        to_jsonb((request #>> '{limits,total}')::integer - coalesce(earlier.points, 0))));
    end if;
    told := jsonb_build_object('refused',
      (request -> 'refused') || private.without_repeats(claimed -> 'refused', coalesce(earlier.user_id = account, false))
        || private.still_missing(account, request -> 'verified'));
  end if;

  if bare > 0 and progress is not null and earlier.progress_id is null then
    bare_credit := private.claim_points(account, progress, bare, jsonb_set(request -> 'limits', '{total}',
      to_jsonb((request #>> '{limits,total}')::integer - (claimed ->> 'points')::integer)));
  end if;
  told := told || jsonb_build_object('pointsLeft', case
    when earlier.progress_id is null then bare - bare_credit
    when earlier.user_id = account then coalesce((earlier.answer ->> 'pointsLeft')::integer, 0)
    else 0 end);

  if created or adopted > 0 then perform private.refresh_user(account);
  else perform private.add_points(account, (claimed ->> 'points')::integer + bare_credit);
  end if;
  told := told || jsonb_build_object('moved', jsonb_build_object(
    'results', adopted + (claimed ->> 'results')::integer
      + case when earlier.user_id = account then (earlier.answer #>> '{moved,results}')::integer else 0 end,
    'points', (select points - before from public.profiles where user_id = account)
      + case when earlier.user_id = account then (earlier.answer #>> '{moved,points}')::integer else 0 end));
  if progress is not null and (earlier.progress_id is null or earlier.user_id = account) then
    update public.claims set points = points + (claimed ->> 'points')::integer + bare_credit, answer = told
    where progress_id = progress;
  end if;
  return told || jsonb_build_object('created', created, 'userInfo', (
    select to_jsonb(info) - array['created_at', 'updated_at', 'known_since', 'reading']
    from public.user_infos as info where user_id = account and not coalesce((request ->> 'brief')::boolean, false)));
end $$;
revoke execute on function public.save_user from public, anon, authenticated;
grant execute on function public.save_user to service_role;
