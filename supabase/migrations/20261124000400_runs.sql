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
  cause        text not null check (cause in ('fast', 'even', 'long', 'pace')),
  median_ms    integer not null,
  deviation_ms integer not null,
  status       text not null default 'open' check (status in ('open', 'accepted', 'dismissed')),
  reason       text check (char_length(reason) between 1 and 200),
  created_at   timestamptz not null default now(),
  decided_at   timestamptz,
  constraint run_reviews_decided check ((status = 'open') = (decided_at is null))
);
comment on table public.run_reviews is 'Runs that look automated, and the decision on each';
comment on column public.run_reviews.cause is 'fast, even, long: ranked runs; pace: a daily, whose median_ms is the mean per action';
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
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_array(jsonb_build_object('key', key, 'points', points));
end $$;
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

-- An owner's day as an end needs it: games whose puzzle is open or voided, dailies done and solved (something right, not held),
-- points and `counted` of the open ones, and which bonuses were paid.
create type private.owner_day as (
  open text[], voided text[], done text[], solved text[], points integer, counted boolean, has_first boolean,
  has_eleven boolean
);

-- The day of a run's owner; the caller holds the owner's lock.
create function private.day_of(run public.runs) returns private.owner_day
language plpgsql stable set search_path = '' as $$
declare day private.owner_day;
begin
  select coalesce(array_agg(game) filter (where voided_at is null), '{}'),
    coalesce(array_agg(game) filter (where voided_at is not null), '{}')
  into day.open, day.voided from public.puzzles where date = run.date and mode = 'today';
  select coalesce(array_agg(game), '{}'),
    coalesce(array_agg(game) filter (where points > 0 and 'gave-up' <> all (tags) and not held), '{}'),
    coalesce(sum(points) filter (where game = any (day.open)), 0),
    coalesce(bool_and(counted) filter (where game = any (day.open)), true),
    coalesce(bool_or(first_bonus > 0), false), coalesce(bool_or(eleven_bonus > 0), false)
  into day.done, day.solved, day.points, day.counted, day.has_first, day.has_eleven
  from public.results
  where source = 'daily' and mode = 'today' and date = run.date and (user_id = run.user_id or visitor = run.visitor);
  return day;
end $$;
revoke execute on function private.day_of from public;

-- Whether a run completes the day with something right in every open daily. `bonuses`: {games, least}: ids of the games
-- that can be drawn for the day, and how many dailies make a full day. A voided puzzle without a successor is not open.
create function private.is_full_day(run public.runs, day private.owner_day, bonuses jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select count(*) >= (bonuses ->> 'least')::integer
      and coalesce(bool_and(name = run.game or name = any (day.solved)), false)
    from jsonb_array_elements_text(bonuses -> 'games') as given (name)
    where name = any (day.open) or name <> all (day.voided));
end $$;
revoke execute on function private.is_full_day from public;

-- Answers per question of a puzzle: `[{question, choice, plays}]`.
create function public.picks_of(puzzle bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('question', question, 'choice', choice, 'plays', plays)), '[]')
  from private.picks where puzzle_id = puzzle
$$;
revoke execute on function public.picks_of from public, anon, authenticated;
grant execute on function public.picks_of to service_role;

