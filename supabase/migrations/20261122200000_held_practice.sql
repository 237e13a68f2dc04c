-- Practice that the server deals and holds, of games whose pictures would tell who they show: one run is open for an
-- owner, game, mode and part, and is forgotten a day after it began. Its results stay, as those of any practice.

create index runs_practised on public.runs (expires_at) where mode not in ('today', 'archive', 'ranked', 'challenge');

-- The owner's open run of this practice as `{run}`, else `{created: id}` of a new one; `{"refused": true}`, and nothing
-- else, for who asks too often.
create function public.start_practice(
  asked jsonb, account uuid, visitor_hash text, for_game text, for_mode text, for_part text, for_date date,
  first_state jsonb, at timestamptz, until timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare run public.runs;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": true}'; end if;
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  -- A hand-over may bring a second one: the newest goes on.
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

-- Ids of all that the owner has ever named or filled right in a game.
create function public.collected(account uuid, visitor_hash text, of_game text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct item), '{}')
  from public.results cross join lateral unnest(items) as item
  where (user_id = account or visitor = visitor_hash) and game = of_game and cardinality(items) > 0
$$;

-- What a run on the server is worth that is of no day: as runs of challenges are, so are those of practice.
drop trigger results_credit_practice on public.results;
create trigger results_credit_practice before insert on public.results
  for each row when (new.source = 'daily' and new.mode not in ('today', 'archive'))
  execute function private.credit_practice();
drop trigger results_credit_practice_again on public.results;
create trigger results_credit_practice_again before update of user_id on public.results
  for each row when (new.source = 'practice' and new.user_id is distinct from old.user_id)
  execute function private.credit_practice();

-- As before, and practice of yesterday.
create or replace function public.forget_expired() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer := 0;
  step    integer;
begin
  delete from public.runs where mode not in ('today', 'archive', 'ranked', 'challenge') and expires_at < now();
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.runs where visitor is not null and started_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.results where visitor is not null and finished_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.name_reports where created_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.visitors where seen_on < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  -- A puzzle is open for two days and a half.
  update public.visitors set origin = null where seen_on < current_date - 3 and origin is not null;
  delete from private.counted_lines where date < current_date - 3;
  delete from public.rate_limits where resets_at < now();
  get diagnostics step = row_count;
  return removed + step;
end $$;

revoke execute on function public.start_practice(
  jsonb, uuid, text, text, text, text, date, jsonb, timestamptz, timestamptz) from public, anon, authenticated;
revoke execute on function public.collected(uuid, text, text) from public, anon, authenticated;
grant execute on function public.start_practice(
  jsonb, uuid, text, text, text, text, date, jsonb, timestamptz, timestamptz) to service_role;
grant execute on function public.collected(uuid, text, text) to service_role;
