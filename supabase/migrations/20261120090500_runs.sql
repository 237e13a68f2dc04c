-- Runs that the server keeps: the whole state with the answer in it, so only the server reads it.
-- `n` counts the steps taken; the state is always the one after step n, so a repeated step can be answered again.

create table public.runs (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid references auth.users (id) on delete cascade,
  visitor    text check (visitor ~ '^[0-9a-f]{64}$'),
  game       text not null,
  mode       text not null,
  date       date not null,
  puzzle_id  bigint not null references public.puzzles (id),
  n          integer not null default 0 check (n >= 0),
  state      jsonb not null,
  started_at timestamptz not null,
  stepped_at timestamptz not null,
  expires_at timestamptz not null,
  over       boolean not null default false,
  ending     jsonb,
  constraint runs_one_owner check (num_nonnulls(user_id, visitor) = 1),
  constraint runs_over_with_ending check (over = (ending is not null))
);

comment on column public.runs.ending is '{result, lines, counts}: what the last step''s answer said';

create unique index runs_user_day on public.runs (user_id, game, mode, date) where mode in ('today', 'archive');
create unique index runs_visitor_day on public.runs (visitor, game, mode, date) where mode in ('today', 'archive');
create index runs_visitor_age on public.runs (started_at) where visitor is not null;

alter table public.runs enable row level security;
revoke all on public.runs from public, anon, authenticated, service_role;
grant select on public.runs to service_role;

-- Get or create: the same owner, game, mode and day always have the same run. `{run, created}`
create function public.start_run(
  account uuid, visitor_hash text, for_game text, for_mode text, for_date date, puzzle bigint, first_state jsonb,
  at timestamptz, until timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare run public.runs;
begin
  insert into public.runs (user_id, visitor, game, mode, date, puzzle_id, state, started_at, stepped_at, expires_at)
  values (account, visitor_hash, for_game, for_mode, for_date, puzzle, first_state, at, at, until)
  on conflict do nothing returning * into run;
  if found then
    return jsonb_build_object('run', to_jsonb(run), 'created', true);
  end if;
  select * into strict run from public.runs
  where game = for_game and mode = for_mode and date = for_date and (user_id = account or visitor = visitor_hash);
  return jsonb_build_object('run', to_jsonb(run), 'created', false);
end $$;

-- How many of everybody's runs of a day fell into each bucket: `{"0": 3, "4": 12}`.
create function public.distribution_of(for_game text, for_date date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(bucket, plays), '{}') from (
    select bucket, count(*) as plays from public.results
    where game = for_game and date = for_date and bucket is not null group by bucket
  ) as counted
$$;

-- The bonuses of the day that this run earns: `{first, eleven}` in points. The owner is locked by the caller.
create function private.day_bonuses(run public.runs, bonuses jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'first', case when count(*) filter (where first_bonus > 0) = 0 then (bonuses ->> 'first')::integer else 0 end,
    'eleven', case
      when count(*) filter (where eleven_bonus > 0) = 0
        and count(distinct game) filter (where game <> run.game) = (bonuses ->> 'games')::integer - 1
      then (bonuses ->> 'eleven')::integer else 0 end)
  from public.results
  where source = 'daily' and mode = 'today' and points > 0 and date = run.date
    and (user_id = run.user_id or visitor = run.visitor)
$$;
revoke execute on function private.day_bonuses(public.runs, jsonb) from public;

create function private.line(key text, points integer) returns jsonb
language sql immutable set search_path = '' as $$ select jsonb_build_array(jsonb_build_object('key', key, 'points', points)) $$;
revoke execute on function private.line(text, integer) from public;

-- Writes the result of a run that is over and returns its ending. `finish`: {won, score, ms, n, tags, lines, bucket,
-- rewarded, bonuses: {daily, first, eleven, games} | null}; a run of the archive has no lines, bucket or bonuses.
create function private.finish_run(run public.runs, finish jsonb, at timestamptz) returns jsonb
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
    id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, tags, bucket, first_bonus,
    eleven_bonus, finished_at
  ) values (
    run.id::text, run.user_id, run.visitor, 'daily', run.game, run.mode, run.date, (finish ->> 'won')::boolean,
    (finish ->> 'score')::integer, earned, earned, (finish ->> 'ms')::integer, (finish ->> 'n')::integer,
    array(select jsonb_array_elements_text(finish -> 'tags')), (finish ->> 'bucket')::smallint,
    (extra ->> 'first')::smallint, (extra ->> 'eleven')::smallint, at
  ) returning * into strict result;
  if run.user_id is not null then perform private.refresh_user(run.user_id); end if;

  return jsonb_build_object('result', private.record_of(result), 'lines', lines,
    'counts', case when result.bucket is null then null else public.distribution_of(run.game, run.date) end);
end $$;
revoke execute on function private.finish_run(public.runs, jsonb, timestamptz) from public;

-- Takes step `step` when exactly the one before it was the last; null, and nothing written, when it was not, or when
-- the run is over or not the caller's. With `finish` the run ends and its result is written in the same transaction.
create function public.commit_step(
  run_id uuid, account uuid, visitor_hash text, step integer, next_state jsonb, at timestamptz, finish jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare run public.runs;
begin
  -- Before the row lock: a hand-over takes the same locks in the same order.
  if finish is not null then perform private.lock_owner(coalesce(account::text, visitor_hash)); end if;
  select * into run from public.runs
  where id = run_id and (user_id = account or visitor = visitor_hash) and n = step - 1 and not over for update;
  if not found then return null; end if;
  update public.runs set
    n = step, state = next_state, stepped_at = at, over = finish is not null,
    ending = case when finish is null then null else private.finish_run(run, finish, at) end
  where id = run_id returning * into run;
  return to_jsonb(run);
end $$;

revoke execute on function public.start_run(uuid, text, text, text, date, bigint, jsonb, timestamptz, timestamptz)
  from public, anon, authenticated;
revoke execute on function public.distribution_of(text, date) from public, anon, authenticated;
revoke execute on function public.commit_step(uuid, uuid, text, integer, jsonb, timestamptz, jsonb)
  from public, anon, authenticated;
grant execute on function public.start_run(uuid, text, text, text, date, bigint, jsonb, timestamptz, timestamptz)
  to service_role;
grant execute on function public.distribution_of(text, date) to service_role;
grant execute on function public.commit_step(uuid, uuid, text, integer, jsonb, timestamptz, jsonb) to service_role;
