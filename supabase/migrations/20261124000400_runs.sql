-- Runs: games whose state the server keeps, step by step.

create table public.runs (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid references auth.users (id) on delete cascade,
  visitor      text check (visitor ~ '^[0-9a-f]{64}$'),
  game         text not null,
  mode         text not null,
  date         date not null,
  puzzle_id    bigint references public.puzzles (id),
  n            integer not null default 0 check (n >= 0),
  state        jsonb not null,
  started_at   timestamptz not null,
  stepped_at   timestamptz not null,
  expires_at   timestamptz not null,
  over         boolean not null default false,
  ending       jsonb,
  part         text check (char_length(part) between 1 and 40),
  deadline     timestamptz,
  timed_out    boolean not null default false,
  step_ms      integer[] not null default '{}' check (cardinality(step_ms) <= 200),
  unsettled_at timestamptz,
  constraint runs_one_owner check (num_nonnulls(user_id, visitor) = 1),
  constraint runs_over_with_ending check (over = (ending is not null)),
  constraint runs_of_a_day_have_a_puzzle check (puzzle_id is not null or mode not in ('today', 'archive'))
);
comment on table public.runs is 'Runs that the server keeps, answer included: only the server reads it';
comment on column public.runs.visitor is 'SHA-256 of the browser''s random id';
comment on column public.runs.puzzle_id is 'Null where nobody else plays the same puzzle, as in ranked runs';
comment on column public.runs.n is 'Steps taken';
comment on column public.runs.state is 'State after step n, so that a repeated step gets the same answer';
comment on column public.runs.ending is '{result, lines, counts} of the last step''s answer';
comment on column public.runs.part is 'Variant of a ranked run, such as a statistic';
comment on column public.runs.deadline is 'Deadline of the open step of a ranked run; null when none is open';
comment on column public.runs.timed_out is 'Ended by the deadline: the last step is no answer';
comment on column public.runs.step_ms is 'Ms from question to answer, per step of a ranked run';
comment on column public.runs.unsettled_at is 'When ending this overdue run failed last';

create unique index runs_user_day on public.runs (user_id, game, mode, date) where mode in ('today', 'archive');
create unique index runs_visitor_day on public.runs (visitor, game, mode, date) where mode in ('today', 'archive');
create unique index runs_user_ranked on public.runs (user_id, game) where mode = 'ranked' and not over;
create unique index runs_visitor_ranked on public.runs (visitor, game) where mode = 'ranked' and not over;
create index runs_user on public.runs (user_id) where user_id is not null;
create index runs_visitor on public.runs (visitor) where visitor is not null;
create index runs_visitor_age on public.runs (started_at) where visitor is not null;
create index runs_of_puzzle on public.runs (puzzle_id);
create index runs_due on public.runs (deadline) where deadline is not null and not over;
create index runs_practised on public.runs (expires_at) where mode not in ('today', 'archive', 'ranked', 'challenge');

alter table public.runs enable row level security;
revoke all on public.runs from public, anon, authenticated, service_role;
grant select on public.runs to service_role;

create table public.run_reviews (
  run_id       uuid primary key references public.runs (id) on delete cascade,
  cause        text not null check (cause in ('fast', 'even')),
  median_ms    integer not null,
  deviation_ms integer not null,
  status       text not null default 'open' check (status in ('open', 'accepted', 'dismissed')),
  reason       text check (char_length(reason) between 1 and 200),
  created_at   timestamptz not null default now(),
  decided_at   timestamptz,
  constraint run_reviews_decided check ((status = 'open') = (decided_at is null))
);
comment on table public.run_reviews is 'Ranked runs that look automated, and the decision on each';
comment on column public.run_reviews.cause is 'fast: median step too short; even: steps too regular';
comment on column public.run_reviews.deviation_ms is 'Standard deviation of the steps';

create index run_reviews_queue on public.run_reviews (status, created_at);

alter table public.run_reviews enable row level security;
revoke all on public.run_reviews from public, anon, authenticated, service_role;
grant select on public.run_reviews to service_role;

