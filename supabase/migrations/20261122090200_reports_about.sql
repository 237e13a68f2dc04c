-- Reports are about footballers, clubs, grounds or questions: `kind` and the id of the sheets, `about`.

alter table public.reports rename column footballer to about;
alter table public.reports add column kind text not null default 'footballer'
  check (kind in ('footballer', 'club', 'ground', 'question'));
alter table public.reports alter column kind drop default;

drop index public.reports_once_a_day;
create unique index reports_once_a_day on public.reports (date, reporter, kind, about, field);

drop function public.add_report(uuid, text, text, date, text, text, text, text, uuid);
-- Adds a report, or finds the one that this reporter made of the same that day: `{id, created}`. A run that is not over,
-- or somebody else's, is left out without a word: the answer is the same for every run and every thing.
create function public.add_report(
  account uuid, visitor_hash text, reported_by text, on_date date, of_game text, of_kind text, of_about text, of_field text,
  with_note text, of_run uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare report uuid;
begin
  insert into public.reports (user_id, reporter, date, game, kind, about, field, note, run_id)
  values (
    account, reported_by, on_date, of_game, of_kind, of_about, of_field, with_note,
    (select id from public.runs where id = of_run and over and (user_id = account or visitor = visitor_hash))
  )
  on conflict (date, reporter, kind, about, field) do nothing returning id into report;
  if found then
    return jsonb_build_object('id', report, 'created', true);
  end if;
  select id into strict report from public.reports
  where date = on_date and reporter = reported_by and kind = of_kind and about = of_about and field = of_field;
  return jsonb_build_object('id', report, 'created', false);
end $$;
revoke execute on function public.add_report(uuid, text, text, date, text, text, text, text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.add_report(uuid, text, text, date, text, text, text, text, text, uuid) to service_role;

-- Whatever the table of players does not know goes by its id.
create or replace function public.list_reports(with_status text, after uuid, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with queue as (
    select told.*, private.place_of(with_status = 'open', created_at, decided_at) as place
    from public.reports as told where told.status = with_status or told.id = after
  ), page as (
    select * from queue
    where status = with_status and id is distinct from after
      and (after is null or (place, id) > (select place, id from queue where id = after))
    order by place, id limit size + 1
  )
  select private.page_of(jsonb_agg(jsonb_build_object('id', page.id, 'item', jsonb_build_object(
      'id', page.id,
      'about', jsonb_build_object('kind', page.kind, 'id', page.about, 'name', coalesce(known.fullname, page.about)),
      'game', page.game, 'field', page.field, 'note', page.note, 'status', page.status, 'reason', page.reason,
      'createdAt', page.created_at
    )) order by page.place, page.id), size, (select count(*) from public.reports where status = 'open'))
  from page left join public.players as known on page.kind = 'footballer' and known.id = page.about
$$;

-- `verdict` is accepted or refused. Answers `{id, status, changed}`; null when there is no such report.
create or replace function public.decide_report(by_admin uuid, report uuid, verdict text, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told public.reports;
  is_changed boolean;
begin
  update public.reports set status = verdict, reason = nullif(why, ''), decided_at = now()
  where id = report and status = 'open' and verdict in ('accepted', 'refused')
  returning * into told;
  is_changed := found;
  if not is_changed then
    select * into told from public.reports where id = report;
    if not found then return null; end if;
  else
    perform private.note_action(by_admin, case verdict when 'accepted' then 'accept-report' else 'refuse-report' end,
      told.about || ' ' || told.field, nullif(why, ''));
  end if;
  return jsonb_build_object('id', told.id, 'status', told.status, 'changed', is_changed);
end $$;

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
        'credited', credited, 'finishedAt', finished_at) order by finished_at, key), '[]')
      from public.results as result where user_id = account),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object('game', game, 'mode', mode,
        'date', to_char(date, 'FMYYYY-FMMM-FMDD'), 'startedAt', started_at, 'over', over)
        || case when over then jsonb_build_object('steps', n, 'state', state) else '{}' end
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
