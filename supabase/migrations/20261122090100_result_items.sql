-- What was named or filled right in a run, by id: collections and albums are the union over a player's results.

alter table public.results add column items text[] not null default '{}' check (cardinality(items) <= 16);

-- The record as the browser knows it: the day without zero padding, and no items where there are none.
create or replace function private.record_of(result public.results) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', result.id, 'mode', result.mode, 'date', to_char(result.date, 'FMYYYY-FMMM-FMDD'), 'won', result.won,
    'score', result.score, 'points', result.points, 'ms', result.ms, 'n', result.n, 'tags', to_jsonb(result.tags))
    || case when result.items = '{}' then '{}'::jsonb else jsonb_build_object('items', result.items) end
$$;

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
  if run.user_id is not null then perform private.refresh_user(run.user_id); end if;

  return jsonb_build_object('result', private.record_of(result), 'lines', lines,
    'counts', case when result.bucket is null then null else public.distribution_of(run.game, run.date, run.id::text) end);
end $$;