create table private.picks (
  puzzle_id bigint not null references public.puzzles (id) on delete cascade,
  question  smallint not null check (question between 0 and 63),
  choice    text not null check (char_length(choice) between 1 and 80),
  plays     integer not null check (plays > 0),
  primary key (puzzle_id, question, choice)
);
comment on table private.picks is 'Answers per question of a daily, counted over finished first runs without their owners';
comment on column private.picks.question is 'Position from 0';

alter table private.picks enable row level security;

-- One line of points.
create function private.line(key text, points integer) returns jsonb
language sql immutable set search_path = '' as $$ select jsonb_build_array(jsonb_build_object('key', key, 'points', points)) $$;
revoke execute on function private.line from public;

-- Points of a finished run without bonuses of its day.
create function private.points_of(run public.runs) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, coalesce(sum((line ->> 'points')::integer), 0))::integer
  from jsonb_array_elements(run.ending -> 'lines') as line
  where line ->> 'key' not in ('daily', 'first', 'eleven')
$$;
revoke execute on function private.points_of from public;

-- Milliseconds between two moments.
create function private.ms_between(since timestamptz, until timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(round(extract(epoch from until - since) * 1000), 0), 86400000)::integer
$$;
revoke execute on function private.ms_between from public;

-- Points credited for a ranked run: less from run to run of a game and day, at most 600 a day. Only runs before
-- `own` count when it is already stored.
create function private.ranked_worth(
  account uuid, visitor_hash text, of_game text, on_date date, earned integer, own bigint default null
) returns integer
language sql stable set search_path = '' as $$
  select greatest(0, least(
    earned / private.fading(count(*) filter (where game = of_game and (own is null or key < own)) + 1),
    600 - coalesce(sum(credited), 0)))::integer
  from public.results
  where source = 'ranked' and date = on_date and key is distinct from own
    and (user_id = account or visitor = visitor_hash)
$$;
revoke execute on function private.ranked_worth from public;

-- Bonuses that a run earns: `{first, eleven}` in points; the caller holds the owner's lock. `bonuses`: {first,
-- eleven, games, least}: ids of the games that can be drawn for the day, and how many dailies make a full day. The
-- bonus for a full day needs something right in every open daily. A voided puzzle without a successor is not open.
create function private.day_bonuses(run public.runs, bonuses jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with open as (
    select name from jsonb_array_elements_text(bonuses -> 'games') as given (name)
    where not exists (
      select 1 from public.puzzles as day where day.game = name and day.mode = 'today' and day.date = run.date
      having bool_and(day.voided_at is not null))
  ), earned as (
    select game, first_bonus, eleven_bonus from public.results
    where source = 'daily' and mode = 'today' and points > 0 and 'gave-up' <> all(tags) and date = run.date
      and (user_id = run.user_id or visitor = run.visitor)
  )
  select jsonb_build_object(
    'first', case when exists (select 1 from earned where first_bonus > 0) then 0
      else (bonuses ->> 'first')::integer end,
    'eleven', case
      when (select count(*) from open) >= (bonuses ->> 'least')::integer
        and not exists (select 1 from earned where eleven_bonus > 0)
        and not exists (select 1 from open where name <> run.game and name not in (select game from earned))
      then (bonuses ->> 'eleven')::integer else 0 end)
$$;
revoke execute on function private.day_bonuses from public;

-- Counts the answers of a daily. `picks`: one per question in order, null without an answer. Visitors count once per
-- address, as in the distribution.
create function private.note_picks(run public.runs, picks jsonb) returns void
language sql set search_path = '' as $$
  insert into private.picks as noted (puzzle_id, question, choice, plays)
  select run.puzzle_id, place - 1, choice, 1
  from jsonb_array_elements_text(case when jsonb_typeof(picks) = 'array' then picks else '[]' end)
    with ordinality as pick (choice, place)
  where choice is not null and run.mode = 'today' and exists (
    select 1 from public.results where id = run.id::text and source = 'daily' and counted
      and (user_id = run.user_id or visitor = run.visitor))
  order by place
  on conflict (puzzle_id, question, choice) do update set plays = noted.plays + 1
$$;
revoke execute on function private.note_picks from public;

-- Answers per question of a puzzle: `[{question, choice, plays}]`.
create function public.picks_of(puzzle bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('question', question, 'choice', choice, 'plays', plays)), '[]')
  from private.picks where puzzle_id = puzzle
