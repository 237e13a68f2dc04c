-- As before, but an account without a record is named by its id: a log full of the same neutral name says nothing.

create or replace function private.note_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op = 'UPDATE' and coalesce(old.raw_app_meta_data ->> 'role' = 'admin', false);
  is_now boolean := coalesce(new.raw_app_meta_data ->> 'role' = 'admin', false);
begin
  if was <> is_now then
    perform private.note_action(null, case when is_now then 'make-admin' else 'remove-admin' end,
      coalesce((select username from public.user_infos where user_id = new.id), new.id::text), new.id::text);
  end if;
  return null;
end $$;
