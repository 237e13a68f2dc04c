-- A day's puzzle is drawn when somebody first asks for it, and no other day with it: a new game does not owe all days
-- since launch at once. What must not come back (`used`, keys of any kind) is no longer what is told (`names`).

alter table public.puzzles add column names text[] not null default '{}';
update public.puzzles set names = array[setup #>> '{answer,name}'] where setup #>> '{answer,name}' is not null;
alter table public.puzzles rename column answers to used;

comment on column public.puzzles.used is 'Keys of what was asked: footballers, pairs, a whole grid; not again for as long as the game says';
comment on column public.puzzles.names is 'What was asked for, in words, for when the day is over';

create or replace function private.keep_puzzle() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE'
    and (old.id, old.game, old.mode, old.date, old.number, old.setup, old.used, old.names)
      is not distinct from
        (new.id, new.game, new.mode, new.date, new.number, new.setup, new.used, new.names) then
    return new;
  end if;
  raise exception 'a published puzzle never changes' using errcode = '23514';
end $$;

-- What a draw has to know: `{used, rows, newest}`. Keys of all rows less than `days` (null: ever) from day `number` on
-- either side, the nearest day last, voided rows too: what was seen once is no surprise. `rows` counts those of the
-- day itself, `newest` is the id of the newest row of the game.
create function public.puzzles_around(for_game text, around integer, days integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'used', coalesce((
      select jsonb_agg(key order by abs(number - around) desc, id, at)
      from public.puzzles, unnest(used) with ordinality as keys (key, at)
      where game = for_game and mode = 'today' and (days is null or abs(number - around) < days)), '[]'),
    'rows', (select count(*) from public.puzzles where game = for_game and mode = 'today' and number = around),
    'newest', (select coalesce(max(id), 0) from public.puzzles where game = for_game and mode = 'today'))
$$;

-- Publishes a day that was drawn knowing all rows up to `after_id`: `{id, setup, names}` of the row that counts,
-- somebody else's where they were faster with the same day. Null, and nothing written, when another day was drawn
-- meanwhile: draw again on top of it.
drop function public.add_puzzles(text, text, integer, jsonb, bigint);
create function public.add_puzzle(
  for_game text, on_date date, with_number integer, with_setup jsonb, with_used text[], with_names text[], after_id bigint
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare day public.puzzles;
begin
  perform pg_advisory_xact_lock(hashtextextended('puzzles:' || for_game || ':today', 0));
  select * into day from public.puzzles
  where game = for_game and mode = 'today' and date = on_date and voided_at is null;
  if not found then
    if after_id <> (select coalesce(max(id), 0) from public.puzzles where game = for_game and mode = 'today') then
      return null;
    end if;
    insert into public.puzzles (game, mode, date, number, setup, used, names)
    values (for_game, 'today', on_date, with_number, with_setup, with_used, with_names) returning * into day;
  end if;
  return jsonb_build_object('id', day.id, 'setup', day.setup, 'names', day.names);
end $$;

drop function public.void_puzzle(uuid, bigint, text, bigint, jsonb, text[]);
-- Voids a puzzle and puts another one, drawn knowing all rows up to `after_id`, in its place: the id of the new one.
-- 0 when it was voided already; null, and nothing written, when somebody drew meanwhile: draw again.
create function public.void_puzzle(
  by_admin uuid, puzzle bigint, why text, after_id bigint, new_setup jsonb, new_used text[], new_names text[]
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  old public.puzzles;
  replacement bigint;
begin
  select * into strict old from public.puzzles where id = puzzle;
  perform pg_advisory_xact_lock(hashtextextended('puzzles:' || old.game || ':' || old.mode, 0));
  update public.puzzles set voided_at = now(), void_reason = why
  where id = puzzle and voided_at is null
    and after_id = (select max(id) from public.puzzles where game = old.game and mode = old.mode);
  if not found then
    return (select case when voided_at is not null then 0 end from public.puzzles where id = puzzle);
  end if;
  insert into public.puzzles (game, mode, date, number, setup, used, names)
  values (old.game, old.mode, old.date, old.number, new_setup, new_used, new_names) returning id into replacement;
  perform private.note_action(by_admin, 'void-daily', old.game || ' ' || old.date, why);
  return replacement;
end $$;

-- The puzzles of a stretch of days with what they ask for, how many runs were begun with each, and what stood there
-- before: `[{id, game, date, number, names, runs, voided: [{names, reason, voidedAt}]}]`.
create or replace function public.list_dailies(since date, until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', day.id, 'game', day.game, 'date', day.date,
    'number', day.number, 'names', day.names,
    'runs', (select count(*) from public.runs where puzzle_id = day.id),
    'voided', (
      select coalesce(jsonb_agg(jsonb_build_object('names', old.names, 'reason', coalesce(old.void_reason, ''),
        'voidedAt', old.voided_at) order by old.id), '[]')
      from public.puzzles as old
      where old.game = day.game and old.mode = day.mode and old.date = day.date and old.voided_at is not null
    )) order by day.date, day.game), '[]')
  from public.puzzles as day
  where day.voided_at is null and day.mode = 'today' and day.date between since and until
$$;

revoke execute on function public.puzzles_around(text, integer, integer) from public, anon, authenticated;
revoke execute on function public.add_puzzle(text, date, integer, jsonb, text[], text[], bigint)
  from public, anon, authenticated;
revoke execute on function public.void_puzzle(uuid, bigint, text, bigint, jsonb, text[], text[])
  from public, anon, authenticated;
grant execute on function public.puzzles_around(text, integer, integer) to service_role;
grant execute on function public.add_puzzle(text, date, integer, jsonb, text[], text[], bigint) to service_role;
grant execute on function public.void_puzzle(uuid, bigint, text, bigint, jsonb, text[], text[]) to service_role;
