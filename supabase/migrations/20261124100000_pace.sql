-- Results at a pace that no person has stay off the boards: dailies, ranked runs and matches of the quiz
-- (src/core/pace.ts). A daily counts on the boards of its own date.

comment on column public.results.held is 'Implausible pace: on no board until accepted. A ranked run is worth nothing until then, a daily and a match of the quiz keep their points';

alter table public.run_reviews drop constraint run_reviews_cause_check;
alter table public.run_reviews add constraint run_reviews_cause_check check (cause in ('fast', 'even', 'long', 'pace'));
comment on column public.run_reviews.cause is 'fast, even, long: ranked runs; pace: a daily, whose median_ms is the mean per action';

alter table public.quiz_results add column held boolean not null default false;
comment on column public.quiz_results.held is 'Implausible pace: on no board, without a podium';

-- The share of a result on each board; none for claims, visitors, and results that are held or not for boards. A daily
-- belongs to its own date, everything else to the UTC day on which it ended. At most 199 steps and 250 points count.
create or replace function private.board_shares(result public.results)
returns table (board text, period text, since date, score integer, tie bigint)
language sql immutable set search_path = '' as $$
  select share.board, periods.period, periods.since, share.score, share.tie
  from (
    select 'all' as board, result.credited as score, floor(extract(epoch from result.finished_at) * 1000)::bigint as tie
    where result.credited between 1 and 250
    union all
    select result.game, result.score, result.ms
    where result.source = 'ranked' and result.game in ('higherlower', 'statistics') and result.score between 1 and 199
  ) as share
  cross join private.periods_of(case result.source
    when 'daily' then result.date else (result.finished_at at time zone 'utc')::date end) as periods
  where result.user_id is not null and result.source in ('daily', 'room', 'ranked') and result.on_boards
    and not result.held
$$;

-- Writes the result of a run that is over and returns its ending. `finish`: {won, score, ms, n, tags, items, lines,
-- bucket, rewarded, bonuses: {daily, first, eleven, games} | null, held}; a run of the archive has no lines, bucket or
-- bonuses. A held result with points waits for review.
create or replace function private.write_result(run public.runs, finish jsonb, at timestamptz) returns jsonb
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
    first_bonus, eleven_bonus, held, finished_at
  ) values (
    run.id::text, run.user_id, run.visitor, 'daily', run.game, run.mode, run.date, (finish ->> 'won')::boolean,
    (finish ->> 'score')::integer, earned, earned, (finish ->> 'ms')::integer, (finish ->> 'n')::integer,
    array(select jsonb_array_elements_text(finish -> 'tags')),
    array(select jsonb_array_elements_text(coalesce(finish -> 'items', '[]'))), (finish ->> 'bucket')::smallint,
    (extra ->> 'first')::smallint, (extra ->> 'eleven')::smallint,
    coalesce((finish ->> 'held')::boolean, false) and earned > 0, at
  ) returning * into strict result;
  if run.user_id is not null then perform private.add_result(result); end if;
  if result.held then
    insert into public.run_reviews (run_id, cause, median_ms, deviation_ms)
    values (run.id, 'pace', result.ms / greatest(result.n, 1), 0);
  end if;

  return jsonb_build_object('result', private.record_of(result), 'lines', lines,
    'counts', case when result.bucket is null then null else public.distribution_of(run.game, run.date, run.id::text) end);
end $$;