-- Writes the result of a run that is over and returns its ending. `finish`: {won, score, ms, n, tags, items, lines,
-- bucket, rewarded, bonuses: {daily, first, eleven, games, least} | null, held, picks}; a run of the archive has no
-- lines, bucket or bonuses. A held result with points waits for review. The caller holds the owner's lock.
create function private.write_result(run public.runs, finish jsonb, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  is_today    constant boolean := run.mode = 'today';
  is_practice constant boolean := run.mode not in ('today', 'archive');
  bonuses     constant jsonb := finish -> 'bonuses';
  bucket      constant smallint := (finish ->> 'bucket')::smallint;
  lines       jsonb := finish -> 'lines';
  day         private.owner_day;
  first       smallint := 0;
  eleven      smallint := 0;
  earned      integer;
  result      public.results;
begin
  if is_today then day := private.day_of(run); end if;
  if is_today and (finish ->> 'rewarded')::boolean and jsonb_typeof(bonuses) = 'object' then
    lines := lines || private.line('daily', (bonuses ->> 'daily')::integer);
    if not day.has_first then
      first := (bonuses ->> 'first')::smallint;
      lines := lines || private.line('first', first);
    end if;
    if not day.has_eleven and private.is_full_day(run, day, bonuses) then
      eleven := (bonuses ->> 'eleven')::smallint;
      lines := lines || private.line('eleven', eleven);
    end if;
  end if;
  select greatest(coalesce(sum((line ->> 'points')::integer), 0), 0) into earned from jsonb_array_elements(lines) as line;

  insert into public.results (
    id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, tags, items, bucket,
    first_bonus, eleven_bonus, on_boards, counted, held, finished_at
  ) values (
    run.id::text, run.user_id, run.visitor, case when is_practice then 'practice' else 'daily' end, run.game, run.mode,
    run.date, (finish ->> 'won')::boolean, (finish ->> 'score')::integer, earned,
    case when is_practice then private.practice_worth(run.user_id, run.visitor, run.game, run.date, earned)
      else earned end,
    (finish ->> 'ms')::integer, (finish ->> 'n')::integer,
    array(select jsonb_array_elements_text(finish -> 'tags')),
    array(select jsonb_array_elements_text(coalesce(finish -> 'items', '[]'))), bucket, first, eleven, not is_practice,
    bucket is null or run.visitor is null or private.is_first_of_line(run.visitor, run.game, run.date),
    coalesce((finish ->> 'held')::boolean, false) and earned > 0, at
  ) returning * into strict result;
  if run.user_id is not null then perform private.add_points(run.user_id, result.credited); end if;
  if result.held then
    insert into public.run_reviews (run_id, cause, median_ms, deviation_ms)
    values (run.id, 'pace', result.ms / greatest(result.n, 1), 0);
  end if;

  perform private.note_result(result,
    case when is_today and run.game = any (day.open) and day.open <@ (day.done || run.game)
      and day.counted and result.counted then day.points + earned end,
    case when is_today then run.puzzle_id end,
    case when is_today and result.counted and jsonb_typeof(finish -> 'picks') = 'array'
      then array(select jsonb_array_elements_text(finish -> 'picks')) end,
    coalesce(is_today and result.counted and cardinality(day.done) = 0, false));
  -- Its event is not folded before the commit, so the counts do not have the run yet.
  return jsonb_build_object('result', private.record_of(result), 'lines', lines,
    'counts', case when bucket is not null then private.counts_with(run.game, run.date, bucket) end);
end $$;
revoke execute on function private.write_result from public;

-- Writes the result of a ranked run whose last step is taken. Held with something right: a median below `least_median`
-- ms, `streak.answers` answers in a row each below `streak.ms`, more than `most_right` right, or a spread below the one
-- that `even` allows so many answers, as standard deviation over mean (src/core/plausible.ts).
create function private.finish_ranked(run public.runs, finish jsonb, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  earned constant integer := (
    select greatest(coalesce(sum((line ->> 'points')::integer), 0), 0) from jsonb_array_elements(finish -> 'lines') as line);
  answers constant integer := coalesce((finish #>> '{streak,answers}')::integer, 1);
  pace   record;
  cause  text;
  result public.results;
begin
  select count(*) as answers, percentile_cont(0.5) within group (order by ms) as median, avg(ms) as mean,
    stddev_pop(ms) as deviation
  into pace from unnest(run.step_ms) as ms;
  cause := case
    when (finish ->> 'score')::integer = 0 then null
    when pace.median < (finish ->> 'least_median')::integer then 'fast'
    when exists (
      select 1 from (
        select count(*) filter (where ms < (finish #>> '{streak,ms}')::integer)
          over (order by place rows between answers - 1 preceding and current row) as quick
        from unnest(run.step_ms) with ordinality as step (ms, place)) as steps
      where quick = answers) then 'fast'
    when (finish ->> 'score')::integer > (finish ->> 'most_right')::integer then 'long'
    when pace.deviation < pace.mean * (
      select (allowed ->> 'spread')::numeric from jsonb_array_elements(finish -> 'even') as allowed
      where (allowed ->> 'answers')::integer <= pace.answers
      order by (allowed ->> 'answers')::integer desc limit 1) then 'even' end;

  insert into public.results (
    id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, tags, items, held, finished_at
  ) values (
    run.id::text, run.user_id, run.visitor, 'ranked', run.game, run.mode, run.date, (finish ->> 'won')::boolean,
    (finish ->> 'score')::integer, earned,
    case when cause is null then private.ranked_worth(run.user_id, run.visitor, run.game, run.date, earned) else 0 end,
    (finish ->> 'ms')::integer, run.n, array(select jsonb_array_elements_text(finish -> 'tags')),
    array(select jsonb_array_elements_text(coalesce(finish -> 'items', '[]'))), cause is not null, at
  ) returning * into strict result;
  if run.user_id is not null then perform private.add_points(run.user_id, result.credited); end if;
  perform private.note_result(result);
  if cause is not null then
    insert into public.run_reviews (run_id, cause, median_ms, deviation_ms)
    values (run.id, cause, round(pace.median), round(pace.deviation));
  end if;
  return jsonb_build_object(
    'result', private.record_of(result), 'lines', finish -> 'lines', 'counts', null, 'held', result.held);
end $$;
revoke execute on function private.finish_ranked from public;

-- The distribution as the owner of a finished run sees it: with the own result also while its event is queued, and when
-- its address was counted before.
create function private.counts_for(run public.runs) returns jsonb
language plpgsql stable set search_path = '' as $$
declare own smallint;
begin
  select bucket into own from public.results as result
  where id = run.id::text and (user_id = run.user_id or visitor = run.visitor) and bucket is not null
    and (not counted or exists (select from private.result_events as waiting where waiting.result = result.key));
  return case when own is null then public.distribution_of(run.game, run.date)
    else private.counts_with(run.game, run.date, own) end;
end $$;
revoke execute on function private.counts_for from public;

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
    run.ending := jsonb_set(run.ending, '{counts}', private.counts_for(run));
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

-- Ends a locked run with its last step; returns the ending.
create function private.end_run(
  run public.runs, step integer, next_state jsonb, at timestamptz, finish jsonb, late boolean
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  run.n := step;
  if run.mode = 'ranked' then
    if not late then run.step_ms := run.step_ms || private.ms_between(run.stepped_at, at); end if;
    run.ending := private.finish_ranked(run, finish, at);
  else
    perform private.lock_challenges(array[run.id]);
    run.ending := private.write_result(run, finish, at);
  end if;
  update public.runs set n = run.n, step_ms = run.step_ms, state = next_state, stepped_at = at, deadline = null,
    timed_out = late, over = true, ending = run.ending where id = run.id;
  return run.ending;
end $$;
revoke execute on function private.end_run from public;

-- Takes step `step` if the run is open, the caller's, and exactly one step behind: `{taken: true, ending}`; otherwise
-- writes nothing and returns the row: `{taken: false, run, drawn}`, null for no such run; `drawn`: games with a puzzle on
-- its day. Without `next_state` only admits and reads. With `finish` the run ends and its result is written in the same transaction. For ranked runs `due` is the
-- deadline of the next step, and `late` says that the deadline took this one.
create function public.commit_step(
  asked jsonb, run_id uuid, account uuid, visitor_hash text, step integer, next_state jsonb, at timestamptz,
  finish jsonb default null, due timestamptz default null, late boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare run public.runs;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": true}'; end if;
  if next_state is not null and finish is null then
    update public.runs set n = step, state = next_state, stepped_at = at, deadline = due, step_ms = case
      when mode = 'ranked' then step_ms || private.ms_between(stepped_at, at) else step_ms end
    where id = run_id and (user_id = account or visitor = visitor_hash) and n = step - 1 and not over;
    if found then return '{"taken": true, "ending": null}'; end if;
  elsif next_state is not null then
    -- Before the row lock, in the order of a hand-over.
    perform private.lock_owner(coalesce(account::text, visitor_hash));
    select * into run from public.runs
    where id = run_id and (user_id = account or visitor = visitor_hash) and n = step - 1 and not over for update;
    if found then return jsonb_build_object('taken', true, 'ending', private.end_run(run, step, next_state, at, finish, late)); end if;
  end if;
  select * into run from public.runs where id = run_id and (user_id = account or visitor = visitor_hash);
  return jsonb_build_object('taken', false, 'run', case when found then to_jsonb(run) end, 'drawn', array(
    select game from public.puzzles where date = run.date and mode = 'today' and voided_at is null));
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
