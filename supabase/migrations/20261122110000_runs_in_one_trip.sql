-- Beginning a run and taking a step are one call each: the limit of requests, what has to be looked up and what is
-- written. `asked` is what `admit` takes; null: the caller has been counted already. `{"refused": true}`, and nothing
-- else, for who asks too often.

-- As before, planned once a connection and not at every call.
create or replace function public.take(key text, "limit" integer, "window" integer, cost integer default 1) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if take.cost > take."limit" then return false; end if;
  insert into public.rate_limits as taken (bucket, hits, resets_at)
  values (take.key, take.cost, now() + make_interval(secs => take."window"))
  on conflict (bucket) do update set
    hits = case when taken.resets_at <= now() then take.cost else taken.hits + take.cost end,
    resets_at = case when taken.resets_at <= now() then excluded.resets_at else taken.resets_at end
  where taken.resets_at <= now() or taken.hits + take.cost <= take."limit";
  return found;
end $$;

drop function public.start_run(uuid, text, text, text, date, bigint, jsonb, timestamptz, timestamptz);
-- Get or create: the same owner, game, mode and day always have the same run. `{created: id}` of a new one, as it was
-- given; else `{run}`, its `ending` with the counts of now, or null when there is none and the puzzle was voided: look
-- the day up again.
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

drop function public.commit_step(uuid, uuid, text, integer, jsonb, timestamptz, jsonb);
-- Takes step `step` when exactly the one before it was the last: `{taken, ending}`. Not taken, and nothing written, when
-- it was not, or when the run is over or not the caller's. With `finish` the run ends and its result is written in the
-- same transaction.
create function public.commit_step(
  asked jsonb, run_id uuid, account uuid, visitor_hash text, step integer, next_state jsonb, at timestamptz,
  finish jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare run public.runs;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": true}'; end if;
  if finish is null then
    update public.runs set n = step, state = next_state, stepped_at = at
    where id = run_id and (user_id = account or visitor = visitor_hash) and n = step - 1 and not over;
    return jsonb_build_object('taken', found, 'ending', null);
  end if;
  -- Before the row lock: a hand-over takes the same locks in the same order.
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  select * into run from public.runs
  where id = run_id and (user_id = account or visitor = visitor_hash) and n = step - 1 and not over for update;
  if not found then return '{"taken": false, "ending": null}'; end if;
  update public.runs set
    n = step, state = next_state, stepped_at = at, over = true, ending = private.finish_run(run, finish, at)
  where id = run_id returning * into run;
  return jsonb_build_object('taken', true, 'ending', run.ending);
end $$;

revoke execute on function public.start_run(
  jsonb, uuid, text, text, text, date, bigint, jsonb, timestamptz, timestamptz) from public, anon, authenticated;
revoke execute on function public.commit_step(jsonb, uuid, uuid, text, integer, jsonb, timestamptz, jsonb)
  from public, anon, authenticated;
grant execute on function public.start_run(
  jsonb, uuid, text, text, text, date, bigint, jsonb, timestamptz, timestamptz) to service_role;
grant execute on function public.commit_step(jsonb, uuid, uuid, text, integer, jsonb, timestamptz, jsonb)
  to service_role;
