-- Upkeep: expiry in batches, orphaned files, export and deletion of an account, and the repair and check of boards.

-- Up to `size` files of the bucket `submissions` that nobody needs, oldest first: of deleted accounts, of rejected
-- or withdrawn submissions, and without a submission for a day (a file is stored before its row). The site deletes
-- them through the storage API.
create function public.orphaned_files(size integer) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(name), '{}') from (
    select file.name
    from storage.objects as file
      left join auth.users as account on account.id::text = split_part(file.name, '/', 1)
      left join public.submissions as sent on sent.file_type = 'file' and sent.file_url = file.name
    where file.bucket_id = 'submissions' and (
      account.id is null
      or sent.status in ('rejected', 'withdrawn')
      or sent.id is null and file.created_at < now() - interval '1 day')
    order by file.created_at limit least(size, 1000)
  ) as orphan
$$;
revoke execute on function public.orphaned_files from public, anon, authenticated;
grant execute on function public.orphaned_files to service_role;

-- Everything stored about an account outside the auth service.
create function public.export_account(account uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'profile', (
      select jsonb_build_object('id', id, 'user_id', user_id, 'username', username, 'photo_url', photo_url,
        'points', points, 'preferences', preferences, 'locales', locales, 'opt_in', opt_in, 'createdAt', created_at,
        'updatedAt', updated_at)
      from public.profiles where user_id = account),
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
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('number', number, 'topic', topic, 'about', about, 'text', body,
        'email', email, 'page', page, 'browser', browser, 'status', case status when 'held' then 'open' else status end,
        'createdAt', created_at) order by number), '[]')
      from public.contact_notes where user_id = account),
    'submissions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'footballer', player_id, 'fileType', file_type,
        'file', file_url, 'status', status, 'reason', reason, 'rightsConfirmedAt', rights_confirmed_at,
        'createdAt', created_at, 'decidedAt', decided_at) order by created_at, id), '[]')
      from public.submissions where user_id = account),
    'leagues', (
      select coalesce(jsonb_agg(jsonb_build_object('name', league.name, 'code', league.code, 'player', own.name,
        'kit', own.kit, 'founder', own.founder, 'joinedAt', own.joined_at) order by own.joined_at, league.id), '[]')
      from public.league_seats as own join public.leagues as league on league.id = own.league_id
      where own.user_id = account),
    'honours', coalesce((select earned from public.honours where user_id = account), '{}'),
    'handOvers', (
      select coalesce(jsonb_agg(jsonb_build_object('progressId', progress_id, 'points', points,
        'claimedAt', claimed_at) order by claimed_at), '[]')
      from public.claims where user_id = account))
$$;
revoke execute on function public.export_account from public, anon, authenticated;
grant execute on function public.export_account to service_role;

-- Deletes the caller's account. Takes locks in the order of steps and matches (owner, challenges), so that none of them
-- can deadlock.
create function public.delete_current_user() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_owner(auth.uid()::text);
  perform private.lock_challenges(array(select id from public.runs where user_id = auth.uid()));
  delete from auth.users where id = auth.uid();
  if not found then
    raise exception 'No user to delete' using errcode = '28000';
  end if;
end $$;
revoke execute on function public.delete_current_user from public, anon, service_role;
grant execute on function public.delete_current_user to authenticated;

