-- Ranked runs: of one player alone, against a clock that the server keeps, several a day. One is open for an owner and
-- game at a time. How long every answer took is kept, and a run that no hand plays like that waits for somebody to look.

alter table public.runs alter column puzzle_id drop not null;
alter table public.runs add constraint runs_of_a_day_have_a_puzzle
  check (puzzle_id is not null or mode not in ('today', 'archive'));
alter table public.runs
  add column part      text check (char_length(part) between 1 and 40),
  add column deadline  timestamptz,
  add column timed_out boolean not null default false,
  add column step_ms   integer[] not null default '{}' check (cardinality(step_ms) <= 200);

comment on column public.runs.puzzle_id is 'Null where nobody else plays the same: ranked runs';
comment on column public.runs.deadline is 'When the open step of a ranked run is lost; null when none is open';
comment on column public.runs.timed_out is 'The clock ended it: its last step is no answer';
comment on column public.runs.step_ms is 'Of a ranked run: from the moment a question left to the moment its answer came';

create unique index runs_user_ranked on public.runs (user_id, game) where mode = 'ranked' and not over;
create unique index runs_visitor_ranked on public.runs (visitor, game) where mode = 'ranked' and not over;
create index runs_due on public.runs (deadline) where deadline is not null and not over;

alter table public.results drop constraint results_source_check;
alter table public.results
  add constraint results_source_check check (source in ('daily', 'room', 'claim', 'ranked')),
  add column held boolean not null default false,
  add constraint results_ranked_possible check (source <> 'ranked' or score <= n);

comment on column public.results.held is 'A ranked run that waits for somebody to look at it, or did not stand: on no board, worth nothing';

create index results_user_ranked on public.results (user_id, date) where source = 'ranked';
create index results_visitor_ranked on public.results (visitor, date) where source = 'ranked';

-- The ranked runs that nobody would play like that, and what was decided about them.
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

create index run_reviews_queue on public.run_reviews (status, created_at);

alter table public.run_reviews enable row level security;
revoke all on public.run_reviews from public, anon, authenticated, service_role;
grant select on public.run_reviews to service_role;

-- What `earned` points are worth to somebody whose ranked runs of that day are these: less from run to run of a game,
-- and 600 a day in all, as matches. `own` is the run itself where it is written already: only runs before it make it fade.
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
revoke execute on function private.ranked_worth(uuid, text, text, date, integer, bigint) from public;

-- Writes the result of a ranked run whose last step is taken. `least_median`: no hand answers faster than so many ms,
-- and none as evenly as 20 ms over five answers.
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
revoke execute on function private.finish_ranked(public.runs, jsonb, timestamptz) from public;

-- The owner's open ranked run of this game as `{run}`, else `{created: id}` of a new one. `hourly`: {bucket, limit,
-- window} of what may begin on one line, `{"refused": "ranked"}` when that is used up.
create function public.start_ranked(
  asked jsonb, hourly jsonb, account uuid, visitor_hash text, for_game text, for_part text, for_date date,
  first_state jsonb, at timestamptz, until timestamptz, due timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare run public.runs;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": "runs"}'; end if;
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  select * into run from public.runs
  where mode = 'ranked' and not over and game = for_game and (user_id = account or visitor = visitor_hash);
  if found then
    return jsonb_build_object('run', to_jsonb(run));
  end if;
  if not public.take(hourly ->> 'bucket', (hourly ->> 'limit')::integer, (hourly ->> 'window')::integer) then
    return '{"refused": "ranked"}';
  end if;
  insert into public.runs (
    user_id, visitor, game, mode, part, date, state, started_at, stepped_at, expires_at, deadline
  ) values (account, visitor_hash, for_game, 'ranked', for_part, for_date, first_state, at, at, until, due)
  returning * into run;
  return jsonb_build_object('created', run.id);
end $$;

drop function public.commit_step(jsonb, uuid, uuid, text, integer, jsonb, timestamptz, jsonb);
-- Takes step `step` when exactly the one before it was the last: `{taken, ending}`. Not taken, and nothing written, when
-- it was not, or when the run is over or not the caller's. With `finish` the run ends and its result is written in the
-- same transaction. Of a ranked run: `due` is when the next step is lost, `late` says that the clock took this one.
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
  -- Before the row lock: a hand-over takes the same locks in the same order.
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

create function private.ms_between(since timestamptz, until timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(round(extract(epoch from until - since) * 1000), 0), 86400000)::integer
$$;
revoke execute on function private.ms_between(timestamptz, timestamptz) from public;

-- Open ranked runs whose step is lost by `at`, the longest ago first: what nobody came back to is ended by whoever reads.
create function public.due_runs(at timestamptz, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(due) order by due.deadline), '[]') from (
    select * from public.runs
    where deadline is not null and not over and deadline <= at order by deadline limit least(size, 20)
  ) as due
$$;

revoke execute on function public.start_ranked(
  jsonb, jsonb, uuid, text, text, text, date, jsonb, timestamptz, timestamptz, timestamptz)
  from public, anon, authenticated;
revoke execute on function public.commit_step(
  jsonb, uuid, uuid, text, integer, jsonb, timestamptz, jsonb, timestamptz, boolean) from public, anon, authenticated;
revoke execute on function public.due_runs(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.start_ranked(
  jsonb, jsonb, uuid, text, text, text, date, jsonb, timestamptz, timestamptz, timestamptz) to service_role;
grant execute on function public.commit_step(
  jsonb, uuid, uuid, text, integer, jsonb, timestamptz, jsonb, timestamptz, boolean) to service_role;
grant execute on function public.due_runs(timestamptz, integer) to service_role;