$$;
revoke execute on function public.picks_of from public, anon, authenticated;
grant execute on function public.picks_of to service_role;

-- Writes the result of a finished run; returns its ending. `finish`: {won, score, ms, n, tags, items, lines, bucket,
-- rewarded, bonuses: {daily, first, eleven, games} | null}; archive runs have no lines, bucket or bonuses.
create function private.write_result(run public.runs, finish jsonb, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  lines  jsonb := finish -> 'lines';
  extra  jsonb := '{"first": 0, "eleven": 0}';
  earned integer;
  result public.results;
begin
  if (finish ->> 'rewarded')::boolean and jsonb_typeof(finish -> 'bonuses') = 'object' then
    extra := private.day_bonuses(run, finish -> 'bonuses');
    lines := lines || private.line('daily', (finish #>> '{bonuses,daily}')::integer);
    if (extra ->> 'first')::integer > 0 then lines := lines || private.line('first', (extra ->> 'first')::integer); end if;
    if (extra ->> 'eleven')::integer > 0 then lines := lines || private.line('eleven', (extra ->> 'eleven')::integer); end if;
  end if;
  select greatest(coalesce(sum((line ->> 'points')::integer), 0), 0) into earned from jsonb_array_elements(lines) as line;

  insert into public.results (
    id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, tags, items, bucket,
    first_bonus, eleven_bonus, finished_at
  ) values (
    run.id::text, run.user_id, run.visitor, 'daily', run.game, run.mode, run.date, (finish ->> 'won')::boolean,
    (finish ->> 'score')::integer, earned, earned, (finish ->> 'ms')::integer, (finish ->> 'n')::integer,
    array(select jsonb_array_elements_text(finish -> 'tags')),
    array(select jsonb_array_elements_text(coalesce(finish -> 'items', '[]'))), (finish ->> 'bucket')::smallint,
    (extra ->> 'first')::smallint, (extra ->> 'eleven')::smallint, at
  ) returning * into strict result;
  if run.user_id is not null then perform private.add_result(result); end if;

  return jsonb_build_object('result', private.record_of(result), 'lines', lines,
    'counts', case when result.bucket is null then null else public.distribution_of(run.game, run.date, run.id::text) end);
end $$;
revoke execute on function private.write_result from public;

-- Writes the result and picks of a finished run; returns its ending.
create function private.finish_run(run public.runs, finish jsonb, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare ending jsonb;
begin
  perform private.lock_challenges(array[run.id]);
  ending := private.write_result(run, finish, at);
  perform private.note_picks(run, finish -> 'picks');
  return ending;
end $$;
revoke execute on function private.finish_run from public;

-- Writes the result of a ranked run and holds it for review when it looks automated: median step under
-- `least_median` ms, or a standard deviation under 20 ms over at least five answers.
create function private.finish_ranked(run public.runs, finish jsonb, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  earned constant integer := (
    select greatest(coalesce(sum((line ->> 'points')::integer), 0), 0) from jsonb_array_elements(finish -> 'lines') as line);
  pace   record;
  cause  text;
  result public.results;
begin
  select count(*) as answers, percentile_cont(0.5) within group (order by ms) as median, stddev_pop(ms) as deviation
  into pace from unnest(run.step_ms) as ms;
  cause := case
    when (finish ->> 'score')::integer = 0 then null
    when pace.median < (finish ->> 'least_median')::integer then 'fast'
    when pace.answers >= 5 and pace.deviation < 20 then 'even' end;

  insert into public.results (
    id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, tags, items, held, finished_at
  ) values (
    run.id::text, run.user_id, run.visitor, 'ranked', run.game, run.mode, run.date, (finish ->> 'won')::boolean,
    (finish ->> 'score')::integer, earned,
    case when cause is null then private.ranked_worth(run.user_id, run.visitor, run.game, run.date, earned) else 0 end,
    (finish ->> 'ms')::integer, run.n, array(select jsonb_array_elements_text(finish -> 'tags')),
    array(select jsonb_array_elements_text(coalesce(finish -> 'items', '[]'))), cause is not null, at
  ) returning * into strict result;
  if run.user_id is not null then perform private.add_result(result); end if;
  if cause is not null then
    insert into public.run_reviews (run_id, cause, median_ms, deviation_ms)
    values (run.id, cause, round(pace.median), round(pace.deviation));
  end if;
  return jsonb_build_object(
    'result', private.record_of(result), 'lines', finish -> 'lines', 'counts', null, 'held', result.held);
end $$;
revoke execute on function private.finish_ranked from public;

-- Gets or creates the run of an owner, game, mode and day: `{created: id}`, or `{run}` with current counts in its
-- `ending`. Null when the puzzle was voided meanwhile, so that the caller reads the day again.
create function public.start_run(
  asked jsonb, account uuid, visitor_hash text, for_game text, for_mode text, for_date date, puzzle bigint,
  first_state jsonb, at timestamptz, until timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare run public.runs;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": true}'; end if;
  insert into public.runs (user_id, visitor, game, mode, date, puzzle_id, state, started_at, stepped_at, expires_at)
  select account, visitor_hash, for_game, for_mode, for_date, id, first_state, at, at, until from public.puzzles
  where id = puzzle and voided_at is null
  on conflict do nothing returning * into run;
  if found then
    return jsonb_build_object('created', run.id);
  end if;
  select * into run from public.runs
  where game = for_game and mode = for_mode and date = for_date and (user_id = account or visitor = visitor_hash);
  if not found then return '{"run": null}'; end if;
  if run.ending ->> 'counts' is not null then
    run.ending := jsonb_set(run.ending, '{counts}', public.distribution_of(for_game, for_date, run.id::text));
  end if;
  return jsonb_build_object('run', to_jsonb(run));
end $$;
revoke execute on function public.start_run from public, anon, authenticated;
grant execute on function public.start_run to service_role;

-- The owner's open practice run as `{run}`, or `{created: id}` of a new one. `{"refused": true}` when the rate limit
-- is reached.
create function public.start_practice(
  asked jsonb, account uuid, visitor_hash text, for_game text, for_mode text, for_part text, for_date date,
  first_state jsonb, at timestamptz, until timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare run public.runs;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": true}'; end if;
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  -- A hand-over may bring a second open run: the newest continues.
  select * into run from public.runs
  where (user_id = account or visitor = visitor_hash) and game = for_game and mode = for_mode
    and part is not distinct from for_part and not over and expires_at > at
  order by started_at desc limit 1;
  if found then
    return jsonb_build_object('run', to_jsonb(run));
  end if;
  insert into public.runs (user_id, visitor, game, mode, part, date, state, started_at, stepped_at, expires_at)
  values (account, visitor_hash, for_game, for_mode, for_part, for_date, first_state, at, at, until)
  returning * into run;
  return jsonb_build_object('created', run.id);
end $$;
revoke execute on function public.start_practice from public, anon, authenticated;
grant execute on function public.start_practice to service_role;

-- The owner's open ranked run of a game as `{run}`, or `{created: id}` of a new one. `hourly`: {window, own:
-- {bucket, limit}, address: {bucket, limit}}; both limits must have room, and a refusal by one costs nothing of the
-- other.
create function public.start_ranked(
  asked jsonb, hourly jsonb, account uuid, visitor_hash text, for_game text, for_part text, for_date date,
  first_state jsonb, at timestamptz, until timestamptz, due timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run     public.runs;
  per     constant integer := (hourly ->> 'window')::integer;
  own     constant text := hourly #>> '{own,bucket}';
  most    constant integer := (hourly #>> '{own,limit}')::integer;
  address constant text := hourly #>> '{address,bucket}';
  class   constant integer := (hourly #>> '{address,limit}')::integer;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": "runs"}'; end if;
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  select * into run from public.runs
  where mode = 'ranked' and not over and game = for_game and (user_id = account or visitor = visitor_hash);
  if found then
    return jsonb_build_object('run', to_jsonb(run));
  end if;
  if not (private.has_room(own, most) and private.has_room(address, class)) then
    return '{"refused": "ranked"}';
  end if;
  -- A concurrent request of the address may have taken the last place.
  if not (public.take(address, class, per) and public.take(own, most, per)) then
    return '{"refused": "ranked"}';
  end if;
  insert into public.runs (
    user_id, visitor, game, mode, part, date, state, started_at, stepped_at, expires_at, deadline
  ) values (account, visitor_hash, for_game, 'ranked', for_part, for_date, first_state, at, at, until, due)
  returning * into run;
  return jsonb_build_object('created', run.id);
end $$;
revoke execute on function public.start_ranked from public, anon, authenticated;
grant execute on function public.start_ranked to service_role;

-- Takes step `step` if the run is open, the caller's, and exactly one step behind: `{taken, ending}`; otherwise
-- writes nothing. With `finish` the run ends and its result is written in the same transaction. For ranked runs
-- `due` is the deadline of the next step, and `late` says that the deadline took this one.
create function public.commit_step(
  asked jsonb, run_id uuid, account uuid, visitor_hash text, step integer, next_state jsonb, at timestamptz,
  finish jsonb default null, due timestamptz default null, late boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare run public.runs;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": true}'; end if;
  if finish is null then
    update public.runs set n = step, state = next_state, stepped_at = at, deadline = due, step_ms = case
      when mode = 'ranked' then step_ms || private.ms_between(stepped_at, at) else step_ms end
    where id = run_id and (user_id = account or visitor = visitor_hash) and n = step - 1 and not over;
    return jsonb_build_object('taken', found, 'ending', null);
  end if;
  -- Before the row lock, in the order of a hand-over.
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  select * into run from public.runs
  where id = run_id and (user_id = account or visitor = visitor_hash) and n = step - 1 and not over for update;
  if not found then return '{"taken": false, "ending": null}'; end if;
  run.n := step;
  if run.mode = 'ranked' and not late then
    run.step_ms := run.step_ms || private.ms_between(run.stepped_at, at);
  end if;
  update public.runs set
    n = run.n, step_ms = run.step_ms, state = next_state, stepped_at = at, deadline = null, timed_out = late, over = true,
    ending = case when run.mode = 'ranked' then private.finish_ranked(run, finish, at)
      else private.finish_run(run, finish, at) end
  where id = run_id returning * into run;
  return jsonb_build_object('taken', true, 'ending', run.ending);
end $$;
revoke execute on function public.commit_step from public, anon, authenticated;
grant execute on function public.commit_step to service_role;

-- Open ranked runs whose deadline has passed, oldest first. Any reader may end them; runs that failed to end wait an
-- hour.
create function public.due_runs(at timestamptz, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(due) order by due.deadline), '[]') from (
    select * from public.runs
    where deadline is not null and not over and deadline <= at
      and (unsettled_at is null or unsettled_at <= at - interval '1 hour')
    order by deadline limit least(size, 20)
  ) as due
$$;
revoke execute on function public.due_runs from public, anon, authenticated;
grant execute on function public.due_runs to service_role;

-- Notes that ending an overdue run failed.
create function public.leave_run(run uuid, at timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.runs set unsettled_at = at where id = run and not over
$$;
revoke execute on function public.leave_run from public, anon, authenticated;
grant execute on function public.leave_run to service_role;
