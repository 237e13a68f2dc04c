-- The bonus for a whole day goes to who finished every daily that is open on it, with something right in each, when
-- there are at least four: not to eleven games of which most do not exist yet.

-- The bonuses of the day that this run earns: `{first, eleven}` in points. The owner is locked by the caller. `bonuses`:
-- {first, eleven, games, least}: ids of the games that the server can draw for the day, and how many of them make a
-- whole day. A game whose puzzle was voided without another in its place is not open.
create or replace function private.day_bonuses(run public.runs, bonuses jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with open as (
    select name from jsonb_array_elements_text(bonuses -> 'games') as given (name)
    where not exists (
      select 1 from public.puzzles as day where day.game = name and day.mode = 'today' and day.date = run.date
      having bool_and(day.voided_at is not null))
  ), earned as (
    select game, first_bonus, eleven_bonus from public.results
    where source = 'daily' and mode = 'today' and points > 0 and 'gave-up' <> all(tags) and date = run.date
      and (user_id = run.user_id or visitor = run.visitor)
  )
  select jsonb_build_object(
    'first', case when exists (select 1 from earned where first_bonus > 0) then 0
      else (bonuses ->> 'first')::integer end,
    'eleven', case
      when (select count(*) from open) >= (bonuses ->> 'least')::integer
        and not exists (select 1 from earned where eleven_bonus > 0)
        and not exists (select 1 from open where name <> run.game and name not in (select game from earned))
      then (bonuses ->> 'eleven')::integer else 0 end)
$$;

-- The record as the browser knows it: the day without zero padding. `bonus` are the points of the day among the
-- points of a daily: 10 for having something right and not giving up (src/core/points.ts), the first of the day, all
-- that are open. Without them the points say how well it went.
create or replace function private.record_of(result public.results) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', result.id, 'mode', result.mode, 'date', to_char(result.date, 'FMYYYY-FMMM-FMDD'), 'won', result.won,
    'score', result.score, 'points', result.points, 'ms', result.ms, 'n', result.n, 'tags', to_jsonb(result.tags))
    || case when result.items = '{}' then '{}'::jsonb else jsonb_build_object('items', result.items) end
    || case when result.source = 'daily' and result.mode = 'today' and result.points > 0
        and 'gave-up' <> all(result.tags)
      then jsonb_build_object('bonus', 10 + result.first_bonus + result.eleven_bonus) else '{}'::jsonb end
$$;
