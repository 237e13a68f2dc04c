-- A school shares an address: ranked runs that begin are counted by player, and by address as many as a class may play.

-- As before, `hourly`: {window, own: {bucket, limit}, address: {bucket, limit}}; both have to be free.
create or replace function public.start_ranked(
  asked jsonb, hourly jsonb, account uuid, visitor_hash text, for_game text, for_part text, for_date date,
  first_state jsonb, at timestamptz, until timestamptz, due timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run   public.runs;
  per   constant integer := (hourly ->> 'window')::integer;
  taken boolean;
begin
  if asked is not null and not private.admit(asked) then return '{"refused": "runs"}'; end if;
  perform private.lock_owner(coalesce(account::text, visitor_hash));
  select * into run from public.runs
  where mode = 'ranked' and not over and game = for_game and (user_id = account or visitor = visitor_hash);
  if found then
    return jsonb_build_object('run', to_jsonb(run));
  end if;
  taken := public.take(hourly #>> '{own,bucket}', (hourly #>> '{own,limit}')::integer, per)
    and public.take(hourly #>> '{address,bucket}', (hourly #>> '{address,limit}')::integer, per);
  if taken is not true then
    return '{"refused": "ranked"}';
  end if;
  insert into public.runs (
    user_id, visitor, game, mode, part, date, state, started_at, stepped_at, expires_at, deadline
  ) values (account, visitor_hash, for_game, 'ranked', for_part, for_date, first_state, at, at, until, due)
  returning * into run;
  return jsonb_build_object('created', run.id);
end $$;

-- A run that could not be ended is let lie for an hour, so that it holds up no other.
alter table public.runs add column unsettled_at timestamptz;
comment on column public.runs.unsettled_at is 'When ending a ranked run whose deadline had passed failed last';

create or replace function public.due_runs(at timestamptz, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(due) order by due.deadline), '[]') from (
    select * from public.runs
    where deadline is not null and not over and deadline <= at
      and (unsettled_at is null or unsettled_at <= at - interval '1 hour')
    order by deadline limit least(size, 20)
  ) as due
$$;

create function public.leave_run(run uuid, at timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.runs set unsettled_at = at where id = run and not over
$$;
revoke execute on function public.leave_run(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.leave_run(uuid, timestamptz) to service_role;
