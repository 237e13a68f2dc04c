-- Files in the bucket `submissions` that nobody needs: of accounts that are gone, of submissions that were rejected or
-- withdrawn, and without any submission for a day (a file is stored before its row is written). The site removes them
-- through the storage API; the oldest first, at most `size`.

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
revoke execute on function public.orphaned_files(integer) from public, anon, authenticated;
grant execute on function public.orphaned_files(integer) to service_role;
