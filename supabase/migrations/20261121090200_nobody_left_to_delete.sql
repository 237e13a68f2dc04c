-- A token outlives its account by up to an hour: deleting with one says, as without any, that there is nobody to delete.

create or replace function public.delete_current_user() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where id = auth.uid();
  if not found then
    raise exception 'No user to delete' using errcode = '28000';
  end if;
end $$;
