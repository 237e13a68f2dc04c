-- What a match in a room is worth. A room is easily filled with oneself: a guest, a second account, somebody who leaves
-- at once. So a place is worth points among accounts that played, the same two meet for points twice a day, a match
-- that forfeits cut short is worth nothing, and runs of a day fade as all others do.

drop function public.record_room_result(
  text, text, uuid, text, text, text, date, boolean, integer, integer, integer, integer);

create index results_match on public.results (match_id) where match_id is not null;
create index results_room_day on public.results (user_id, date) where source = 'room';

-- Every seat of a match that somebody owns, each with those they played against: not themselves, with moves of their
-- own, and not met for points too often that day. `among_accounts`: at least one of those is an account, and so is this.
create function private.seats_of(result jsonb, limits jsonb)
returns table (seat text, user_id uuid, visitor text, earned jsonb, played boolean, among_accounts boolean)
language sql stable set search_path = '' as $$
  with seats as (
    select earned ->> 'seat' as seat, (earned ->> 'user')::uuid as user_id, earned ->> 'visitor' as visitor, earned,
      coalesce(earned ->> 'user', earned ->> 'visitor') as owner
    from jsonb_array_elements(result -> 'seats') as earned
    where num_nonnulls(earned ->> 'user', earned ->> 'visitor') = 1
  ), opponents as (
    select mine.seat, theirs.user_id is not null and mine.user_id is not null as accounts
    from seats as mine join seats as theirs
      on theirs.owner <> mine.owner and (theirs.earned ->> 'n')::integer >= (limits ->> 'moves')::integer
    where (limits ->> 'meetings')::integer > (
      select count(*) from public.results as own join public.results as other using (match_id)
      where own.source = 'room' and own.date = (result ->> 'date')::date and own.match_id <> result ->> 'match'
        and (own.user_id = mine.user_id or own.visitor = mine.visitor)
        and (other.user_id = theirs.user_id or other.visitor = theirs.visitor)
        and own.credited + other.credited > 0)
  )
  select seat, user_id, visitor, earned,
    (result #>> '{rounds,played}')::integer >= (result #>> '{rounds,planned}')::integer
      and exists (select 1 from opponents where opponents.seat = seats.seat),
    exists (select 1 from opponents where opponents.seat = seats.seat and accounts)
  from seats
$$;
revoke execute on function private.seats_of(jsonb, jsonb) from public;

-- Stores what a match earned, once per match and seat and per match and player, whatever is sent again; returns the new
-- rows. `result` is what the room signed (src/contracts/room-results.ts); `limits`: {moves, meetings, minute, day}: own
-- moves that make an opponent, meetings of two that count in a day, matches of an owner that count in a minute, points
-- of an owner in a day. A player without an owner (no account, or deleted meanwhile) leaves no row; the record's id is
-- `{match}:{seat}`.
create function public.record_match(result jsonb, limits jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stored integer := 0;
  owner  text;
  entry  record;
  before record;
  worth  integer;
begin
  -- In one order, so that two matches of the same players wait for each other instead of for ever.
  for owner in
    select distinct coalesce(seat ->> 'user', seat ->> 'visitor') as id
    from jsonb_array_elements(result -> 'seats') as seat where num_nonnulls(seat ->> 'user', seat ->> 'visitor') = 1
    order by id
  loop
    perform private.lock_owner(owner);
  end loop;

  for entry in select * from private.seats_of(result, limits) loop
    continue when entry.user_id is not null and not exists (select 1 from auth.users where id = entry.user_id);
    select count(*) filter (where game = result ->> 'game') + 1 as run_of_day, coalesce(sum(credited), 0) as points,
      count(*) filter (where credited > 0 and finished_at > now() - interval '1 minute') as lately into before
    from public.results
    where source = 'room' and date = (result ->> 'date')::date
      and (user_id = entry.user_id or visitor = entry.visitor);
    worth := case
      when not entry.played or before.lately >= (limits ->> 'minute')::integer then 0
      when entry.among_accounts then (entry.earned ->> 'points')::integer
      else least((entry.earned ->> 'points')::integer, (entry.earned ->> 'base')::integer) end;
    insert into public.results (
      id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, match_id, seat_key, on_boards
    ) values (
      (result ->> 'match') || ':' || entry.seat, entry.user_id, entry.visitor, 'room', result ->> 'game',
      result ->> 'mode', (result ->> 'date')::date, (entry.earned ->> 'won')::boolean,
      (entry.earned ->> 'score')::integer, (entry.earned ->> 'points')::integer,
      greatest(0, least(worth / private.fading(before.run_of_day), (limits ->> 'day')::integer - before.points)),
      (entry.earned ->> 'ms')::integer, (entry.earned ->> 'n')::integer, result ->> 'match', entry.seat,
      entry.among_accounts
    ) on conflict do nothing;
    if found then
      stored := stored + 1;
      if entry.user_id is not null then perform private.refresh_user(entry.user_id); end if;
    end if;
  end loop;
  return stored;
end $$;
revoke execute on function public.record_match(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.record_match(jsonb, jsonb) to service_role;