-- Rebuilds every board and the distributions from results and quiz days; returns how many standings were wrong. Holds
-- the lock of the fold: ends go on and their events wait, readers see the old boards until the commit. Upkeep deletes
-- these afterwards. Needs the owner's connection, because it takes longer than the API allows.
create function private.rebuild_boards() returns integer
language plpgsql set search_path = '' set work_mem = '256MB' as $$
declare
  events private.result_events[];
  wrong  integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('fold', 0));
  drop table if exists pg_temp.rebuilt, pg_temp.recounted;
  create temporary table rebuilt (board text, period text, since date, user_id uuid, score integer, tie bigint) on commit drop;
  create temporary table recounted (date date, game text, bucket smallint, plays integer) on commit drop;
  -- One statement, one snapshot: what leaves the queue is in the results that are read.
  with taken as (
    delete from private.result_events as event returning event.*
  ), placed as (
    insert into pg_temp.rebuilt
    select (entry).* from (
      -- One array per player bounds the memory.
      select unnest(private.combined(array_agg(
        (share.board, share.period, share.since, result.user_id, share.score, share.tie)::private.board_entry))) as entry
      from public.results as result cross join private.board_shares(result) as share group by result.user_id
      union all
      select unnest(private.quiz_entries(array_agg(day))) from private.quiz_days as day group by day.user_id
    ) as entries where (entry).score is not null
  ), counted as (
    insert into pg_temp.recounted
    select date, game, bucket, count(*) from public.results where bucket is not null and counted group by 1, 2, 3
  )
  select array_agg((null, null, 'add', null, null, null, null, null, null, null, game, date, null, 0, day_points,
    puzzle_id, picks, newcomer)::private.result_events) into events from taken
  where day_points is not null or picks is not null or newcomer;
  perform private.add_counts(events);
  analyze pg_temp.rebuilt;

  select count(*) into wrong from (
    select standing.*, known.board as name, known.period, known.since
    from private.standings as standing join private.boards as known on known.id = standing.board and known.live
  ) as standing full join pg_temp.rebuilt as wanted
    on (wanted.board, wanted.period, wanted.since, wanted.user_id)
      = (standing.name, standing.period, standing.since, standing.user_id)
  where (wanted.score, wanted.tie) is distinct from (standing.score, standing.tie);

  update private.boards set live = false where live;
  insert into private.boards (board, period, since, players)
  select board, period, since, count(*) from pg_temp.rebuilt group by board, period, since;
  insert into private.standings (board, user_id, score, tie)
  select known.id, entry.user_id, entry.score, entry.tie
  from pg_temp.rebuilt as entry join private.boards as known using (board, period, since) where known.live;
  insert into private.board_scores (board, score, players)
  select standing.board, standing.score, count(*)
  from private.standings as standing join private.boards as known on known.id = standing.board and known.live
  group by 1, 2;
  insert into private.board_buckets (board, bucket, players)
  select counted.board, private.bucket_of(counted.score), sum(counted.players)
  from private.board_scores as counted join private.boards as known on known.id = counted.board and known.live
  group by 1, 2;
  delete from private.day_counts;
  insert into private.day_counts (date, game, bucket, plays) select date, game, bucket, plays from pg_temp.recounted;
  drop table pg_temp.rebuilt, pg_temp.recounted;
  return wrong;
end $$;
revoke execute on function private.rebuild_boards from public;

-- Differences between boards and results: {queue, players, standings, scores, buckets, counts}; `queue` and `players` are
-- numbers for orientation, all others are 0 while the queue is empty.
create function private.check_boards() returns jsonb
language sql set search_path = '' set work_mem = '256MB' as $$
  with shares as (
    select share.*, result.user_id from public.results as result cross join private.board_shares(result) as share
  ), wanted as (
    select board, period, since, user_id, sum(score)::integer as score, max(tie) as tie
    from shares where board = 'all' group by 1, 2, 3, 4
    union all
    (select distinct on (board, period, since, user_id) board, period, since, user_id, score, tie
    from shares where board <> 'all' order by board, period, since, user_id, score desc, tie)
    union all
    select (entry).* from (
      select unnest(private.quiz_entries(array_agg(day))) as entry from private.quiz_days as day group by day.user_id
    ) as entries where (entry).score is not null
  ), stored as (
    select known.board, known.period, known.since, standing.user_id, standing.score, standing.tie
    from private.standings as standing join private.boards as known on known.id = standing.board and known.live
  )
  select jsonb_build_object(
    'queue', (select count(*) from private.result_events),
    'players', (select count(*) from stored),
    'standings', (
      select count(*) from wanted full join stored using (board, period, since, user_id)
      where (wanted.score, wanted.tie) is distinct from (stored.score, stored.tie)),
    'scores', (
      select count(*) from (select board, score, count(*) as players from private.standings group by 1, 2) as standing
      full join private.board_scores as counted using (board, score)
      where standing.players is distinct from counted.players),
    'buckets', (
      select count(*) from (
        select board, private.bucket_of(score) as bucket, sum(players) as players
        from private.board_scores group by 1, 2) as counted
      full join private.board_buckets as kept using (board, bucket)
      where counted.players is distinct from kept.players),
    'counts', (
      select count(*) from (
        select date, game, bucket, count(*) as plays
        from public.results where bucket is not null and counted group by 1, 2, 3) as result
      full join private.day_counts as counted using (date, game, bucket)
      where coalesce(result.plays, 0) <> coalesce(counted.plays, 0)))
