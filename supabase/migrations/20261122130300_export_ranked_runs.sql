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
