-- Who did what in the back office, for ever: written in the transaction of the deed itself, by the functions that do it.
-- Only the server reads it; nobody changes it or takes anything out.

create table public.admin_actions (
  id     bigint generated always as identity primary key,
  at     timestamptz not null default now(),
  admin  uuid references auth.users (id) on delete set null,
  action text not null check (action in ('approve-submission', 'reject-submission', 'accept-report', 'refuse-report',
    'rename-player', 'refuse-name-report', 'void-daily', 'take-down-picture', 'show-picture', 'make-admin',
    'remove-admin')),
  target text not null check (char_length(target) between 1 and 200),
  detail text check (char_length(detail) between 1 and 500)
);

comment on column public.admin_actions.admin is 'Null when the account is gone, and for what the operator''s command did';

create index admin_actions_of_admin on public.admin_actions (admin) where admin is not null;

alter table public.admin_actions enable row level security;
revoke all on public.admin_actions from public, anon, authenticated, service_role;
grant select on public.admin_actions to service_role;

-- The one change there is: the foreign key forgets an admin whose account is deleted.
create function private.keep_action() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.admin is null
    and (old.id, old.at, old.action, old.target, old.detail)
      is not distinct from (new.id, new.at, new.action, new.target, new.detail) then
    return new;
  end if;
  raise exception 'what an admin did stays written down' using errcode = '23514';
end $$;
revoke execute on function private.keep_action() from public;

create trigger admin_actions_are_kept before update or delete on public.admin_actions
  for each row execute function private.keep_action();

create function private.note_action(by_admin uuid, what text, target text, detail text) returns void
language sql set search_path = '' as $$
  insert into public.admin_actions (admin, action, target, detail) values (by_admin, what, target, detail)
$$;
revoke execute on function private.note_action(uuid, text, text, text) from public;

create function private.name_of(account uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((select username from public.user_infos where user_id = account), 'Player')
$$;
revoke execute on function private.name_of(uuid) from public;

-- `{id, username}`, as the back office names an account; null for none.
create function private.person_of(account uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case when account is not null
    then jsonb_build_object('id', account, 'username', private.name_of(account)) end
$$;
revoke execute on function private.person_of(uuid) from public;

-- Whoever makes or removes an admin, by the command, the dashboard or the auth API: it is written down.
create function private.note_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op = 'UPDATE' and coalesce(old.raw_app_meta_data ->> 'role' = 'admin', false);
  is_now boolean := coalesce(new.raw_app_meta_data ->> 'role' = 'admin', false);
begin
  if was <> is_now then
    perform private.note_action(
      null, case when is_now then 'make-admin' else 'remove-admin' end, private.name_of(new.id), new.id::text);
  end if;
  return null;
end $$;
revoke execute on function private.note_role() from public;

create trigger admins_are_noted after insert or update of raw_app_meta_data on auth.users
  for each row execute function private.note_role();

-- The newest actions before `before` (an id; null: from the newest on) as a list of
-- `{id, at, admin: {id, username} or null, action, target, detail}`.
create function public.list_admin_actions(before bigint, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', action.id, 'at', action.at,
    'admin', private.person_of(action.admin), 'action', action.action, 'target', action.target,
    'detail', action.detail) order by action.id desc), '[]')
  from (
    select * from public.admin_actions where before is null or id < before order by id desc limit size
  ) as action
$$;
revoke execute on function public.list_admin_actions(bigint, integer) from public, anon, authenticated;
grant execute on function public.list_admin_actions(bigint, integer) to service_role;