$$;
revoke execute on function private.check_boards from public;

create table private.upkeep (
  task     text primary key,
  batch    integer not null default 200,
  ran_at   timestamptz not null,
  last_ms  real,
  clean_at timestamptz
);
comment on table private.upkeep is 'Last run of each task of public.upkeep; filled by it';
comment on column private.upkeep.batch is 'Rows of the next batch';
comment on column private.upkeep.clean_at is 'When a batch last found less than it may take';
alter table private.upkeep enable row level security;

-- Tasks of public.upkeep.
create function private.upkeep_tasks() returns text[]
language sql immutable set search_path = '' as $$
  select array['limits', 'lines', 'origins', 'visitors', 'practice', 'runs', 'results', 'names', 'notes', 'challenges', 'boards']
$$;
revoke execute on function private.upkeep_tasks from public;

-- Ms since a moment; null for never.
create function private.age_ms(moment timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select case when isfinite(moment)
    then greatest(0, round(extract(epoch from clock_timestamp() - moment) * 1000))::bigint end
$$;
revoke execute on function private.age_ms from public;

-- Deletes one batch of a task; returns how many rows.
create function private.forget(task text, size integer) returns integer
language plpgsql set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
declare gone integer;
begin
  case task
  when 'limits' then
    delete from public.rate_limits where bucket = any (array(
      select bucket from public.rate_limits where resets_at < now()
      order by resets_at limit size for update skip locked));
  -- A puzzle is open for two and a half days.
  when 'lines' then
    delete from private.counted_lines where ctid = any (array(
      select ctid from private.counted_lines where date < current_date - 3
      order by date limit size for update skip locked));
  when 'origins' then
    update public.visitors set origin = null where visitor = any (array(
      select visitor from public.visitors where seen_on < current_date - 3 and origin is not null
      order by seen_on limit size for update skip locked));
  when 'visitors' then
    delete from public.visitors where visitor = any (array(
      select visitor from public.visitors where seen_on < (now() - interval '13 months')::date
      order by seen_on limit size for update skip locked));
  when 'practice' then
    delete from public.runs where id = any (array(
      select id from public.runs
      where mode not in ('today', 'archive', 'ranked', 'challenge') and expires_at < now()
      order by expires_at limit size for update skip locked));
  when 'runs' then
    delete from public.runs where id = any (array(
      select id from public.runs where visitor is not null and started_at < now() - interval '13 months'
      order by started_at limit size for update skip locked));
  when 'results' then
    delete from public.results where key = any (array(
      select key from public.results where visitor is not null and finished_at < now() - interval '13 months'
      order by finished_at limit size for update skip locked));
  when 'names' then
    delete from public.name_reports where id = any (array(
      select id from public.name_reports where created_at < now() - interval '13 months'
      order by created_at limit size for update skip locked));
  when 'notes' then
    delete from public.contact_notes where id = any (array(
      select id from public.contact_notes
      where status <> 'open' and coalesce(decided_at, created_at) < now() - interval '12 months'
      order by coalesce(decided_at, created_at) limit size for update skip locked));
  when 'challenges' then
    delete from public.challenges where id = any (array(
      select id from public.challenges where expires_at <= now()
      order by expires_at limit size for update skip locked));
  when 'boards' then
    return private.forget_board(size);
  end case;
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function private.forget from public;

-- Deletes one batch of the oldest replaced board: standings, counters, then the board.
create function private.forget_board(size integer) returns integer
language plpgsql set search_path = '' as $$
declare
  old  constant integer := (select min(id) from private.boards where not live);
  gone integer;
begin
  if old is null then return 0; end if;
  delete from private.standings where ctid = any (array(
    select ctid from private.standings where board = old limit size));
  get diagnostics gone = row_count;
  if gone > 0 then return size; end if;
  delete from private.board_scores where ctid = any (array(
    select ctid from private.board_scores where board = old limit size));
  get diagnostics gone = row_count;
  if gone > 0 then return size; end if;
  delete from private.board_buckets where board = old;
  delete from private.boards where id = old;
  return size;
end $$;
revoke execute on function private.forget_board from public;

-- Does one batch of the task that waited longest, of those not done within ten minutes: {task, gone, ms}. `{"clean":
-- true}` when there is none, `{"busy": true}` when another call is at it. A batch grows and shrinks towards 8 ms, so
-- that it stays below 100 ms when the disk is slow.
create function public.upkeep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due   private.upkeep;
  since constant timestamptz := clock_timestamp();
  gone  integer;
  ms    real;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('upkeep', 0)) then return '{"busy": true}'; end if;
  insert into private.upkeep (task, ran_at) select task, '-infinity' from unnest(private.upkeep_tasks()) as task
  on conflict do nothing;
  select * into due from private.upkeep
  where task = any (private.upkeep_tasks()) and (clean_at is null or clean_at < since - interval '10 minutes')
  order by ran_at, task limit 1;
  if not found then return '{"clean": true}'; end if;
  begin
    gone := private.forget(due.task, due.batch);
  exception when query_canceled or others then
    -- The task keeps its turn last, with a smaller batch: others go on.
    raise warning 'upkeep of % failed: %', due.task, sqlerrm;
    gone := due.batch;
  end;
  ms := extract(epoch from clock_timestamp() - since) * 1000;
  update private.upkeep set ran_at = clock_timestamp(), last_ms = ms,
    clean_at = case when gone < due.batch then clock_timestamp() end,
    batch = greatest(50, least(1000, due.batch * greatest(0.5, least(1.5, 8 / greatest(ms, 1)))))::integer
  where task = due.task;
  return jsonb_build_object('task', due.task, 'gone', gone, 'ms', round(ms::numeric, 1));
end $$;
revoke execute on function public.upkeep from public, anon, authenticated;
grant execute on function public.upkeep to service_role;

-- State of the write path for health and metrics: {queue, oldest_event_age_ms, upkeep_age_ms, upkeep: {task:
-- clean_age_ms}}. Counts at most 10,000 events. Ages are null for an empty queue and what never ran.
create function public.write_path_status() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'queue', (select count(*) from (select from private.result_events limit 10000) as waiting),
    'oldest_event_age_ms', (
      select private.age_ms(at) from private.result_events order by id limit 1),
    'upkeep_age_ms', (select private.age_ms(max(ran_at)) from private.upkeep),
    'upkeep', (
      select jsonb_object_agg(task, private.age_ms(clean_at))
      from unnest(private.upkeep_tasks()) as task left join private.upkeep using (task)))
$$;
revoke execute on function public.write_path_status from public, anon, authenticated;
grant execute on function public.write_path_status to service_role;

-- A statement of the server that takes longer is a fault and must not block others.
do $$ begin
  alter role service_role set statement_timeout = '8s';
exception when insufficient_privilege then
  raise notice 'statement_timeout of service_role is the platform''s';
end $$;