-- Writes the result of a ranked run whose last step is taken. Held with something right: a median below `least_median`
-- ms, `streak.answers` answers in a row each below `streak.ms`, more than `most_right` right, or five answers that
-- spread less than 20 ms.
create or replace function private.finish_ranked(run public.runs, finish jsonb, at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  earned constant integer := (
    select greatest(coalesce(sum((line ->> 'points')::integer), 0), 0) from jsonb_array_elements(finish -> 'lines') as line);
  answers constant integer := coalesce((finish #>> '{streak,answers}')::integer, 1);
  pace   record;
  cause  text;
  result public.results;
begin
  select count(*) as answers, percentile_cont(0.5) within group (order by ms) as median, stddev_pop(ms) as deviation
  into pace from unnest(run.step_ms) as ms;
  cause := case
    when (finish ->> 'score')::integer = 0 then null
    when pace.median < (finish ->> 'least_median')::integer then 'fast'
    when exists (
      select 1 from (
        select count(*) filter (where ms < (finish #>> '{streak,ms}')::integer)
          over (order by place rows between answers - 1 preceding and current row) as quick
        from unnest(run.step_ms) with ordinality as step (ms, place)) as steps
      where quick = answers) then 'fast'
    when (finish ->> 'score')::integer > (finish ->> 'most_right')::integer then 'long'
    when pace.answers >= 5 and pace.deviation < 20 then 'even' end;

  insert into public.results (
    id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, tags, items, held, finished_at
  ) values (
    run.id::text, run.user_id, run.visitor, 'ranked', run.game, run.mode, run.date, (finish ->> 'won')::boolean,
    (finish ->> 'score')::integer, earned,
    case when cause is null then private.ranked_worth(run.user_id, run.visitor, run.game, run.date, earned) else 0 end,
    (finish ->> 'ms')::integer, run.n, array(select jsonb_array_elements_text(finish -> 'tags')),
    array(select jsonb_array_elements_text(coalesce(finish -> 'items', '[]'))), cause is not null, at
  ) returning * into strict result;
  if run.user_id is not null then perform private.add_result(result); end if;
  if cause is not null then
    insert into public.run_reviews (run_id, cause, median_ms, deviation_ms)
    values (run.id, cause, round(pace.median), round(pace.deviation));
  end if;
  return jsonb_build_object(
    'result', private.record_of(result), 'lines', finish -> 'lines', 'counts', null, 'held', result.held);
end $$;

-- `verdict` is accepted (the run enters its boards; a ranked run is credited as if it had never been held) or dismissed
-- (it stays off the boards). A daily keeps its points either way. Answers `{id, status, changed}`; null when no such run
-- waits.
create or replace function public.decide_run_review(by_admin uuid, run uuid, verdict text, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  review public.run_reviews;
  doubted public.runs;
  told   public.results;
  is_changed boolean;
begin
  select * into doubted from public.runs where id = run and user_id is not null;
  if not found then return null; end if;
  -- The order of locks that a step and a hand-over take.
  perform private.lock_owner(doubted.user_id::text);
  update public.run_reviews set status = verdict, reason = nullif(why, ''), decided_at = now()
  where run_id = run and status = 'open' and verdict in ('accepted', 'dismissed') returning * into review;
  is_changed := found;
  if not is_changed then
    select * into review from public.run_reviews where run_id = run;
    if not found then return null; end if;
    return jsonb_build_object('id', run, 'status', review.status, 'changed', false);
  end if;
  if verdict = 'accepted' then
    update public.results as result set held = false,
      credited = case result.source
      when 'ranked' then private.ranked_worth(user_id, null, game, date, points, key) else credited end
    where user_id = doubted.user_id and id = run::text returning * into strict told;
    if told.source = 'ranked' then
      update public.user_infos set points = points + told.credited, updated_at = now() where user_id = doubted.user_id;
    end if;
    update public.runs set ending = ending || '{"held": false}' where id = run;
  end if;
  perform private.note_action(by_admin, case verdict when 'accepted' then 'accept-run' else 'dismiss-run' end,
    private.name_of(doubted.user_id) || ' ' || doubted.game || ' ' || (doubted.ending #>> '{result,score}'), nullif(why, ''));
  return jsonb_build_object('id', run, 'status', verdict, 'changed', true);
end $$;

-- Stores what a match of the quiz was worth, once per match and account; returns the number of new rows. `result` is what
-- a shard signed (src/contracts/quiz-results.ts). `limits`: {answers, opponents, meetings, crowd, day}: own answers that
-- make an opponent; opponents that a podium takes, none of them met for a paid one `meetings` times that day, unless
-- `crowd` accounts played; points of an account in rooms in a day. A held seat earns its points without the podium and
-- is on no board.
create or replace function public.record_quiz(result jsonb, for_date date, limits jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  number constant integer := (result ->> 'match')::integer;
  owner  text;
  made   public.quiz_results[];
  days   private.quiz_days[];
begin
  -- In one order, so that two letters of the same players wait for each other instead of for ever.
  for owner in select distinct seat ->> 'user' as id from jsonb_array_elements(result -> 'seats') as seat order by id loop
    perform private.lock_owner(owner);
  end loop;

  with seats as (
    select (seat ->> 'user')::uuid as user_id, (seat ->> 'answered')::integer as answered,
      coalesce((seat ->> 'held')::boolean, false) as seat_held, seat
    from jsonb_array_elements(result -> 'seats') as seat
    where exists (select 1 from auth.users where id = (seat ->> 'user')::uuid)
  ), written as (
    insert into public.quiz_results (match, user_id, date, score, ms, correct, answered, rank, players, held, podium)
    select number, user_id, for_date, (seat ->> 'score')::integer, (seat ->> 'ms')::integer,
      (seat ->> 'right')::integer, answered, (seat ->> 'rank')::integer, (result ->> 'players')::integer, seat_held,
      not seat_held and (seat ->> 'points')::integer > (seat ->> 'base')::integer
        and ((result ->> 'accounts')::integer >= (limits ->> 'crowd')::integer
          or (limits ->> 'opponents')::integer <= (
            select count(*) from seats as other
            where other.user_id <> seats.user_id and other.answered >= (limits ->> 'answers')::integer
              and (limits ->> 'meetings')::integer > (
                select count(*) from public.quiz_results as own join public.quiz_results as theirs using (match)
                where own.user_id = seats.user_id and own.date = for_date and own.podium
                  and theirs.user_id = other.user_id and theirs.answered >= (limits ->> 'answers')::integer)))
    from seats
    on conflict do nothing returning *
  )
  select coalesce(array_agg(written::public.quiz_results), '{}') into made from written;

  with worth as (
    select row.*, case when row.podium then earned.points else earned.base end as points,
      coalesce(of_day.matches, 0) + 1 as run_of_day, coalesce(of_day.points, 0) as before
    from unnest(made) as row
    join lateral (
      select (seat ->> 'points')::integer as points, (seat ->> 'base')::integer as base
      from jsonb_array_elements(result -> 'seats') as seat where (seat ->> 'user')::uuid = row.user_id limit 1
    ) as earned on true
    left join lateral (
      select count(*) filter (where game = 'quiz') as matches, sum(credited) as points
      from public.results where source = 'room' and date = for_date and user_id = row.user_id
    ) as of_day on true
  ), paid as (
    insert into public.results (
      id, user_id, source, game, mode, date, won, score, points, credited, ms, n, match_id, seat_key, on_boards, held)
    select 'quiz-' || number || ':' || user_id, user_id, 'room', 'quiz', 'live', for_date, rank = 1 and players > 1, score,
      points, greatest(0, least(points / private.fading(run_of_day), (limits ->> 'day')::integer - before)), ms, answered,
      'quiz-' || number, user_id::text, (result ->> 'accounts')::integer > 1, held
    from worth
    on conflict do nothing returning user_id, credited
  )
  update public.user_infos as info set points = info.points + paid.credited, updated_at = now()
  from paid where info.user_id = paid.user_id;

  with sums as (
    select row.user_id, (
      select coalesce(sum(score), 0) from (
        select score from public.quiz_results as own
        where own.user_id = row.user_id and own.date = for_date and not own.held order by score desc limit 5) as best) as score
    from unnest(made) as row
  ), changed as (
    insert into private.quiz_days as known (user_id, date, score) select user_id, for_date, score from sums
    on conflict (user_id, date) do update set score = excluded.score, reached_at = excluded.reached_at where known.score <> excluded.score
    returning *
  )
  select coalesce(array_agg(changed::private.quiz_days), '{}') into days from changed;
  perform private.place_quiz(days);
  return cardinality(made);
end $$;

-- The accounts of a match, best first, without held ones: {players, rows}. No name for accounts that opted out.
create or replace function public.quiz_match(of integer, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('players', coalesce((select max(players) from public.quiz_results where match = of), 0), 'rows', coalesce(jsonb_agg(jsonb_build_object(
    'rank', rank, 'score', score, 'ms', ms, 'correct', correct, 'username', username, 'photo_url', photo_url,
    'kit', preferences -> 'kit', 'country', preferences -> 'country') order by score desc, ms, line.user_id), '[]'))
  from (
    select * from public.quiz_results where match = of and not held order by score desc, ms, user_id limit least(size, 100)) as line
  left join public.user_infos as info on info.user_id = line.user_id and info.opt_in
$$;

-- Everything that is kept about an account but what the auth service keeps, as one value.
create or replace function public.export_account(account uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'profile', (
      select jsonb_build_object('id', id, 'user_id', user_id, 'username', username, 'photo_url', photo_url,
        'points', points, 'preferences', preferences, 'locales', locales, 'opt_in', opt_in, 'createdAt', created_at,
        'updatedAt', updated_at)
      from public.user_infos where user_id = account),
    'results', (
      select coalesce(jsonb_agg(private.record_of(result) || jsonb_build_object('game', game, 'source', source,
        'credited', credited, 'finishedAt', finished_at)
        || case when source = 'ranked' or held then jsonb_build_object('held', held) else '{}' end order by finished_at, key), '[]')
      from public.results as result where user_id = account),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object('game', game, 'mode', mode,
        'date', to_char(date, 'FMYYYY-FMMM-FMDD'), 'startedAt', started_at, 'over', over)
        || case when over then jsonb_build_object('steps', n, 'state', state) else '{}' end
        || case when part is not null then jsonb_build_object('part', part) else '{}' end
        || case when over and mode = 'ranked' then jsonb_build_object('stepMs', to_jsonb(step_ms)) else '{}' end
        order by started_at, id), '[]')
      from public.runs where user_id = account),
    'quiz', (
      select coalesce(jsonb_agg(jsonb_build_object('match', match, 'date', to_char(date, 'FMYYYY-FMMM-FMDD'),
        'score', score, 'ms', ms, 'right', correct, 'answered', answered, 'rank', rank, 'players', players)
        order by match), '[]')
      from public.quiz_results where user_id = account),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object('game', game, 'kind', kind, 'about', about, 'field', field,
        'note', note, 'status', status, 'reason', reason, 'createdAt', created_at) order by created_at, id), '[]')
      from public.reports where user_id = account),
    'submissions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'footballer', player_id, 'fileType', file_type,
        'file', file_url, 'status', status, 'reason', reason, 'rightsConfirmedAt', rights_confirmed_at,
        'createdAt', created_at, 'decidedAt', decided_at) order by created_at, id), '[]')
      from public.submissions where user_id = account),
    'handOvers', (
      select coalesce(jsonb_agg(jsonb_build_object('progressId', progress_id, 'points', points,
        'claimedAt', claimed_at) order by claimed_at), '[]')
      from public.claims where user_id = account))
$$;

-- Dailies that were on the boards of another day move to their own.
select private.rebuild_boards();
