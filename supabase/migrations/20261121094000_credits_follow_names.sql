-- Whose name changes, by their own hand or an admin's, has the new one in the credits too: the old one may be why.

create function private.follow_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.player_pictures set author = new.username
  where submission in (select id from public.submissions where user_id = new.user_id);
  return null;
end $$;
revoke execute on function private.follow_name() from public;

create trigger credits_follow_names after update of username on public.user_infos
  for each row when (old.username is distinct from new.username) execute function private.follow_name();

-- As before, but the credits follow by themselves.
create or replace function public.decide_name_report(by_admin uuid, report uuid, verdict text) returns jsonb
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
  if verdict = 'renamed' then given := public.rename_player(told.user_id); end if;
  update public.name_reports set status = verdict, decided_at = now()
  where status = 'open' and lower(username) = lower(told.username) and user_id is not distinct from told.user_id;
  perform private.note_action(by_admin,
    case verdict when 'renamed' then 'rename-player' else 'refuse-name-report' end, told.username, given);
  return jsonb_build_object('id', told.id, 'status', verdict, 'changed', true);
end $$;
