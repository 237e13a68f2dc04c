-- Points of a browser that no record accounts for move with a hand-over, once per progress id.

alter table public.claims add column bare integer not null default 0 check (bare >= 0);
comment on column public.claims.bare is 'Points without a record that this hand-over brought; part of points';

-- What user_infos.points adds up to.
create function private.points_earned(account uuid) returns integer
language sql stable set search_path = '' as $$
  select (coalesce((select sum(credited) from public.results where user_id = account), 0)
    + coalesce((select sum(bare) from public.claims where user_id = account), 0))::integer
$$;
revoke execute on function private.points_earned(uuid) from public;

-- Credits points without a record under the caps of claims; returns how many.
create function private.claim_points(account uuid, progress uuid, asked integer, limits jsonb) returns integer
language sql set search_path = '' as $$
  update public.claims set bare = greatest(0, least(
    asked, (limits ->> 'total')::integer,
    (limits #>> '{points,start}')::integer
      + (select greatest(0, extract(epoch from now() - known_since) / 86400)::integer
         from public.user_infos where user_id = account) * (limits #>> '{points,daily}')::integer
      - (select coalesce(sum(credited), 0) from public.results where user_id = account and source = 'claim')
      - (select coalesce(sum(other.bare), 0) from public.claims as other where other.user_id = account)))
  where progress_id = progress returning bare
$$;
revoke execute on function private.claim_points(uuid, uuid, integer, jsonb) from public;

-- The statistics of an account are of the eleven games; the quiz has its own.
create or replace function private.refresh_user(account uuid) returns void
language sql set search_path = '' as $$
  update public.user_infos set
    points = private.points_earned(account),
    statistics = coalesce((
      select jsonb_object_agg(game, records) from (
        select game, jsonb_agg(private.record_of(result) order by finished_at, key) as records
        from public.results as result where user_id = account and game <> 'quiz' group by game
      ) as by_game
    ), '{}'),
    updated_at = now()
  where user_id = account
$$;

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
      + days * (limits #>> '{points,daily}')::integer - (select coalesce(sum(points), 0) from games)
      - (select coalesce(sum(bare), 0) from public.claims where user_id = account)) as points
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

-- `refresh_user` makes points and statistics anew from all results: only for a new record, or with a visitor's results.
-- `request`: {account, visitor, provenAt, progressId, create: fields | null, change: fields | null,
-- gapsOnly, records, verified, refused, bare, limits, brief}. `bare`: points without a record, credited with the first
-- request of a progress id. Answers {userInfo, moved, refused, pointsLeft, created}, without userInfo
-- when `brief` (a step of a longer hand-over), or null when there is no
-- record to change. A repeated progress id moves nothing twice: its own account is told the same again; any other one
-- gets only what was played after the first hand-over.
create or replace function public.save_user(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account  constant uuid := (request ->> 'account')::uuid;
  progress constant uuid := (request ->> 'progressId')::uuid;
  created  boolean := false;
  before   integer;
  adopted  integer := 0;
  claimed  jsonb := '{"results": 0, "points": 0, "refused": []}';
  bare     constant integer := coalesce((request ->> 'bare')::integer, 0);
  bare_credit integer := 0;
  told     jsonb;
  earlier  public.claims;
begin
  perform private.lock_owner(account::text);
  if not exists (select 1 from public.user_infos where user_id = account) then
    if jsonb_typeof(request -> 'create') is distinct from 'object' then return null; end if;
    perform private.create_user_info(account, request -> 'create');
    created := true;
  elsif jsonb_typeof(request -> 'change') = 'object' then
    perform private.change_user_info(account, request -> 'change', (request ->> 'gapsOnly')::boolean);
  end if;

  before := private.points_earned(account);
  if request ->> 'visitor' is not null then
    perform private.lock_owner(request ->> 'visitor');
    adopted := private.adopt_visitor(account, request ->> 'visitor', (request ->> 'provenAt')::timestamptz);
  end if;

  if progress is not null then
    insert into public.claims (progress_id, user_id) values (progress, account) on conflict do nothing;
    if not found then
      select * into strict earlier from public.claims where progress_id = progress;
    end if;
  end if;
  if earlier.progress_id is not null and earlier.user_id is null then
    -- The account that had it is gone, and what it was credited with it: nothing of it counts again.
    told := jsonb_build_object('refused', coalesce((
      select jsonb_agg(jsonb_build_object('id', record -> 'id', 'reason', 'duplicate'))
      from jsonb_array_elements(request -> 'records') as record), '[]'));
  else
    -- A retry may bring results that were kept after the first try: they count, under the same cap.
    if jsonb_array_length(request -> 'records') > 0 then
      claimed := private.claim_results(account, request -> 'records', jsonb_set(request -> 'limits', '{total}',
        to_jsonb((request #>> '{limits,total}')::integer - coalesce(earlier.points, 0))));
    end if;
    told := jsonb_build_object('refused',
      (request -> 'refused') || private.without_repeats(claimed -> 'refused', coalesce(earlier.user_id = account, false))
        || private.still_missing(account, request -> 'verified'));
  end if;

  if bare > 0 and progress is not null and earlier.progress_id is null then
    bare_credit := private.claim_points(account, progress, bare, jsonb_set(request -> 'limits', '{total}',
      to_jsonb((request #>> '{limits,total}')::integer - (claimed ->> 'points')::integer)));
  end if;
  told := told || jsonb_build_object('pointsLeft', case
    when earlier.progress_id is null then bare - bare_credit
    when earlier.user_id = account then coalesce((earlier.answer ->> 'pointsLeft')::integer, 0)
    else 0 end);

  if created or adopted > 0 then perform private.refresh_user(account);
  elsif (claimed ->> 'results')::integer > 0 then perform private.add_claims(account, claimed);
  end if;
  if bare_credit > 0 and not (created or adopted > 0) then
    update public.user_infos set points = points + bare_credit, updated_at = now() where user_id = account;
  end if;
  told := told || jsonb_build_object('moved', jsonb_build_object(
    'results', adopted + (claimed ->> 'results')::integer
      + case when earlier.user_id = account then (earlier.answer #>> '{moved,results}')::integer else 0 end,
    'points', (select points - before from public.user_infos where user_id = account)
      + case when earlier.user_id = account then (earlier.answer #>> '{moved,points}')::integer else 0 end));
  if progress is not null and (earlier.progress_id is null or earlier.user_id = account) then
    update public.claims set points = points + (claimed ->> 'points')::integer + bare_credit, answer = told
    where progress_id = progress;
  end if;
  return told || jsonb_build_object('created', created, 'userInfo', (
    select to_jsonb(info) - array['created_at', 'updated_at', 'known_since', 'reading']
    from public.user_infos as info where user_id = account and not coalesce((request ->> 'brief')::boolean, false)));
end $$;
