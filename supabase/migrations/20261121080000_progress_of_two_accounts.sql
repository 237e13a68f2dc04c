-- A hand-over whose answer never arrived leaves the progress in the browser. When another account signs in there, what the
-- first one was credited stays theirs, and what was played afterwards is the other one's: until now it was lost.
-- So a practice run counts once, whoever brings it: its id is a random one that the browser made.

create unique index results_claim_once on public.results (id) where source = 'claim';

-- Accepts claimed practice results that the endpoint found plausible, in their order. `limits`: {day, total, runs}:
-- points per date of the record, points of this claim, runs per game and date. Answers {results, points, refused}.
create or replace function private.claim_results(account uuid, records jsonb, limits jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  record      jsonb;
  run_of_day  integer;
  day_points  integer;
  credit      integer;
  results     integer := 0;
  points      integer := 0;
  refused     jsonb := '[]';
begin
  for record in select value from jsonb_array_elements(records) loop
    if exists (
      select 1 from public.results
      where id = record ->> 'id' and (user_id = account or (source = 'claim' and user_id is not null))
    ) then
      refused := refused || jsonb_build_array(jsonb_build_object('id', record -> 'id', 'reason', 'duplicate'));
      continue;
    end if;
    select count(*) filter (where game = record ->> 'game') + 1, coalesce(sum(credited), 0)
    into run_of_day, day_points
    from public.results where user_id = account and source = 'claim' and date = (record ->> 'date')::date;

    credit := private.credited_points((record ->> 'points')::integer, run_of_day);
    if run_of_day > (limits ->> 'runs')::integer
      or (credit > 0 and (day_points >= (limits ->> 'day')::integer or points >= (limits ->> 'total')::integer)) then
      refused := refused || jsonb_build_array(jsonb_build_object('id', record -> 'id', 'reason', 'cap'));
      continue;
    end if;
    credit := least(credit, (limits ->> 'day')::integer - day_points, (limits ->> 'total')::integer - points);
    insert into public.results (id, user_id, source, game, mode, date, won, score, points, credited, ms, n, tags)
    values (
      record ->> 'id', account, 'claim', record ->> 'game', record ->> 'mode', (record ->> 'date')::date,
      (record ->> 'won')::boolean, (record ->> 'score')::integer, (record ->> 'points')::integer, greatest(credit, 0),
      (record ->> 'ms')::integer, (record ->> 'n')::integer, array(select jsonb_array_elements_text(record -> 'tags'))
    ) on conflict do nothing;
    -- Another account brought it in this very moment.
    if not found then
      refused := refused || jsonb_build_array(jsonb_build_object('id', record -> 'id', 'reason', 'duplicate'));
      continue;
    end if;
    results := results + 1;
    points := points + greatest(credit, 0);
  end loop;
  return jsonb_build_object('results', results, 'points', points, 'refused', refused);
end $$;

-- `request`: {account, visitor, progressId, create: fields | null, change: fields | null, gapsOnly, records, verified,
-- refused, limits}. Answers {userInfo, moved, refused, created}, or null when there is no record to change.
-- A repeated progress id moves nothing twice: its own account is told the same again; any other one gets only what was
-- played after the first hand-over.
create or replace function public.save_user(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account  constant uuid := (request ->> 'account')::uuid;
  progress constant uuid := (request ->> 'progressId')::uuid;
  created  boolean := false;
  known    boolean;
  before   integer;
  adopted  integer := 0;
  claimed  jsonb := '{"results": 0, "points": 0, "refused": []}';
  told     jsonb;
  earlier  public.claims;
begin
  perform private.lock_owner(account::text);
  known := exists (select 1 from public.user_infos where user_id = account);
  if not known then
    if jsonb_typeof(request -> 'create') is distinct from 'object' then return null; end if;
    perform private.create_user_info(account, request -> 'create');
    created := true;
  elsif jsonb_typeof(request -> 'change') = 'object' then
    perform private.change_user_info(account, request -> 'change', (request ->> 'gapsOnly')::boolean);
  end if;

  perform private.refresh_user(account);
  select points into before from public.user_infos where user_id = account;
  if request ->> 'visitor' is not null then
    perform private.lock_owner(request ->> 'visitor');
    adopted := private.adopt_visitor(account, request ->> 'visitor');
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
    claimed := private.claim_results(account, request -> 'records', jsonb_set(request -> 'limits', '{total}',
      to_jsonb((request #>> '{limits,total}')::integer - coalesce(earlier.points, 0))));
    told := jsonb_build_object('refused',
      (request -> 'refused') || private.without_repeats(claimed -> 'refused', coalesce(earlier.user_id = account, false))
        || private.still_missing(account, request -> 'verified'));
  end if;

  perform private.refresh_user(account);
  told := told || jsonb_build_object('moved', jsonb_build_object(
    'results', adopted + (claimed ->> 'results')::integer
      + case when earlier.user_id = account then (earlier.answer #>> '{moved,results}')::integer else 0 end,
    'points', (select points - before from public.user_infos where user_id = account)
      + case when earlier.user_id = account then (earlier.answer #>> '{moved,points}')::integer else 0 end));
  if progress is not null and (earlier.progress_id is null or earlier.user_id = account) then
    update public.claims set points = points + (claimed ->> 'points')::integer, answer = told
    where progress_id = progress;
  end if;
  return told || jsonb_build_object('created', created,
    'userInfo', (select to_jsonb(info) - 'created_at' - 'updated_at' from public.user_infos as info where user_id = account));
end $$;
