-- A ranked run that the address refuses costs its player nothing: both counts are asked before either is taken.

create function private.has_room(key text, "limit" integer) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    (select resets_at <= now() or hits < has_room."limit" from public.rate_limits where bucket = has_room.key), true
  )
$$;
revoke execute on function private.has_room(text, integer) from public;

-- As before but for that.
create or replace function public.start_ranked(
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
  -- Somebody else of the address may have come in between.
  if not (public.take(address, class, per) and public.take(own, most, per)) then
    return '{"refused": "ranked"}';
  end if;
  insert into public.runs (
    user_id, visitor, game, mode, part, date, state, started_at, stepped_at, expires_at, deadline
  ) values (account, visitor_hash, for_game, 'ranked', for_part, for_date, first_state, at, at, until, due)
  returning * into run;
  return jsonb_build_object('created', run.id);
end $$;
