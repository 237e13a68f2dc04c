-- Upkeep: expiry, orphaned files, export and deletion of an account, and the repair of boards.

-- Deletes what is stored no longer: expired practice and rate limits, addresses after 3 days, and after 13 months
-- the runs and results of visitors, name reports and visitors. Returns the deleted rows.
create function public.forget_expired() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer := 0;
  step    integer;
begin
  delete from public.runs where mode not in ('today', 'archive', 'ranked', 'challenge') and expires_at < now();
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.runs where visitor is not null and started_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.results where visitor is not null and finished_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.name_reports where created_at < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  delete from public.visitors where seen_on < now() - interval '13 months';
  get diagnostics step = row_count;
  removed := removed + step;
  -- A puzzle is open for two and a half days.
  update public.visitors set origin = null where seen_on < current_date - 3 and origin is not null;
  delete from private.counted_lines where date < current_date - 3;
  delete from public.rate_limits where resets_at < now();
  get diagnostics step = row_count;
  return removed + step;
end $$;
revoke execute on function public.forget_expired from public, anon, authenticated;
grant execute on function public.forget_expired to service_role;

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
      from public.user_infos where user_id = account),
    'results', (
      select coalesce(jsonb_agg(private.record_of(result) || jsonb_build_object('game', game, 'source', source,
        'credited', credited, 'finishedAt', finished_at)
        || case when source = 'ranked' then jsonb_build_object('held', held) else '{}' end order by finished_at, key), '[]')
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
revoke execute on function public.export_account from public, anon, authenticated;
grant execute on function public.export_account to service_role;

-- Deletes the caller's account. Takes locks in the order of steps and matches (owner, challenges, boards), so that
-- none of them can deadlock.
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

-- Rebuilds every board from results and quiz days; returns how many standings were wrong. Writers wait until commit.
create function private.rebuild_boards() returns integer
language plpgsql set search_path = '' as $$
declare wrong integer;
begin
  perform private.lock_boards();
  create temporary table rebuilt on commit drop as
  select (entry).* from (
    -- One array per player bounds the memory.
    select unnest(private.combined(array_agg(
      (share.board, share.period, share.since, result.user_id, share.score, share.tie)::private.board_entry))) as entry
    from public.results as result cross join private.board_shares(result) as share group by result.user_id
    union all
    select unnest(private.quiz_entries(array_agg(day))) from private.quiz_days as day group by day.user_id
  ) as entries where (entry).score is not null;

  insert into private.boards (board, period, since) select distinct board, period, since from pg_temp.rebuilt
  on conflict do nothing;

  select count(*) into wrong from (
    select known.id as board, entry.user_id, entry.score, entry.tie
    from pg_temp.rebuilt as entry join private.boards as known using (board, period, since)
  ) as wanted full join private.standings as standing using (board, user_id)
  where (wanted.score, wanted.tie) is distinct from (standing.score, standing.tie);

  truncate private.standings, private.board_scores, private.board_buckets;
  insert into private.standings (board, user_id, score, tie)
  select known.id, entry.user_id, entry.score, entry.tie
  from pg_temp.rebuilt as entry join private.boards as known using (board, period, since);
  insert into private.board_scores (board, score, players)
  select board, score, count(*) from private.standings group by board, score;
  insert into private.board_buckets (board, bucket, players)
  select board, private.bucket_of(score), sum(players) from private.board_scores group by 1, 2;
  drop table pg_temp.rebuilt;
  return wrong;
end $$;
revoke execute on function private.rebuild_boards from public;

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
  select array['limits', 'lines', 'origins', 'visitors', 'practice', 'runs', 'results', 'names', 'challenges', 'boards']
$$;
revoke execute on function private.upkeep_tasks from public;

-- Ms since a moment; null for never.
create function private.age_ms(moment timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select case when isfinite(moment)
    then greatest(0, round(extract(epoch from clock_timestamp() - moment) * 1000))::bigint end
$$;
revoke execute on function private.age_ms from public;

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
