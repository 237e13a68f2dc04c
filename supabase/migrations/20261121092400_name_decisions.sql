-- What an admin decides about reported names. Everybody who reported the same name of the same account is one entry of
-- the queue, known by the id of the first report; a decision closes them all.

create function public.list_name_reports(with_status text, after uuid, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with queue as (
    select (array_agg(id order by created_at, id))[1] as id, (array_agg(username order by created_at, id))[1] as username,
      user_id, min(created_at) as created_at, count(*) as reports,
      private.place_of(with_status = 'open', min(created_at), decided_at) as place
    from public.name_reports where status = with_status group by lower(username), user_id, decided_at
  ), page as (
    select * from queue
    where after is null or (place, id) > (
      select private.place_of(with_status = 'open', created_at, decided_at), id from public.name_reports where id = after
    )
    order by place, id limit size + 1
  )
  select private.page_of(jsonb_agg(jsonb_build_object('id', page.id, 'item', jsonb_build_object(
      'id', page.id, 'username', page.username,
      'account', case when info.user_id is not null
        then jsonb_build_object('id', info.user_id, 'username', info.username) end,
      'reports', page.reports, 'status', with_status, 'createdAt', page.created_at
    )) order by page.place, page.id), size,
    (select count(distinct (lower(username), user_id)) from public.name_reports where status = 'open'))
  from page left join public.user_infos as info
    on info.user_id = page.user_id and lower(info.username) = lower(page.username)
$$;
revoke execute on function public.list_name_reports(text, uuid, integer) from public, anon, authenticated;
grant execute on function public.list_name_reports(text, uuid, integer) to service_role;

-- `verdict` is renamed (the account gets a neutral name) or refused. Answers `{id, status, changed}`, null when there is
-- no such report. Not changed is what was decided before, and a name that nobody bears any more: it cannot be taken away.
create function public.decide_name_report(by_admin uuid, report uuid, verdict text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told  public.name_reports;
  given text;
begin
  select * into told from public.name_reports where id = report for update;
  if not found then return null; end if;
  if told.status <> 'open' or (verdict = 'renamed' and not exists (
    select 1 from public.user_infos where user_id = told.user_id and lower(username) = lower(told.username)
  )) then
    return jsonb_build_object('id', told.id, 'status', told.status, 'changed', false);
  end if;
  if verdict = 'renamed' then
    given := public.rename_player(told.user_id);
    -- A name that nobody shall read does not stand under a picture either.
    update public.player_pictures set author = given
    where submission in (select id from public.submissions where user_id = told.user_id);
  end if;
  update public.name_reports set status = verdict, decided_at = now()
  where status = 'open' and lower(username) = lower(told.username) and user_id is not distinct from told.user_id;
  perform private.note_action(by_admin,
    case verdict when 'renamed' then 'rename-player' else 'refuse-name-report' end, told.username, given);
  return jsonb_build_object('id', told.id, 'status', verdict, 'changed', true);
end $$;
revoke execute on function public.decide_name_report(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.decide_name_report(uuid, uuid, text) to service_role;
