-- A result that was just written is added to its account's points and statistics: making those anew from all results
-- is for a new record and for a visitor's results, because a player of years has thousands of them.

-- `result` is a row that the same transaction wrote, of an account.
create function private.add_result(result public.results) returns void
language sql set search_path = '' as $$
  update public.user_infos as info set
    points = points + result.credited,
    statistics = statistics || jsonb_build_object(result.game,
      coalesce(info.statistics -> result.game, '[]') || jsonb_build_array(private.record_of(result))),
    updated_at = now()
  where user_id = result.user_id
$$;
revoke execute on function private.add_result(public.results) from public;

-- Writes the result of a run that is over and returns its ending. `finish`: {won, score, ms, n, tags, items, lines,
-- bucket, rewarded, bonuses: {daily, first, eleven, games} | null}; a run of the archive has no lines, bucket or bonuses.
create or replace function private.finish_run(run public.runs, finish jsonb, at timestamptz) returns jsonb
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

-- Stores what a match earned, once per match and seat and per match and player, whatever is sent again; returns the new
-- rows. `result` is what the room signed (src/contracts/room-results.ts); `limits`: {moves, meetings, minute, day}: own
-- moves that make an opponent, meetings of two that count in a day, matches of an owner that count in a minute, points
-- of an owner in a day. A player without an owner (no account, or deleted meanwhile) leaves no row; the record's id is
-- `{match}:{seat}`.
create or replace function public.record_match(result jsonb, limits jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stored integer := 0;
  owner  text;
  entry  record;
  before record;
  made   public.results;
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
    ) on conflict do nothing returning * into made;
    if found then
      stored := stored + 1;
      if made.user_id is not null then perform private.add_result(made); end if;
    end if;
  end loop;
  return stored;
end $$;
