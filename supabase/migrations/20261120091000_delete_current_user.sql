-- Account deletion. Everything of the account goes with it (foreign keys cascade); stored files are removed by the
-- site through the storage API before.

create function public.delete_current_user() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'No user to delete' using errcode = '28000';
  end if;
  delete from auth.users where id = auth.uid();
end $$;
revoke execute on function public.delete_current_user() from public, anon, service_role;
grant execute on function public.delete_current_user() to authenticated;
