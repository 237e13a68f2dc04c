-- Practice that a browser claims and runs of challenges share what a day of practice may bring: whichever came first.

drop index public.results_claimed_day;
create index results_practised_day on public.results (user_id, date, game) where source in ('claim', 'practice');

-- Accepts claimed practice results that the endpoint found plausible, in their order. `limits`: {day, total, runs,
-- points: {start, daily}, kept: {start, daily}}: points per date of the record, points of this claim, runs per game
-- and date; points of all claims and runs per game, at the start and more each day. Answers {results, points, refused, kept}:
-- `kept` are the records of each game as statistics show them. Of a day, runs of challenges take their part of what all
-- practice may bring, as they do the other way round (credit_practice).
-- Nobody knows beforehand how long the lists are: without nested loops four thousand records take no longer than that.
create or replace function private.claim_results(account uuid, records jsonb, limits jsonb) returns jsonb
language sql set search_path = '' set enable_nestloop = off as $$
  with given as (
    select record, place, record ->> 'id' as id, record ->> 'game' as game, (record ->> 'date')::date as date,
      (record ->> 'points')::integer as points, row_number() over (partition by record ->> 'id' order by place) as copy
    from jsonb_array_elements(records) with ordinality as list (record, place)
  ), age as (
    select greatest(0, extract(epoch from now() - known_since) / 86400)::integer as days
    from public.user_infos where user_id = account
  ), known as (
    select id from public.results where user_id = account and id = any(array(select id from given))
    union select id from public.results
    where source = 'claim' and user_id is not null and id = any(array(select id from given))
  ), fresh as (
    select * from given where copy = 1 and id not in (select id from known)
  ), days as (
    select date, sum(credited) as points from public.results
    where user_id = account and source in ('claim', 'practice') and date = any(array(select distinct date from fresh))
    group by date
  ), day_games as (
    select date, game, count(*) as runs from public.results
    where user_id = account and source in ('claim', 'practice') and date = any(array(select distinct date from fresh))
    group by date, game
  ), games as (
    select game, count(*) as runs, sum(credited) as points from public.results
    where user_id = account and source = 'claim' and exists (select 1 from fresh) group by game
  ), numbered as (
    select fresh.*,
      coalesce(day_games.runs, 0) + row_number() over (partition by fresh.date, fresh.game order by place) as of_day
    from fresh left join day_games using (date, game)
  ), faded as (
    select numbered.*, numbered.points / private.fading(of_day) as worth,
      of_day > (limits ->> 'runs')::integer or coalesce(games.runs, 0)
        + count(*) filter (where of_day <= (limits ->> 'runs')::integer) over (partition by game order by place)
        > (limits #>> '{kept,start}')::integer + days * (limits #>> '{kept,daily}')::integer as is_full
    from numbered left join games using (game), age
  ), of_days as (
    select faded.*, greatest(0, least(worth, (limits ->> 'day')::integer - coalesce(days.points, 0)
      - coalesce(sum(worth) filter (where not is_full) over (
          partition by faded.date order by place rows between unbounded preceding and 1 preceding), 0))) as of_day_left
    from faded left join days using (date)
  ), most as (
    select least((limits ->> 'total')::integer, (limits #>> '{points,start}')::integer
      + days * (limits #>> '{points,daily}')::integer - (select coalesce(sum(points), 0) from games)) as points
    from age
  ), credits as (
    select of_days.*, greatest(0, least(of_day_left, most.points
      - coalesce(sum(of_day_left) filter (where not is_full) over (
          order by place rows between unbounded preceding and 1 preceding), 0))) as credit
    from of_days, most
  ), written as (
    insert into public.results as made (
      id, user_id, source, game, mode, date, won, score, points, credited, ms, n, tags, items)
    select id, account, 'claim', game, record ->> 'mode', date, (record ->> 'won')::boolean,
      (record ->> 'score')::integer, points, credit, (record ->> 'ms')::integer, (record ->> 'n')::integer,
      array(select jsonb_array_elements_text(record -> 'tags')),
      array(select jsonb_array_elements_text(coalesce(record -> 'items', '[]')))
    from credits where not is_full and (worth = 0 or credit > 0) order by place
    -- Another account brought it in this very moment.
    on conflict do nothing
    returning made.id, made.credited, made.game, made.key, private.record_of(made) as kept
  ), refused as (
    select jsonb_build_object('id', given.id, 'reason', case
      when given.copy = 1 and (credits.is_full or (credits.worth > 0 and credits.credit = 0)) then 'cap'
      else 'duplicate' end) as refusal, given.place
    from given left join credits using (place)
    where given.copy > 1 or not exists (select 1 from written where written.id = given.id)
  )
  select jsonb_build_object(
    'results', (select count(*) from written),
    'points', (select coalesce(sum(credited), 0) from written),
    'refused', (select coalesce(jsonb_agg(refusal order by place), '[]') from refused),
    'kept', (select coalesce(jsonb_object_agg(game, list), '{}') from (
      select game, jsonb_agg(kept order by key) as list from written group by game) as of_games))
$$;
