-- A day's puzzle that is wrong gives way to another one. Runs that were begun keep the puzzle they have, and what was
-- finished stays as it was.

create index runs_of_puzzle on public.runs (puzzle_id);

-- As before, and it also notices a day that was redrawn meanwhile (`after_id`, the newest row that the draw knew): a
-- replacement is a new row on an old day.
drop function public.add_puzzles(text, text, integer, jsonb);
create function public.add_puzzles(
  for_game text, for_mode text, after_number integer, days jsonb, after_id bigint default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('puzzles:' || for_game || ':' || for_mode, 0));
  if exists (
    select 1 from public.puzzles where game = for_game and mode = for_mode
    having coalesce(max(number), 0) <> after_number or coalesce(max(id), 0) <> coalesce(after_id, max(id), 0)
  ) then
    return false;
  end if;
  insert into public.puzzles (game, mode, date, number, setup, answers)
  select for_game, for_mode, day.date, day.number, day.setup, day.answers
  from jsonb_to_recordset(days) as day (date date, number integer, setup jsonb, answers text[])
  order by day.number;
  return true;
end $$;
revoke execute on function public.add_puzzles(text, text, integer, jsonb, bigint) from public, anon, authenticated;
grant execute on function public.add_puzzles(text, text, integer, jsonb, bigint) to service_role;

-- Voids a puzzle and puts another one, drawn knowing all rows up to `after_id`, in its place: the id of the new one.
-- 0 when it was voided already; null, and nothing written, when somebody drew meanwhile: draw again.
create function public.void_puzzle(
  by_admin uuid, puzzle bigint, why text, after_id bigint, new_setup jsonb, new_answers text[]
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
  insert into public.puzzles (game, mode, date, number, setup, answers)
  values (old.game, old.mode, old.date, old.number, new_setup, new_answers) returning id into replacement;
  perform private.note_action(by_admin, 'void-daily', old.game || ' ' || old.date, why);
  return replacement;
end $$;
revoke execute on function public.void_puzzle(uuid, bigint, text, bigint, jsonb, text[]) from public, anon, authenticated;
grant execute on function public.void_puzzle(uuid, bigint, text, bigint, jsonb, text[]) to service_role;

-- The puzzles of a stretch of days with their answers, how many runs were begun with each, and what stood there before:
-- `[{id, game, date, number, answers, runs, voided: [{answers, reason, voidedAt}]}]`.
create function public.list_dailies(since date, until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', day.id, 'game', day.game, 'date', day.date,
    'number', day.number, 'answers', day.answers,
    'runs', (select count(*) from public.runs where puzzle_id = day.id),
    'voided', (
      select coalesce(jsonb_agg(jsonb_build_object('answers', old.answers, 'reason', coalesce(old.void_reason, ''),
        'voidedAt', old.voided_at) order by old.id), '[]')
      from public.puzzles as old
      where old.game = day.game and old.mode = day.mode and old.date = day.date and old.voided_at is not null
    )) order by day.date, day.game), '[]')
  from public.puzzles as day
  where day.voided_at is null and day.mode = 'today' and day.date between since and until
$$;
revoke execute on function public.list_dailies(date, date) from public, anon, authenticated;
grant execute on function public.list_dailies(date, date) to service_role;
