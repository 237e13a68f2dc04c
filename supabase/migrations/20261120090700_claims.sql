-- Progress made without an account is handed over once per progress id, ever: the first claim wins.
-- The row outlives the account, so that deleting one does not open the claim again.

create table public.claims (
  progress_id uuid primary key,
  user_id     uuid references auth.users (id) on delete set null,
  points      integer not null default 0,
  answer      jsonb,
  claimed_at  timestamptz not null default now()
);

comment on column public.claims.answer is '{moved, refused} as the last call answered: a retry is told the same';

create index claims_user on public.claims (user_id);

alter table public.claims enable row level security;
revoke all on public.claims from public, anon, authenticated, service_role;
grant select on public.claims to service_role;

-- What a practice run is worth: runs 1-5 of a game and day in full, 6-15 half, later a fifth (src/core/points.ts).
create function private.credited_points(points integer, run_of_day integer) returns integer
language sql immutable set search_path = '' as $$
  select points / case when run_of_day <= 5 then 1 when run_of_day <= 15 then 2 else 5 end
$$;
revoke execute on function private.credited_points(integer, integer) from public;

-- Makes a visitor's runs and results the account's. Where the account has finished a daily itself, its own row stays;
-- a day that only the visitor finished wins over a run the account has merely begun. Returns the results moved.
create function private.adopt_visitor(account uuid, visitor_hash text) returns integer
language plpgsql set search_path = '' as $$
declare moved integer;
begin
  delete from public.runs as own using public.runs as theirs
  where own.user_id = account and not own.over and theirs.visitor = visitor_hash and theirs.over
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.runs as theirs using public.runs as own
  where own.user_id = account and theirs.visitor = visitor_hash
    and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date);
  delete from public.results as theirs using public.results as own
  where own.user_id = account and theirs.visitor = visitor_hash and (
    own.id = theirs.id or own.match_id = theirs.match_id
    or (own.source = 'daily' and theirs.source = 'daily'
      and (own.game, own.mode, own.date) = (theirs.game, theirs.mode, theirs.date)));

  -- Both may have had a first daily, or all eleven, on the same day: the bonus counts once.
  update public.results as theirs set
    points = theirs.points - twice.first - twice.eleven, credited = theirs.credited - twice.first - twice.eleven,
    first_bonus = theirs.first_bonus - twice.first, eleven_bonus = theirs.eleven_bonus - twice.eleven
  from (
    select result.key,
      case when exists (select 1 from public.results as own where own.user_id = account and own.date = result.date
        and own.first_bonus > 0) then result.first_bonus else 0 end as first,
      case when exists (select 1 from public.results as own where own.user_id = account and own.date = result.date
        and own.eleven_bonus > 0) then result.eleven_bonus else 0 end as eleven
    from public.results as result where result.visitor = visitor_hash
  ) as twice
  where theirs.key = twice.key and twice.first + twice.eleven > 0;

  update public.runs set user_id = account, visitor = null where visitor = visitor_hash;
  update public.results set user_id = account, visitor = null where visitor = visitor_hash;
  get diagnostics moved = row_count;
  return moved;
end $$;
revoke execute on function private.adopt_visitor(uuid, text) from public;

-- Accepts claimed practice results that the endpoint found plausible, in their order. `limits`: {day, total, runs}:
-- points per date of the record, points of this claim, runs per game and date. Answers {results, points, refused}.
create function private.claim_results(account uuid, records jsonb, limits jsonb) returns jsonb
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
    if exists (select 1 from public.results where user_id = account and id = record ->> 'id') then
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
    );
    results := results + 1;
    points := points + greatest(credit, 0);
  end loop;
  return jsonb_build_object('results', results, 'points', points, 'refused', refused);
end $$;
revoke execute on function private.claim_results(uuid, jsonb, jsonb) from public;
